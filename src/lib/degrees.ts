/** Where a number of degrees means Fahrenheit. */
const fahrenheit = ['US', 'LR', 'BS', 'BZ', 'KY', 'PW', 'FM', 'MH'];

export type DegreeUnit = 'C' | 'F';

/** What a member's country measures warmth in; the studio's own where it is not known. */
export const degreeUnit = (country: string | null | undefined): DegreeUnit =>
  fahrenheit.includes(country ?? 'US') ? 'F' : 'C';

/** Degrees Celsius in words: `57°F`. */
export const degreesIn = (celsius: number, unit: DegreeUnit): string =>
  `${Math.round(unit === 'F' ? celsius * 1.8 + 32 : celsius)}°${unit}`;
