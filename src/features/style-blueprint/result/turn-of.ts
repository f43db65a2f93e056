/** The turns that swatches lie in, in degrees; neighbors, and those below each other, never lie alike. */
const turns = [-2, 1.5, 2.5, -3, 1, -1.5, 3, -2.5, 2, -1, 3, -3, 1.5] as const;

/** How a swatch is turned that lies at a place among others, counted from 0: always the same in one place. */
export const turnOf = (at: number): number => turns[at % turns.length]!;
