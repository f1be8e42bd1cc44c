// Small icons of this game, in a 24 box; colours from the text or from signs.css.
const line = 'fill="none" stroke="currentColor" stroke-width="2"';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

export const ICONS: Record<string, string> = {
  fuel: '<path d="M12 2c5 6 7.5 9.5 7.5 13a7.5 7.5 0 0 1-15 0C4.5 11.5 7 8 12 2Z" fill="var(--sm-fuel)"/><path d="M8.5 15.5a3.6 3.6 0 0 0 3.5 3.5" fill="none" stroke="var(--sm-on)" stroke-width="1.8" stroke-linecap="round"/>',
  bucks:
    '<circle cx="12" cy="12" r="9.5" fill="var(--sm-bucks)"/><path d="M15 8.5c-.8-1-1.8-1.4-3-1.4-1.8 0-3 .9-3 2.3 0 3.4 6.2 1.7 6.2 5.1 0 1.5-1.4 2.5-3.2 2.5-1.4 0-2.6-.6-3.3-1.6M12 5v14" fill="none" stroke="var(--sm-on)" stroke-width="1.8" stroke-linecap="round"/>',
  range: `<path d="M3 17c3-9 9-12 18-12" ${line} stroke-dasharray="3 3"/><path d="M15 2l6.5 3L17 10.5" ${line} ${round}/><circle cx="4" cy="19" r="2.6" fill="currentColor"/>`,
  portal: `<g ${line} ${round}><path d="M12 3a9 9 0 1 1-8.5 6"/><path d="M12 7.5A4.5 4.5 0 1 1 7.6 11"/></g><circle cx="12" cy="12" r="1.5" fill="currentColor"/>`,
  junk: '<path d="M4 4.5 15 3l6 7-3 10.5L7 21 2.5 13Z" fill="var(--sm-junk)" stroke="var(--sm-junk-line)" stroke-width="1.5" stroke-linejoin="round"/><path d="M9 4l2 8 10-1M11 12 7 20" fill="none" stroke="var(--sm-junk-line)" stroke-width="1.5"/>',
  drive: `<path d="M5 3h14v8l-3 4v3H8v-3l-3-4Z" ${line} ${round}/><path d="M9 21h6" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`,
  ap: `<path d="M12 1.5 22.5 12 12 22.5 1.5 12Z" ${line} ${round}/><path d="M12 7v10M7 12h10" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`,
  up: `<rect x="3" y="3" width="18" height="18" rx="4" ${line}/><path d="M12 17V8M8 11.5 12 7.5l4 4" ${line} ${round}/>`,
  push: `<rect x="3" y="3" width="18" height="18" rx="4" ${line}/><path d="M7 12h9M12.5 8l4 4-4 4" ${line} ${round}/>`,
  colony: '<path d="M4 19v-6a8 8 0 0 1 16 0v6Z" fill="currentColor"/>',
  station:
    '<path d="M6 6h12v12H6Z" fill="currentColor"/><path d="M2 12h4M18 12h4M12 2v4M12 18v4" stroke="currentColor" stroke-width="2.4"/>',
  mission: '<path d="M6 22V3h14l-4 6 4 6H8.5v7Z" fill="currentColor"/>',
  outpost:
    '<path d="M3 15h18l-3 6H6Z" fill="currentColor"/><path d="M12 3v10" stroke="currentColor" stroke-width="2.4"/>',
  cube: `<rect x="4" y="4" width="16" height="16" rx="3" ${line}/><path d="M9 12h6M12 9v6" stroke="currentColor" stroke-width="2"/>`,
  recolour: `<path d="M4 8h13l-3.5-3.5M20 16H7l3.5 3.5" ${line} ${round}/>`,
  hub: `<path d="M12 1.5 21 6.75v10.5L12 22.5 3 17.25V6.75Z" ${line}/><path d="M12 6.5v11M7.5 9.25l9 5.5M16.5 9.25l-9 5.5" stroke="currentColor" stroke-width="2"/>`,
  sets: '<path d="M6.5 1.5 11.5 6.5 6.5 11.5 1.5 6.5Z" fill="currentColor"/><circle cx="17.5" cy="6.5" r="4.3" fill="currentColor"/><path d="M6.5 13 11.3 21.5H1.7ZM13.5 13.5h8v8h-8Z" fill="currentColor"/>',
  unfinished: `<path d="M4 19v-6a8 8 0 0 1 16 0v6Z" ${line} stroke-dasharray="3 2.5"/>`,
  network:
    '<g fill="currentColor"><circle cx="5" cy="18" r="3"/><circle cx="12" cy="6" r="3"/><circle cx="19" cy="16" r="3"/></g><path d="M6.5 15.5 10.5 8.5M13.5 8.5l4 5M8 18l8-1.5" stroke="currentColor" stroke-width="1.8"/>',
  planet: '<circle cx="12" cy="12" r="8" fill="currentColor"/>',
  up3: `<path d="M5 13l7-7 7 7M5 20l7-7 7 7" ${line} ${round}/>`,
};
