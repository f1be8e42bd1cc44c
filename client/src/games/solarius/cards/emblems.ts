/** how a development works, as a sign in a 36 box about 0,0 */
export const EMBLEMS: Record<string, string> = {
  passive: '<circle r="9"/><path d="M0-16V-9M0 9V16M-16 0H-9M9 0H16M-11-11-6-6M11 11 6 6M11-11 6-6M-11 11-6 6"/>',
  slot: '<rect x="-12" y="-12" width="24" height="24" rx="5"/><path d="M-5 0H5M0-5V5"/>',
  trigger: '<path d="M3-15-9 2H0L-3 15 9-3H0Z"/>',
  endgame: '<path d="M0-14 12-7V7L0 14-12 7V-7Z"/><path d="M-5 0-1 4 6-4"/>',
};
