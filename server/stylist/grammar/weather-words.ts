import { likelyWeather } from '../climate.ts';
import type { Weather } from '../request.ts';
import type { Feel } from './asked.ts';

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

const unitWords =
  '(?:°|º|degrees?|grad)\\s*(celsius|fahrenheit|[cf])?\\b|°|º|(celsius|fahrenheit|[cf])\\b';
const number = '(-|−|–|minus |- )?\\b(\\d{1,3})(?:[.,]\\d)?';
/** `48°F`, `10 degrees`, `minus 5 C`, `10 to 15 degrees`. */
const measured = new RegExp(
  `(?:${number}\\s*(?:-|–|to|and|bis|a)\\s*)?${number}\\s*(?:${unitWords})`,
  'iu',
);
const sky =
  'sunny|sun|rainy|rain|raining|wet|dry|warm|hot|cold|cool|mild|cloudy|windy|freezing|chilly|snow|snowing|humid|overcast';
/** `28 outdoors`, `it's 12`, `sunny and 22`, `-5`. */
const bare = [
  new RegExp(`${number}(?=\\s*(?:outside|outdoors|out there|in the shade|in the sun)\\b)`, 'iu'),
  new RegExp(
    `(?<=\\b(?:it[’']?s|it is|its|will be|around|about|temperature is|temperature of)\\s)${number}(?=\\s*(?:$|[,.;!?]|and\\b|but\\b|with\\b|today\\b|tomorrow\\b|now\\b|here\\b))`,
    'iu',
  ),
  new RegExp(
    `(?<=\\b(?:${sky}),? (?:(?:and|with|at|around) )?)${number}(?!\\s*(?:\\p{L}|:))`,
    'iu',
  ),
  new RegExp(`${number}(?=,? (?:and |with )?(?:${sky})\\b)`, 'iu'),
  /(?:^|(?<=[\s,(]))(-|−|minus )(\d{1,2})(?=$|[\s,.;!?)])(?!\s*(?:days?|nights?|weeks?|pieces?|%))/iu,
];
const zero =
  /\b(?:(below|under|sub)[ -])?zero(\s*degrees?(?:\s*(celsius|fahrenheit|[cf])\b)?)?(?!\s*(?:tolerance|waste|effort|sugar|interest|idea|ideas|clue|time|energy|chance))\b/iu;

interface Degrees {
  lowC: number | null;
  celsius: number;
  rest: string;
}

/**
 * A temperature that a text names, in degrees Celsius, and the text without it; null where it names none. Of two that
 * are the ends of a range the first is `lowC`.
 */
export function readDegrees(text: string, unit: 'C' | 'F'): Degrees | null {
  const found = measured.exec(text);
  const without = (index: number, length: number) =>
    `${text.slice(0, index)} ${text.slice(index + length)}`;
  if (found) {
    const [words, minusLow, low, minus, high, named, letter] = found;
    const of = (named ?? letter ?? unit).charAt(0).toUpperCase();
    const celsius = toCelsius(Number(high) * (minus ? -1 : 1), of);
    const lowC = low === undefined ? null : toCelsius(Number(low) * (minusLow ? -1 : 1), of);
    if (!isLivable(celsius) || (lowC !== null && !isLivable(lowC))) return null;
    return { lowC, celsius, rest: without(found.index, words.length) };
  }
  const nothing = zero.exec(text);
  if (nothing) {
    const isFahrenheit = /f/i.test(nothing[3] ?? '') || (unit === 'F' && nothing[2] !== undefined);
    const celsius = toCelsius(0, isFahrenheit ? 'F' : 'C') - (nothing[1] ? 4 : 0);
    return { lowC: null, celsius, rest: without(nothing.index, nothing[0].length) };
  }
  for (const pattern of bare) {
    const one = pattern.exec(text);
    if (!one) continue;
    const celsius = toCelsius(Number(one[2]) * (one[1] ? -1 : 1), unit);
    if (isLivable(celsius)) {
      return { lowC: null, celsius, rest: without(one.index, one[0].length) };
    }
  }
  return null;
}

const toCelsius = (degrees: number, unit: string): number =>
  Math.round(unit === 'F' ? ((degrees - 32) * 5) / 9 : degrees);

const isLivable = (celsius: number): boolean => celsius >= -mostC && celsius <= mostC;

/** All that a text says of the weather. */
export interface SaidWeather {
  feel: Feel | null;
  degrees: Pick<Degrees, 'lowC' | 'celsius'> | null;
  isWet: boolean;
  isSunny: boolean;
  /** The month that was named, 1 to 12. */
  month: number | null;
}

/** The weather of what was said of it, in a country and, where none was said, this month; null where nothing was. */
export function weatherOf(
  { feel, degrees, isWet, isSunny, month }: SaidWeather,
  { country, thisMonth }: { country: string | null; thisMonth: number },
): Weather | null {
  if (degrees) {
    const { lowC, celsius } = degrees;
    const low = lowC === null ? celsius - 4 : Math.min(lowC, celsius);
    const high = lowC === null ? celsius + 1 : Math.max(lowC, celsius);
    return { lowC: Math.max(-mostC, low), highC: Math.min(mostC, high), isWet };
  }
  if (feel) {
    const [lowC, highC] = feels[feel];
    return { lowC, highC, isWet };
  }
  if (month === null && !isWet && !isSunny) return null;
  const likely = likelyWeather(country ?? 'DE', month ?? thisMonth);
  if (month !== null || isSunny) return { ...(likely ?? { lowC: 9, highC: 15 }), isWet };
  // Rain without a word of the cold: as in this month, where that is known.
  const known = country === null ? null : likely;
  return { ...(known ?? { lowC: 9, highC: 15 }), isWet };
}
