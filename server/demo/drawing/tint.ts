/** Colour mixing for threads, linings and shades, so that a cloth is named by one colour. */

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** A mix of two `#rrggbb` colours; `amount` 0 is the first, 1 the second. */
export function mixed(one: string, other: string, amount: number): string {
  const a = channels(one);
  const b = channels(other);
  const out = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * amount));
  return `#${out.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of all shadows, seams and outlines: a warm near-black, as in the product's ink. */
export const ink = '#120710';

export const darker = (hex: string, amount: number): string => mixed(hex, ink, amount);
export const lighter = (hex: string, amount: number): string => mixed(hex, '#ffffff', amount);

/** How light a colour looks, 0 to 1. Decides whether a seam thread must be darker or lighter. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}
