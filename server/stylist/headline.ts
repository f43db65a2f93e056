import { colorFamilies } from '#contract/rules/color-families.ts';
import type { ReadGarment } from './garment.ts';
import type { StylistRequest } from './request.ts';

/** What a fabric is called in a headline. */
const cloth: Record<string, string> = {
  knit: 'knitwear',
  sheer: 'chiffon',
  drape: 'crepe',
  technical: 'sports fabric',
};

const main = new Set<ReadGarment['slot']>(['one-piece', 'top', 'bottom', 'layer']);

/** One line about the cloth of the first outfit: `Satin and wool, with a coat over it`. */
export function headlineOf(outfit: readonly ReadGarment[], request: StylistRequest): string {
  if (outfit.length === 0) return 'Nothing to put together yet';
  const words = [...new Set(outfit.filter(({ slot }) => main.has(slot)).flatMap(wordOf))].slice(
    0,
    2,
  );
  const start = words.length > 0 ? words.join(' and ') : 'Something plain';
  const coat = outfit.find(({ slot }) => slot === 'outer');
  const end = coat ? ', with a layer over it' : request.weather?.isWet ? ', ready for rain' : '';
  return `${start.charAt(0).toUpperCase()}${start.slice(1)}${end}`;
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
