/** The countries where a number of degrees means Fahrenheit. */
const fahrenheit = ['US', 'LR', 'BS', 'BZ', 'KY', 'PW', 'FM', 'MH'];

export type DegreeUnit = 'C' | 'F';

/** The unit in which a member's country measures warmth; the studio's own where the country is not known. */
export const degreeUnit = (country: string | null | undefined): DegreeUnit =>
  fahrenheit.includes(country ?? 'US') ? 'F' : 'C';

/** Degrees Celsius in words: `57°F`. */
export const degreesIn = (celsius: number, unit: DegreeUnit): string =>
  `${Math.round(unit === 'F' ? celsius * 1.8 + 32 : celsius)}°${unit}`;
