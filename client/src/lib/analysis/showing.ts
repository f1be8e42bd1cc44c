// What small screens show of an analysis, one at a time.
export const SHOWN = ["opinion", "table", "log"] as const;
export type Showing = (typeof SHOWN)[number];
