import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import type { Phone } from './phone.ts';
import type { Walk } from './walk.ts';

const worn = async (phone: Phone) => {
  const changes = { title: 'Shirt', category: 'shirt' };
  return (await phone.call('saveItem', { owner: phone.owner, changes })).item.itemId;
};

/** What is said of the wash. */
export const laundryWalks = {
  async correctWears(phone) {
    const itemId = await worn(phone);
    await phone.open(`/items/${itemId}?sheet=where`);
    await phone.button('One wear more').waitFor();
    await phone.lose();
    await phone.tap('One wear more');
    return {
      words: 'Shirt, Worn once since the wash',
      shows: () => phone.page.getByText('Worn once since the wash').first().waitFor(),
      leave: () => phone.tap('Close', 'Back'),
      has: async () =>
        (await phone.call('getItemDetails', { owner: phone.owner, itemId })).item.wearsSinceWash,
      becomes: 1,
    };
  },

  async setWashInterval(phone) {
    await worn(phone);
    await phone.open('/items/laundry');
    await phone.button('Shirts: wash after more wears').waitFor();
    await phone.lose();
    await phone.tap('Shirts: wash after more wears');
    return {
      words: 'Shirts, Due for the wash when worn 3 times',
      shows: () =>
        expect.poll(() => phone.page.getByRole('status').allTextContents()).toContain('3'),
      has: async () =>
        (await phone.call('getLaundry', { owner: phone.owner })).categories[0]!.after,
      becomes: 3,
    };
  },

  async setCleaningPrice(phone) {
    await worn(phone);
    await phone.open('/items/laundry?sheet=cleaning');
    await phone.page.getByLabel('Category').selectOption('shirt');
    await phone.page.getByLabel('Each cleaning').fill('4.50');
    await phone.lose();
    await phone.tap('Save');
    return {
      words: 'Shirts, $4.50 a cleaning',
      shows: () => phone.page.getByRole('button', { name: /^Shirts \$4\.50$/ }).waitFor(),
      has: async () =>
        (await phone.call('getLaundry', { owner: phone.owner })).categories[0]!.cleaning?.cents,
      becomes: 450,
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
