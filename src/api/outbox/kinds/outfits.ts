import type { OutboxKind } from '../kind.ts';
import { nounKinds, type OnMany } from './noun.ts';
import type { NounNames } from './noun-names.ts';
import { isOutfitEntry } from './save-outfit.ts';

const names: NounNames<'outfit'> = {
  noun: 'outfit',
  id: 'outfitId',
  ids: 'outfitIds',
  many: 'outfits',
  count: 'outfitCount',
  navigation: 'getOutfitNavigation',
  details: 'getOutfitDetails',
  deleted: 'getDeletedOutfits',
  add: 'outfitAddToWardrobes',
  remove: 'outfitRemoveFromWardrobes',
  delete: 'deleteOutfits',
  restore: 'restoreOutfits',
  words: { one: 'outfit', many: 'outfits' },
  nameOf: ({ title }) => title,
  picturesOf: ({ layers }) => (layers ?? []).flatMap(({ image }) => image ?? []),
};

const many = nounKinds(names as NounNames);

/** Writes to many outfits. */
export const outfitKinds = {
  outfitAddToWardrobes: many.add,
  outfitRemoveFromWardrobes: many.remove,
  deleteOutfits: many.delete,
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
        .map((one) => ({ ...one, state: one.refusal ? 'refused' : 'waiting' })),
    }),
  } satisfies OutboxKind<OnMany>,
};
