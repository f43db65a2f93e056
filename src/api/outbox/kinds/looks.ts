import { looksTable } from '#contract/operations/looks.ts';
import { bringOperations } from '#contract/operations.ts';
import { nounKinds } from './noun.ts';
import type { NounNames } from './noun-names.ts';
import { savePinsKind } from './save-pins.ts';

bringOperations(looksTable);

const names: NounNames<'look'> = {
  noun: 'look',
  id: 'lookId',
  ids: 'lookIds',
  many: 'looks',
  count: 'lookCount',
  navigation: 'getLookNavigation',
  details: 'getLookDetails',
  deleted: 'getDeletedLooks',
  add: 'lookAddToWardrobes',
  remove: 'lookRemoveFromWardrobes',
  delete: 'deleteLooks',
  restore: 'restoreLooks',
  words: { one: 'look', many: 'looks' },
  nameOf: ({ title, outfit, siteName }) => title ?? outfit?.title ?? siteName ?? 'A look',
  picturesOf: ({ image, outfit }) => {
    if (image) return [image];
    return (outfit?.layers ?? []).flatMap((layer) => layer.image ?? []);
  },
};

const many = nounKinds(names as NounNames);

/** Writes to many looks, and to the pins of one. */
export const lookKinds = {
  saveLook: savePinsKind,
  lookAddToWardrobes: many.add,
  lookRemoveFromWardrobes: many.remove,
  deleteLooks: many.delete,
  restoreLooks: many.restore,
};
