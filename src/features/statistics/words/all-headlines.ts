import { itemName } from '#contract/rules/item-name.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { categoryWords } from './category-words.ts';
import { colorWords } from './color-words.ts';
import { costWords } from './cost-words.ts';
import { secondhandWords } from './secondhand-words.ts';
import { monthWords, neverWornWords } from './wear-words.ts';

/** The sentences that a picture of the statistics tells, those that find something. */
export function headlinesOf(data: WardrobeStatistics): string[] {
  const { colors, categories, secondhand, months, costPerWear, worn, counts, currency } = data;
  const best = [...costPerWear.best, ...costPerWear.worst].map(({ item, centsPerWear }) => ({
    name: itemName(item),
    centsPerWear,
  }));
  const color = colorWords(colors);
  const category = categoryWords(categories);
  const month = monthWords(months);
  return [
    color.about.length > 0 && color.text,
    category.about.length > 0 && category.text,
    month.about.length > 0 && month.text,
    best.length > 0 && costWords(best, costPerWear, currency),
    counts.items > 0 && neverWornWords(worn.neverItems, counts.items),
    secondhand.items > 0 && secondhandWords(secondhand),
  ].filter((sentence) => sentence !== false);
}
