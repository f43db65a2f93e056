import { itemCards } from '#api/items.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { cardsWith, swappedIds, useBoardWork } from './lola-boards.ts';

/** The pieces of what was answered and those that came by swaps, also on an earlier page, by id. */
export function useShownCards(
  owner: string,
  items: readonly ItemCard[],
): ReadonlyMap<string, ItemCard> {
  const work = useBoardWork();
  const known = cardsWith(items, work);
  const more = swappedIds(work, known);
  const { cards } = itemCards.useCards(owner, more, 0, more.length - 1, { isAside: true });
  return new Map([...cards, ...known]);
}
