import { type CategoryGroup, itemCategories } from '#contract/rules/item-attributes.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { asSentence, listed } from '#lib/count-words.ts';
import { type Counted, type Headline, majority } from './headline.ts';
import { leadWords } from './lead-words.ts';

/** The name of a group of categories; null is that of the pieces without one. */
export const groupName = (group: string | null): string =>
  group ? (itemCategories[group as CategoryGroup]?.label ?? group) : 'Not known';

/** Says of which categories most pieces are. */
export function categoryWords(categories: WardrobeStatistics['categories']): Headline<string> {
  const all = categories.reduce((total, { items }) => total + items, 0);
  const known = categories.flatMap<Counted<string>>(({ group, items }) =>
    group && items > 0 ? { key: group, name: groupName(group).toLowerCase(), count: items } : [],
  );
  const [first] = known;
  if (!first) return { text: 'No category known yet', about: [] };
  if (first.count === all) return { text: `Only ${first.name}`, about: [first.key] };
  const main = majority(known, all);
  const about = main.map(({ key }) => key);
  const names = main.map(({ name }) => name);
  // Of two that are not alike the sentence says which comes first.
  if (main.length === 2 && main[0]!.count > main[1]!.count) {
    return { text: `Mostly ${names[0]}, then ${names[1]}`, about };
  }
  if (main.length > 0) return { text: `Mostly ${listed(names)}`, about };
  const lead = leadWords('category', known);
  return { text: asSentence(lead.text), about: lead.about };
}
