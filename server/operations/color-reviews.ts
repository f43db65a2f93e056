import { tellOfReview } from '../jobs/tell-of-review.ts';
import { askForPortrait, decideColor } from '../repositories/color-analyses.ts';
import { letGo } from '../repositories/color-review-leases.ts';
import { countColorReviews, listColorReviews } from '../repositories/color-review-list.ts';
import { mayDecide, openReview, readColorReview } from '../repositories/color-reviews.ts';
import { handle } from './operation.ts';

/** `admin/query` and `admin/manage` about color analyses: a write locks the member's account, not that of the staff. */
export const colorReviewOperations = [
  handle('getColorReviews', {
    run: ({ input, scope, database, services }) =>
      listColorReviews(scope, database, input, services.now()),
  }),

  handle('getColorReviewCounts', {
    run: ({ input, database }) => countColorReviews(database, input.search),
  }),

  handle('getColorReview', {
    async run({ input, scope, database, services }) {
      const { blueprint } = await services.content.read(database);
      const at = { signer: services.signer, now: services.now(), blueprint };
      return { review: await readColorReview(scope, database, input.of, at) };
    },
  }),

  handle('openColorReview', {
    locks: ({ input }) => input.of,
    async run({ input, scope, database, services }) {
      await openReview(scope, database, input.of, services.now());
      return {};
    },
  }),

  handle('leaveColorReview', {
    locks: ({ input }) => input.of,
    async run({ input, viewer, database }) {
      await letGo(database, input.of, viewer.userId);
      return {};
    },
  }),

  handle('decideColorReview', {
    locks: ({ input }) => input.of,
    async run({ input, scope, database, services }) {
      const now = services.now();
      const { staff, other } = await mayDecide(scope, database, input, now);
      if (!staff) return { other };
      const { of, season, note } = input;
      const by = { by: staff.name, byId: staff.userId };
      await decideColor(database, of, { season, note, ...by }, now);
      await tellOfReview(services, database, of, { season, note }, now);
      return { other: null };
    },
  }),

  handle('askForAnotherPhoto', {
    locks: ({ input }) => input.of,
    async run({ input, scope, database, services }) {
      const now = services.now();
      const { staff, other } = await mayDecide(scope, database, input, now);
      if (!staff) return { other };
      const { of, note } = input;
      await askForPortrait(database, of, { note, by: staff.name, byId: staff.userId }, now);
      await tellOfReview(services, database, of, { season: null, note }, now);
      return { other: null };
    },
  }),
];
