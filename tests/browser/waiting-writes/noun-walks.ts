import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import { paths } from '#lib/paths.ts';
import type { Phone } from './phone.ts';
import type { Walk } from './walk.ts';

/** How one noun is made, listed and hung. */
interface NounWalks {
  many: string;
  path: string;
  deleted: string;
  inWardrobe(wardrobeId: string): string;
  make(phone: Phone, title: string): Promise<string>;
  listed(phone: Phone, filter?: { wardrobeId?: string }): Promise<string[]>;
  hang(phone: Phone, ids: string[], wardrobeIds: string[]): Promise<unknown>;
}

export const pieces: NounWalks = {
  many: 'pieces',
  path: '/items',
  deleted: paths.deletedItems(),
  inWardrobe: (id) => `/wardrobes/${id}/items`,
  make: (phone, title) => phone.item(title),
  listed: async (phone, filter = {}) =>
    (await phone.call('getItemNavigation', { owner: phone.owner, filter })).itemIds,
  hang: (phone, itemIds, wardrobeIds) =>
    phone.call('itemAddToWardrobes', { owner: phone.owner, itemIds, wardrobeIds }),
};
export const outfits: NounWalks = {
  many: 'outfits',
  path: '/outfits',
  deleted: `${paths.deletedItems()}?view=outfits`,
  inWardrobe: (id) => paths.wardrobeOutfits(id),
  make: (phone, title) => phone.outfit(title),
  listed: async (phone, filter = {}) =>
    (await phone.call('getOutfitNavigation', { owner: phone.owner, filter })).outfitIds,
  hang: (phone, outfitIds, wardrobeIds) =>
    phone.call('outfitAddToWardrobes', { owner: phone.owner, outfitIds, wardrobeIds }),
};
const looks: NounWalks = {
  many: 'looks',
  path: '/looks',
  deleted: `${paths.deletedItems()}?view=looks`,
  inWardrobe: (id) => paths.wardrobeLooks(id),
  make: (phone, title) => phone.look(title),
  listed: async (phone, filter = {}) =>
    (await phone.call('getLookNavigation', { owner: phone.owner, filter })).lookIds,
  hang: (phone, lookIds, wardrobeIds) =>
    phone.call('lookAddToWardrobes', { owner: phone.owner, lookIds, wardrobeIds }),
};

const deletes =
  (noun: NounWalks): Walk =>
  async (phone) => {
    const first = await noun.make(phone, 'One');
    await noun.make(phone, 'Two');
    await phone.open(noun.path);
    await phone.select('Two');
    await phone.lose();
    await phone.tap('Delete');
    return {
      words: 'Two, Deleted',
      shows: () => phone.shows('One'),
      has: () => noun.listed(phone),
      becomes: [first],
    };
  };

const restores =
  (noun: NounWalks): Walk =>
  async (phone) => {
    const id = await noun.make(phone, 'Two');
    await phone.open(noun.path);
    await phone.select('Two');
    await phone.tap('Delete');
    await expect.poll(() => noun.listed(phone)).toEqual([]);
    await phone.page.goto(phone.server.origin + noun.deleted);
    await phone.page.getByRole('link', { name: /^Two/ }).tap();
    await phone.button('Bring back').waitFor();
    await phone.lose();
    await phone.tap('Bring back');
    return {
      words: 'Two, Brought back',
      shows: () => phone.shows(),
      has: () => noun.listed(phone),
      becomes: [id],
    };
  };

const hangs =
  (noun: NounWalks): Walk =>
  async (phone) => {
    const wardrobeId = await phone.wardrobe('Work');
    const id = await noun.make(phone, 'One');
    await phone.open(noun.path);
    await phone.select('One');
    await phone.tap('Wardrobe');
    await phone.page.getByRole('dialog').getByText('Work', { exact: true }).tap();
    await phone.lose();
    await phone.tap(/^Add (piece|outfit|look)$/);
    return {
      words: 'One, Added to Work',
      shows: () => phone.shows('One'),
      has: () => noun.listed(phone, { wardrobeId }),
      becomes: [id],
    };
  };

const takesOut =
  (noun: NounWalks): Walk =>
  async (phone) => {
    const wardrobeId = await phone.wardrobe('Work');
    const ids = [await noun.make(phone, 'One'), await noun.make(phone, 'Two')];
    await noun.hang(phone, ids, [wardrobeId]);
    await phone.open(noun.inWardrobe(wardrobeId));
    await phone.select('Two');
    await phone.lose();
    await phone.tap('Take out');
    return {
      words: 'Two, Taken out of Work',
      shows: () => phone.shows('One'),
      has: () => noun.listed(phone, { wardrobeId }),
      becomes: [ids[0]],
    };
  };

/** Deleting, restoring, hanging and taking out, of each noun. */
export const nounWalks = {
  deleteItems: deletes(pieces),
  deleteOutfits: deletes(outfits),
  deleteLooks: deletes(looks),
  restoreItems: restores(pieces),
  restoreOutfits: restores(outfits),
  restoreLooks: restores(looks),
  itemAddToWardrobes: hangs(pieces),
  outfitAddToWardrobes: hangs(outfits),
  lookAddToWardrobes: hangs(looks),
  itemRemoveFromWardrobes: takesOut(pieces),
  outfitRemoveFromWardrobes: takesOut(outfits),
  lookRemoveFromWardrobes: takesOut(looks),
} satisfies Partial<Record<KindName, Walk>>;
