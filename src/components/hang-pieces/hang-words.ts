import { type CategoryGroup, categoryGroupOf } from '#contract/rules/item-attributes.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { piecesOf } from '../noun/noun-words.ts';

/** The groups that are counted by name, in the tree's order: one of it, and many. */
const counted = new Map<CategoryGroup | null, [string, string]>([
  ['top', ['top', 'tops']],
  ['bottom', ['bottom', 'bottoms']],
  ['one-piece', ['dress', 'dresses']],
  ['outerwear', ['jacket or coat', 'jackets and coats']],
  ['shoes', ['pair of shoes', 'pairs of shoes']],
  ['bag', ['bag', 'bags']],
  ['accessory', ['accessory', 'accessories']],
]);

/** The kinds of the chosen pieces: the first two by name, and how many others. */
export function kindsOf(cards: readonly ItemCard[]): string {
  const groups = cards.map(({ category }) => categoryGroupOf(category));
  let left = cards.length;
  const words: string[] = [];
  for (const [group, [one, many]] of counted) {
    const count = groups.filter((each) => each === group).length;
    if (count === 0 || words.length === 2) continue;
    words.push(`${count} ${count === 1 ? one : many}`);
    left -= count;
  }
  if (left > 0) words.push(words.length > 0 ? `${left} more` : piecesOf(left));
  return words.join(', ');
}
