// Where the columns of a row lie, and in them the spaces for cubes.
export const SLOTS: readonly (readonly number[])[] = [[44, 68, 92], [144, 168], [218]];
/** left edge and width of each column */
export const BANDS: readonly (readonly [number, number])[] = [
  [28, 80],
  [130, 52],
  [200, 36],
  [247, 42],
  [297, 42],
];
