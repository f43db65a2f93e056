import type { ItemCondition } from '#contract/rules/item-attributes.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { asSentence, countWord, listed } from '#lib/count-words.ts';
import { type Counted, type Headline, leaders } from './headline.ts';
import { leadWords } from './lead-words.ts';

type Season = WardrobeStatistics['seasons'][number]['season'];
type Occasion = WardrobeStatistics['occasions'][number]['occasion'];

/** Says which brand most pieces are of. */
export const brandWords = ({ brands, brandCount }: WardrobeStatistics): Headline<string> =>
  leadWords(
    'brand',
    brands.map(({ brand, items }) => ({ key: brand, name: brand, count: items })),
    brandCount,
  );

/** Says which occasion most pieces are for. */
export const occasionWords = ({ occasions }: WardrobeStatistics): Headline<Occasion> =>
  leadWords(
    'occasion',
    occasions.map(({ occasion, items }) => ({ key: occasion, name: occasion, count: items })),
  );

/** Says which size most pieces have. */
export const sizeWords = ({ sizes, sizeCount }: WardrobeStatistics): Headline<string> =>
  leadWords(
    'size',
    sizes.map(({ size, items }) => ({ key: size, name: sizeName(size), count: items })),
    sizeCount,
  );

const sizeName = (size: string): string => (/\bsize\b/i.test(size) ? size : `Size ${size}`);

/** Says whether something needs repair. */
export function conditionWords(
  conditions: WardrobeStatistics['conditions'],
): Headline<ItemCondition> {
  const broken = conditions.find(({ condition }) => condition === 'Needs Repair')?.items ?? 0;
  const best = conditions.find(({ items }) => items > 0);
  if (broken === 0) {
    return { text: 'Nothing needs repair', about: best ? [best.condition] : [] };
  }
  const text = `${asSentence(countWord(broken))} ${broken === 1 ? 'needs' : 'need'} repair`;
  return { text, about: ['Needs Repair'] };
}

/** Says what the seasons lack, or which has most. A piece may be for several, or for none. */
export function seasonWords({ seasons, unseasonedItems }: WardrobeStatistics): Headline<Season> {
  const rows = seasons.map(({ season, items }) => ({ key: season, name: season, count: items }));
  const most = leaders(rows);
  if (most.length === 0) return { text: 'No season known yet', about: [] };
  const fewest = Math.min(...rows.map(({ count }) => count));
  const least = rows.filter(({ count }) => count === fewest);
  // Of what is not said to be for a season nobody knows that it is not.
  const marked = unseasonedItems > 0 ? ' marked' : '';
  if (fewest === 0) return about(`Nothing${marked} for`, least);
  if (most.length === rows.length) return { text: 'As much for every season', about: [] };
  if (least.length === 1 && fewest * 2 <= most[0]!.count)
    return about(`Little${marked} for`, least);
  return about(`Most${marked} for`, most);
}

const about = <Key>(words: string, rows: readonly Counted<Key>[]): Headline<Key> => ({
  text: `${words} ${listed(rows.map(({ name }) => name.toLowerCase()))}`,
  about: rows.map(({ key }) => key),
});
