import { outfitNames } from '../../noun-names.ts';
import { takenUp } from '../entry-lists.ts';
import type { OutboxKind } from '../kind.ts';
import { type NamedNoun, nounKinds, type OnMany } from './noun.ts';
import { isOutfitEntry } from './save-outfit.ts';

const named: NamedNoun<'outfit'> = {
  ...outfitNames,
  nameOf: ({ title }) => title,
  picturesOf: ({ layers }) => (layers ?? []).flatMap(({ image }) => image ?? []),
};

const many = nounKinds(named as NamedNoun);

/** Writes to many outfits. */
export const outfitKinds = {
  outfitAddToWardrobes: many.add,
  outfitRemoveFromWardrobes: many.remove,
  deleteOutfits: {
    ...many.delete,
    bringsBack: (input, laidAside) =>
      isOutfitEntry(laidAside) &&
      (input as unknown as { outfitIds: string[] }).outfitIds.includes(
        laidAside.input.outfitId ?? '',
      ),
  } satisfies OutboxKind<OnMany>,
  restoreOutfits: {
    ...many.restore,
    // Before it is there again its saves would make another outfit of it.
    settle: (_entry, answer, list) => ({
      changed: list
        .filter(isOutfitEntry)
        .filter(
          ({ state, input }) =>
            state === 'withdrawn' &&
            (answer as { outfitIds: string[] }).outfitIds.includes(input.outfitId ?? ''),
        )
        .map(takenUp),
    }),
  } satisfies OutboxKind<OnMany>,
};
