import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { itemCards } from '#api/items.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { showToast } from '#ui/toasts.ts';

/** Reads the cards of pieces that may not have been in view yet, for a choice of all of them. */
export function useChooseAll(owner: string) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  /**
   * @param ids the whole list, by whose windows cards are kept ([Note: Cards]).
   * @param choose is given the cards in the order of the list; not called when they did not come, which is said.
   */
  const readAll = async (ids: readonly string[], choose: (cards: ItemCard[]) => void) => {
    const windows = Array.from({ length: Math.ceil(ids.length / cardWindow) }, (_, index) =>
      ids.slice(index * cardWindow, (index + 1) * cardWindow),
    );
    setReading(true);
    try {
      const read = await Promise.all(
        windows.map((some) => client.ensureQueryData(itemCards.windowQuery(client, owner, some))),
      );
      choose(read.flatMap(({ cards }) => cards));
    } catch {
      showToast({ tone: 'error', title: 'Not all pieces loaded', text: 'Try again in a moment.' });
    } finally {
      setReading(false);
    }
  };
  return { readAll, isReading };
}
