import type { cutoutsTable } from '#contract/operations/cutouts.ts';
import { runsOf } from '#contract/rules/mask-runs.ts';
import { pictureSize } from '../drawn-pictures.ts';
import type { Owner } from '../owner.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const photoOf = (owner: Owner) => ({ itemId: owner.itemIds[0]!, imageId: owner.imageIds.shown });

/** The left half of the picture that owners have. */
const { width, height } = pictureSize;
const half = Array.from({ length: width * height }, (_, at) => (at % width < width / 2 ? 255 : 0));
const mask = () => runsOf(width, height, half);
const strokes = () => [{ kind: 'keep' as const, radius: 0.02, points: [0.2, 0.2, 0.4, 0.8] }];

export const cutoutsSamples: SampleCalls<typeof cutoutsTable> = {
  getCutoutsToLookAt: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getItemCutout: {
    valid: async (_server, as) => ({ owner: as.userId, ...photoOf(as) }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, photoOf(owner)),
      // A photo of somebody else's in an item of one's own.
      { input: { owner: stranger.userId, ...photoOf(stranger), imageId: owner.imageIds.shown } },
    ],
  },
  followItemStrokes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      ...photoOf(as),
      mask: mask(),
      strokes: strokes(),
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { ...photoOf(owner), mask: mask(), strokes: strokes() }),
  },
  saveItemCutout: {
    valid: async (_server, as) => ({
      owner: as.userId,
      ...photoOf(as),
      mask: mask(),
      strokes: strokes(),
      softness: 2,
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        ...photoOf(owner),
        mask: mask(),
        strokes: strokes(),
        softness: 2,
      }),
      {
        input: {
          owner: stranger.userId,
          ...photoOf(stranger),
          imageId: owner.imageIds.shown,
          mask: mask(),
          strokes: [],
          softness: 0,
        },
      },
    ],
  },
  takeBackItemCutout: {
    // A drawing over another one, since there may be no cut-out before the first.
    async valid(server, as) {
      const drawn = { owner: as.userId, ...photoOf(as), mask: mask(), strokes: [], softness: 0 };
      await server.call('saveItemCutout', drawn, as);
      const { version } = await server.call('saveItemCutout', drawn, as);
      return { owner: as.userId, ...photoOf(as), version };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...photoOf(owner), version: 1 }),
  },
};
