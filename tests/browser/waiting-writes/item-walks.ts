import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { KindName } from '#api/outbox/kinds.ts';
import type { Walk } from './walk.ts';

/** What is done to pieces alone. */
export const itemWalks = {
  async changeItems(phone) {
    const [itemId] = await phone.items('Shirt');
    await phone.open('/items');
    await phone.select('Shirt');
    await phone.tap('Edit');
    await phone.fill('Brand', 'Oda');
    await phone.lose();
    await phone.tap('Save');
    const details = () => phone.call('getItemDetails', { owner: phone.owner, itemId: itemId! });
    return {
      words: 'Shirt, Edited',
      shows: () => phone.sees('Oda'),
      has: async () => (await details()).item.brand,
      becomes: 'Oda',
    };
  },

  async confirmCategories(phone) {
    const drawn = path.join(import.meta.dirname, '../../../server/demo/garments/tee-black.webp');
    const photo = await sharp(drawn).flatten({ background: '#d9d5cc' }).jpeg().toBuffer();
    await phone.open('/items');
    await phone.tap('Add piece');
    const file = { name: 'tee.jpg', mimeType: 'image/jpeg', buffer: photo };
    await phone.page.getByTestId('photo-library').setInputFiles([file]);
    const recognized = async () => {
      const { counts } = await phone.call('getItemNavigation', { owner: phone.owner, filter: {} });
      return counts.recognized;
    };
    await expect.poll(recognized, { timeout: 60_000 }).toBe(1);
    await phone.page.goto(`${phone.server.origin}/items?sheet=recognized`);
    await phone.lose();
    await phone.tap('This is right');
    return {
      words: /, Category confirmed$/,
      shows: () => phone.sees('All checked'),
      leave: () => phone.tap(/^(Close|Done|Later)$/),
      has: recognized,
      becomes: 0,
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
