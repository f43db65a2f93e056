import { looksTable } from '#contract/operations/looks.ts';
import { bringOperations } from '#contract/operations.ts';
import { lookNames } from '../../noun-names.ts';
import { type NamedNoun, nounKinds } from './noun.ts';
import { savePinsKind } from './save-pins.ts';

bringOperations(looksTable);

const named: NamedNoun<'look'> = {
  ...lookNames,
  nameOf: ({ title, outfit, siteName }) => title ?? outfit?.title ?? siteName ?? 'A look',
  picturesOf: ({ image, outfit }) => {
    if (image) return [image];
    return (outfit?.layers ?? []).flatMap((layer) => layer.image ?? []);
  },
};

const many = nounKinds(named as NamedNoun);

/** Writes to many looks, and to the pins of one. */
export const lookKinds = {
  saveLook: savePinsKind,
  lookAddToWardrobes: many.add,
  lookRemoveFromWardrobes: many.remove,
  deleteLooks: many.delete,
  restoreLooks: many.restore,
};
