import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import { pieces } from './noun-walks.ts';
import type { Phone } from './phone.ts';
import type { Walk } from './walk.ts';

const wardrobeNames = async (phone: Phone) =>
  (await phone.call('getWardrobes', { owner: phone.owner })).wardrobes.map(({ name }) => name);
const railNames = (phone: Phone) =>
  phone.page
    .locator('article h2, article h3')
    .evaluateAll((all) => all.map((one) => one.textContent));

/** What is done to wardrobes. */
export const wardrobeWalks = {
  async orderWardrobes(phone) {
    await phone.wardrobe('Work');
    await phone.wardrobe('Trip');
    await phone.open('/wardrobes');
    await phone.button('More for Work').waitFor();
    const last = (await railNames(phone)).at(-1)!;
    await phone.lose();
    await phone.choose(`More for ${last}`, 'Move to the top');
    return {
      words: /^Your wardrobes, /,
      shows: () => expect.poll(async () => (await railNames(phone))[0]).toBe(last),
      has: async () => (await wardrobeNames(phone))[0],
      becomes: last,
    };
  },

  async chooseWardrobeCover(phone) {
    const work = await phone.wardrobe('Work');
    const ids: string[] = [];
    for (const title of ['Coat', 'Hat']) {
      const input = { changes: { title }, imageIds: [await phone.picture('item')] };
      ids.push((await phone.call('saveItem', { owner: phone.owner, ...input })).item.itemId);
    }
    await pieces.hang(phone, ids, [work]);
    await phone.open('/wardrobes');
    await phone.choose('More for Work', 'Choose cover');
    await phone.lose();
    await phone.tap(/^Coat/, 'Save cover');
    const rail = async () =>
      (await phone.call('getWardrobes', { owner: phone.owner })).wardrobes[0]!.rail[0]!.itemId;
    return {
      words: /^Work, Cover/,
      shows: () => expect.poll(() => phone.page.getByRole('dialog').count()).toBe(0),
      has: rail,
      becomes: ids[0],
    };
  },

  async deleteWardrobe(phone) {
    await phone.wardrobe('Work');
    await phone.wardrobe('Trip');
    await phone.open('/wardrobes');
    await phone.lose();
    await phone.choose('More for Work', 'Delete');
    await phone.tap('Delete wardrobe');
    return {
      words: 'Work, Deleted',
      shows: () => expect.poll(() => railNames(phone)).toEqual(['Trip']),
      has: () => wardrobeNames(phone),
      becomes: ['Trip'],
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
