import { openGroups } from '#api/groups.ts';
import { outfitNames } from '#api/noun-names.ts';
import { bringSavesBack, withdrawSaves } from '#api/outfit-saves/outfit-saves.ts';
import { outfitCards } from '#api/outfits.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import { createSelection } from '#lib/selection.ts';
import { Board } from '../board/board.tsx';
import type { ComposedNoun } from './noun.ts';

/** Outfits. What waits to be saved of one goes with it, and comes back with it. */
export const outfitNoun: ComposedNoun<OutfitCard> = {
  ...outfitNames,
  duplicate: 'duplicateOutfits',
  after: { delete: withdrawSaves, restore: bringSavesBack },
  selection: createSelection(),
  groups: openGroups('outfits'),
  pathOf: (id, rooms) => rooms.outfit(id),
  planOf: (ids) => ids.map((outfitId) => ({ outfitId })),
  cards: outfitCards,
  useCards: outfitCards.useCards,
  nameOf: ({ title }) => title,
  Picture: ({ card, widthPx }) => <Board {...card} widthPx={widthPx} />,
};
