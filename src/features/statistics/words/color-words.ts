import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { asSentence, listed } from '#lib/count-words.ts';
import { type Counted, type Headline, majority } from './headline.ts';
import { leadWords } from './lead-words.ts';

/** The name of a color of the statistics; null is one that is not known. */
export const colorName = (color: ColorFamily | null): string =>
  color ? colorFamilies[color].label : 'Not known';

/** Says which colors most pieces have. */
export function colorWords(colors: WardrobeStatistics['colors']): Headline<ColorFamily> {
  const all = colors.reduce((total, { items }) => total + items, 0);
  const known = colors.flatMap<Counted<ColorFamily>>(({ color, items }) =>
    color && items > 0
      ? { key: color, name: colorFamilies[color].label.toLowerCase(), count: items }
      : [],
  );
  const [first] = known;
  if (!first) return { text: 'No color known yet', about: [] };
  if (all === 1) return { text: `One piece, in ${first.name}`, about: [first.key] };
  if (first.count === all) return { text: `All in ${first.name}`, about: [first.key] };
  const main = majority(known, all);
  if (main.length === 0) {
    const { text, about } = leadWords('color', known);
    return { text: asSentence(text), about };
  }
  return {
    text: `Mostly ${listed(main.map(({ name }) => name))}`,
    about: main.map(({ key }) => key),
  };
}
