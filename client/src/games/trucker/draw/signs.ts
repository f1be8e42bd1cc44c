// The game's little signs, on a grid of 24.
export const SIGNS: Record<string, string> = {
  cannon:
    '<path d="M9.200 4h5.600v10H9.200Z" fill="currentColor"/><path d="M7.200 1h9.600v4.200H7.200Z" fill="currentColor"/><path d="M3 14.500h18v4.500l-2 3H5l-2-3Z" fill="currentColor"/><circle cx="12" cy="18" r="1.800" fill="var(--surface)"/>',
  engine:
    '<path d="M8 2h8v7H8Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M9.500 9h5L18 17H6Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8 18.500h8L12 24Z" fill="currentColor"/>',
  crew: '<circle cx="12" cy="7" r="4.600" fill="currentColor"/><path d="M4 22v-3.500C4 14 7.500 12.500 12 12.500s8 1.500 8 6V22Z" fill="currentColor"/>',
  days: '<path d="M10.500 5 4 12l6.500 7M5 12h9" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/><circle cx="19" cy="12" r="2.600" fill="currentColor"/>',
  credits:
    '<circle cx="12" cy="12" r="10" fill="#ffd76a" stroke="#7a5200" stroke-width="1.500"/><path d="M15.500 8.500A5 5 0 1 0 15.500 15.500M12 4.800v2M12 17.200v2" fill="none" stroke="#4a3200" stroke-width="2.200" stroke-linecap="round"/>',
  battery:
    '<rect x="6" y="5" width="12" height="17" rx="2.500" fill="var(--gt-charge)"/><rect x="9.500" y="2" width="5" height="3" rx="1" fill="var(--gt-charge)"/><path d="M13 8 8.500 14H12l-1 5 4.500-6.500H12Z" fill="var(--gt-good-ink)"/>',
  goods:
    '<rect x="3" y="3" width="18" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 6.500 17.500 12 12 17.500 6.500 12Z" fill="currentColor"/>',
  shield:
    '<path d="M3 5h11a6 6 0 0 1 6 6v11" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M3 10.500h8a4 4 0 0 1 4 4V22" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round"/>',
  exposed:
    '<path d="M2 14h20v8H2Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 6h3v8H6ZM15 6h3v8h-3Z" fill="currentColor"/><path d="M12 1.500v6" stroke="currentColor" stroke-width="2" stroke-dasharray="2 2"/>',
  lost: '<path d="M5 3h14l2 2v14l-2 2H5l-2-2V5Z" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2.400"/><path d="M8 8l8 8M16 8l-8 8" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>',
  cabin:
    '<rect x="2" y="3" width="20" height="18" rx="5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="8.500" cy="10" r="2.300" fill="currentColor"/><path d="M4.800 17c0-3 1.500-4 3.700-4s3.700 1 3.700 4Z" fill="currentColor"/><circle cx="15.500" cy="10" r="2.300" fill="currentColor"/><path d="M11.800 17c0-3 1.500-4 3.700-4s3.700 1 3.700 4Z" fill="currentColor"/>',
  rock: '<path d="M8 4 15 3l5 5 1 7-5 6-8 0-5-6 1-7Z" fill="currentColor"/><circle cx="10" cy="10" r="2" fill="var(--surface)"/><circle cx="15" cy="14.500" r="1.600" fill="var(--surface)"/>',
  planet:
    '<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M2.500 15.500C7 16.500 17 12.500 21.500 8.500" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  dice: '<rect x="3" y="3" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="8" cy="8" r="1.800" fill="currentColor"/><circle cx="16" cy="16" r="1.800" fill="currentColor"/><circle cx="12" cy="12" r="1.800" fill="currentColor"/>',
};
