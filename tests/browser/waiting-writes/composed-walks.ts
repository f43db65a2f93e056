import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import { paths } from '#lib/paths.ts';
import { outfits } from './noun-walks.ts';
import type { Walk } from './walk.ts';

/** Saves of an outfit and of a look's pins. */
export const composedWalks = {
  async saveOutfit(phone) {
    await phone.items('Coat', 'Boots');
    await phone.open('/outfits');
    await phone.page.getByRole('link', { name: 'Create outfit' }).first().tap();
    await phone.tap(/^Add Coat/);
    await phone.lose();
    await phone.tap('Save');
    await phone.fill(/^Title/, 'Opera');
    await phone.tap('Save outfit');
    return {
      words: 'Opera, Outfit saved, 1 piece',
      shows: () => phone.page.getByRole('link', { name: /Opera/ }).waitFor(),
      has: async () => (await outfits.listed(phone)).length,
      becomes: 1,
    };
  },

  async saveLook(phone) {
    const [itemId] = await phone.items('Coat');
    const image = await phone.picture('look');
    const input = {
      changes: { kind: 'worn' as const, title: 'Gallery' },
      imageId: image,
      pins: [{ itemId: itemId!, x: 0.5, y: 0.5 }],
    };
    const { look } = await phone.call('saveLook', { owner: phone.owner, ...input });
    await phone.open(paths.look(look.lookId));
    await phone.tap('Coat');
    await phone.lose();
    await phone.tap('Take the pin of Coat away');
    const details = () => phone.call('getLookDetails', { owner: phone.owner, lookId: look.lookId });
    return {
      words: 'Gallery, Pins changed',
      leave: () => phone.tap('Back'),
      shows: () =>
        expect
          .poll(() => phone.page.getByRole('button', { name: 'Coat', exact: true }).count())
          .toBe(0),
      has: async () => (await details()).look.pins.length,
      becomes: 0,
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
