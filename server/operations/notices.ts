import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Services } from '../ports/services.ts';
import { noteRead, readNotices } from '../repositories/notices.ts';
import { handle } from './operation.ts';

const askedOf = ({ signer, now, config: { features } }: Services) => ({
  signer,
  now: now(),
  hasFriends: isUnlocked('sharedWardrobes', { features }),
});

/** The part of `users/query` and `users/manage` that is about what the viewer is told. */
export const noticeOperations = [
  handle('getNotices', {
    run: async ({ scope, database, services }) => ({
      notices: await readNotices(scope, database, askedOf(services)),
    }),
  }),

  handle('readNotices', {
    async run({ input, scope, database, services }) {
      await noteRead(scope, database, input.noticeIds, askedOf(services));
      return {};
    },
  }),
];
