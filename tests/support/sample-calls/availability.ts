import type { availabilityTable } from '#contract/operations/availability.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

export const availabilitySamples: SampleCalls<typeof availabilityTable> = {
  getItemHistory: {
    valid: async (_server, as) => ({ owner: as.userId, itemId: as.itemIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { itemId: owner.itemIds[0]! }),
  },
  setAvailability: {
    valid: async (_server, as) => ({
      owner: as.userId,
      changeId: newIdempotencyKey(),
      itemIds: as.itemIds,
      availability: 'lent',
      lentTo: 'Anna',
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        changeId: newIdempotencyKey(),
        itemIds: owner.itemIds,
        availability: 'gone' as const,
      }),
  },
  correctWears: {
    valid: async (_server, as) => ({
      owner: as.userId,
      changeId: newIdempotencyKey(),
      itemId: as.itemIds[0]!,
      wears: 2,
      today: '2026-11-26',
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        changeId: newIdempotencyKey(),
        itemId: owner.itemIds[0]!,
        wears: 2,
      }),
  },
  takeBackAvailability: {
    valid: async (server, as) => {
      const changeId = newIdempotencyKey();
      const change = { itemIds: as.itemIds, availability: 'worn' as const };
      await server.call('setAvailability', { owner: as.userId, changeId, ...change }, as);
      return { owner: as.userId, changeId };
    },
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, changeId: newIdempotencyKey() } },
      { input: { owner: stranger.userId, changeId: newIdempotencyKey() }, is: 'sees-nothing' },
    ],
  },
};
