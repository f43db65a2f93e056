import { colorFamilies } from '#contract/rules/color-families.ts';
import { wordsAfterFor } from './dress-codes/codes.ts';
import type { ReadGarment } from './garment.ts';
import type { StylistRequest } from './request.ts';

/** The names of fabrics in a headline. */
const cloth: Record<string, string> = {
  knit: 'knitwear',
  sheer: 'chiffon',
  drape: 'crepe',
  technical: 'sports fabric',
};

const main = new Set<ReadGarment['slot']>(['one-piece', 'top', 'bottom', 'layer']);

/** One line about the cloth of the first outfit, and what it is for: `Satin and wool for a wedding, ready for rain`. */
export function headlineOf(outfit: readonly ReadGarment[], request: StylistRequest): string {
  if (outfit.length === 0) return 'Nothing to put together yet';
  const words = [...new Set(outfit.filter(({ slot }) => main.has(slot)).flatMap(wordOf))].slice(
    0,
    2,
  );
  const start = words.length > 0 ? words.join(' and ') : 'Something plain';
  const { weather } = request;
  const place = placeOf(request);
  const what = place && ` ${place}`;
  const coat = outfit.find(({ slot }) => slot === 'outer');
  const end = weather?.isWet ? ', ready for rain' : coat && !what ? ', with a layer over it' : '';
  return `${start.charAt(0).toUpperCase()}${start.slice(1)}${what}${end}`;
}

/** What is asked for after what is worn for it: `for a wedding`, `outdoors`. Empty of an ordinary day. */
function placeOf({ event, occasion }: StylistRequest): string {
  if (event === null && (occasion === null || occasion === 'Everyday')) return '';
  if (event === null && occasion === 'Outdoors') return 'outdoors';
  if (event === null && occasion === 'Home') return 'at home';
  return `for ${wordsAfterFor({ event, occasion })}`;
}

/** A garment by its cloth, else its pattern, else its color. */
function wordOf({ fabrics: [fabric], pattern, families: [family] }: ReadGarment): string[] {
  if (fabric) return [cloth[fabric] ?? fabric];
  if (pattern && pattern.kind !== 'plain' && pattern.kind !== 'texture')
    return [patternWords[pattern.kind]];
  return family ? [colorFamilies[family].label.toLowerCase()] : [];
}

const patternWords = {
  stripe: 'stripes',
  check: 'checks',
  floral: 'flowers',
  dot: 'dots',
  animal: 'an animal print',
  graphic: 'a print',
  abstract: 'a pattern',
} as const;
