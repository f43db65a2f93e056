import type { lolaTable } from '#contract/operations/lola.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

/** What goes with every question. */
export const question = {
  text: 'Something warm for dinner, not red',
  asked: nothingAsked,
  count: 3,
  today: '2026-05-04',
  unit: 'F',
  seed: 'sample',
} as const;

const lisbon = { name: 'Lisbon, Portugal', latitude: 38.71667, longitude: -9.13333 };

export const lolaSamples: SampleCalls<typeof lolaTable> = {
  fetchLolaOutfitSuggestions: {
    valid: async (_server, as) => ({ owner: as.userId, ...question }),
    strange: (owner) => [{ input: { owner: owner.userId, ...question } }],
  },
  getLolaTurns: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  deleteLolaTurns: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getLolaSwaps: {
    valid: async (_server, as) => ({
      owner: as.userId,
      asked: nothingAsked,
      itemIds: as.itemIds,
      itemId: as.itemIds[0]!,
      today: question.today,
    }),
    strange: (owner) => [
      {
        input: {
          owner: owner.userId,
          asked: nothingAsked,
          itemIds: owner.itemIds,
          itemId: owner.itemIds[0]!,
          today: question.today,
        },
      },
    ],
  },
  getLolaSuggestions: {
    valid: async (_server, as) => ({ owner: as.userId, today: question.today }),
    strange: (owner) => [{ input: { owner: owner.userId, today: question.today } }],
  },
  getLolaMorning: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveLolaMorning: {
    valid: async (_server, as) => ({
      owner: as.userId,
      morning: { hour: 7, timeZone: 'America/New_York' },
    }),
    strange: (owner) => [{ input: { owner: owner.userId, morning: null } }],
  },
  noteLolaTaste: {
    valid: async (_server, as) => ({
      owner: as.userId,
      kind: 'not-for-me',
      itemIds: as.itemIds,
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { kind: 'not-for-me' as const, itemIds: owner.itemIds }),
  },
  takeBackLolaNote: {
    valid: async (_server, as) => ({
      owner: as.userId,
      kind: 'not-for-me',
      itemIds: as.itemIds,
    }),
    strange: (owner) => [
      { input: { owner: owner.userId, kind: 'not-for-me', itemIds: owner.itemIds } },
    ],
  },
  tellLolaOfItem: {
    valid: async (_server, as) => ({
      owner: as.userId,
      itemId: as.itemIds[0]!,
      need: 'covered-arms',
      fits: true,
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        itemId: owner.itemIds[0]!,
        need: 'covered-arms' as const,
        fits: null,
      }),
  },
  getLolaTaste: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  forgetLolaTaste: {
    valid: async (_server, as) => ({ owner: as.userId, keys: ['color red'] }),
    strange: (owner) => [{ input: { owner: owner.userId, keys: null } }],
  },
  getLolaPlace: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  findLolaPlaces: {
    valid: async (_server, as) => ({ owner: as.userId, name: 'Lisbon' }),
    strange: (owner) => [{ input: { owner: owner.userId, name: 'Lisbon' } }],
  },
  keepLolaPlace: {
    valid: async (_server, as) => ({ owner: as.userId, ...lisbon }),
    strange: (owner) => [{ input: { owner: owner.userId, ...lisbon } }],
  },
  forgetLolaPlace: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getLolaForecast: {
    valid: async (_server, as) => ({ owner: as.userId, day: question.today }),
    strange: (owner) => [{ input: { owner: owner.userId, day: question.today } }],
  },
  getLolaModel: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  allowLolaModel: {
    // No model is configured where samples are called.
    valid: async (_server, as) => ({ owner: as.userId, provider: null }),
    strange: (owner) => [{ input: { owner: owner.userId, provider: null } }],
  },
};
