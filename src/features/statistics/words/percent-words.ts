/** A share of 100 with one decimal (product spec, section 9): `12.5%`. Of nothing it is `0.0%`. */
export const percentWords = (part: number, whole: number): string =>
  `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`;
