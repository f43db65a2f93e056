import type { partnerProductsTable } from '#contract/operations/partner-products.ts';
import { drawPicture } from '../drawn-pictures.ts';
import { soldProduct } from '../partner-products.ts';
import type { SampleCalls } from './sample-call.ts';

const asked = { search: '', order: 'latest' } as const;

export const partnerProductSamples: SampleCalls<typeof partnerProductsTable> = {
  getPartnerFeeds: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getPartnerProducts: {
    valid: async (_server, as) => ({ owner: as.userId, ...asked }),
    strange: (owner) => [{ input: { owner: owner.userId, ...asked } }],
  },
  ownPartnerProduct: {
    valid: async (server, as) => ({ owner: as.userId, productId: await soldProduct(server, as) }),
    strange: (owner) => [{ input: { owner: owner.userId, productId: '1' } }],
  },
  compareWithMine: {
    valid: async (server, as) => ({
      owner: as.userId,
      today: '2026-05-05',
      thing: { productId: await soldProduct(server, as) },
    }),
    strange: (owner) => [
      { input: { owner: owner.userId, today: '2026-05-05', thing: { title: 'Wool coat' } } },
    ],
  },
  readThing: {
    async valid(server, as) {
      // Throws for who may not ask, as a refused upload does not.
      await server.call('getWishes', { owner: as.userId }, as);
      const { imageId } = await server.upload(as, await drawPicture(), 'image/jpeg');
      // What is no wish is swept.
      const thing = { title: 'Wool coat', imageId };
      await server.call('saveThingWish', { owner: as.userId, thing }, as);
      return { owner: as.userId, from: { imageId } };
    },
    strange: (owner) => [
      { input: { owner: owner.userId, from: { url: 'https://shop.example/coat' } } },
    ],
  },
  saveThingWish: {
    valid: async (_server, as) => ({ owner: as.userId, thing: { title: 'Wool coat' } }),
    strange: (owner) => [{ input: { owner: owner.userId, thing: { title: 'Wool coat' } } }],
  },
  getWishes: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveWish: {
    valid: async (server, as) => ({ owner: as.userId, productId: await soldProduct(server, as) }),
    strange: (owner) => [{ input: { owner: owner.userId, productId: '1' } }],
  },
  deleteWish: {
    async valid(server, as) {
      const productId = await soldProduct(server, as);
      const { wishId } = await server.call('saveWish', { owner: as.userId, productId }, as);
      return { owner: as.userId, wishId };
    },
    strange: (owner) => [{ input: { owner: owner.userId, wishId: '1' } }],
  },
};
