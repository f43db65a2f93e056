import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachedIn, picturesOf } from './cached.ts';

const createDate = '2026-05-10T12:00:00Z';

it('finds a card where only the details were read: with its first picture, and how many pieces it has', () => {
  const client = new QueryClient();
  const image = { imageId: 'front' };
  const item = { itemId: '1', createDate, images: [image, { imageId: 'back' }] };
  client.setQueryData(['getItemDetails', { itemId: '1' }], { item });
  const bare = { itemId: '2', createDate, images: [] };
  client.setQueryData(['getItemDetails', { itemId: '2' }], { item: bare });
  const outfit = { outfitId: '3', createDate, layers: [], pieces: [item, bare] };
  client.setQueryData(['getOutfitDetails', { outfitId: '3' }], { outfit });
  const cached = cachedIn(() => client);
  expect(cached.find('itemId', '1')?.image).toEqual(image);
  expect(cached.find('itemId', '2')?.image).toBeNull();
  expect(picturesOf(cached, ['1', '2'])).toEqual([image]);
  expect(cached.find('outfitId', '3')?.pieceCount).toBe(2);
});

it('finds a card as it was read', () => {
  const client = new QueryClient();
  const card = { itemId: '1', createDate, image: { imageId: 'front' } };
  client.setQueryData(['getItems', { ids: ['1'] }], { cards: [card], readMs: {} });
  expect(cachedIn(() => client).find('itemId', '1')).toEqual(card);
});
