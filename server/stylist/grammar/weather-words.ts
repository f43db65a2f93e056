import type { Weather } from '../request.ts';
import type { Feel } from './phrases.ts';

/** How many degrees Celsius a day has that feels so: from its low to its high. */
const feels: Record<Feel, readonly [lowC: number, highC: number]> = {
  freezing: [-8, -2],
  cold: [0, 7],
  cool: [7, 13],
  mild: [11, 17],
  warm: [16, 24],
  hot: [22, 31],
};

/** Nobody dresses for more heat, or cold, in degrees Celsius. */
const mostC = 60;

/** `48°F`, `10 degrees`, `minus 5 C`. */
const degrees =
  /(-|minus )?\b(\d{1,3})\s*(?:(?:°|º|degrees?)\s*(celsius|fahrenheit|[cf])?\b|(celsius|fahrenheit|[cf])\b)/i;

/** A temperature that a text names, in degrees Celsius, and the text without it; null where it names none. */
export function readDegrees(
  text: string,
  unit: 'C' | 'F',
): { celsius: number; rest: string } | null {
  const found = degrees.exec(text);
  if (!found) return null;
  const value = Number(found[2]) * (found[1] ? -1 : 1);
  const named = (found[3] ?? found[4] ?? unit).charAt(0).toUpperCase();
  const celsius = named === 'F' ? ((value - 32) * 5) / 9 : value;
  if (celsius < -mostC || celsius > mostC) return null;
  return {
    celsius: Math.round(celsius),
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
  };
}

/** The weather of what was said of it; null where nothing was. */
export function weatherOf(
  feel: Feel | null,
  celsius: number | null,
  isWet: boolean,
): Weather | null {
  if (celsius !== null) {
    return { lowC: Math.max(-mostC, celsius - 4), highC: Math.min(mostC, celsius + 1), isWet };
  }
  const range = feel ? feels[feel] : isWet ? ([9, 15] as const) : null;
  return range && { lowC: range[0], highC: range[1], isWet };
}
