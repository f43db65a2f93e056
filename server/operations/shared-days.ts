import {
  answerSharedDay,
  changeSharedDay,
  endSharedDay,
  shareDay,
} from '../repositories/shared-day-writes.ts';
import { readSharedDay, readSharedDays } from '../repositories/shared-days.ts';
import { handle } from './operation.ts';

/** The part of `calendar/query` and `calendar/manage` that is about days for which friends dress together. */
export const sharedDayOperations = [
  handle('getSharedDays', {
    run: ({ scope, database, services: { signer, now } }) =>
      readSharedDays(scope, database, { signer, now: now() }),
  }),

  handle('getSharedDay', {
    async run({ input, scope, database, services: { signer, now } }) {
      const at = { signer, now: now() };
      return { sharedDay: await readSharedDay(scope, database, input.sharedDayId, at) };
    },
  }),

  handle('shareDay', {
    run: ({ input, scope, database, services }) => shareDay(scope, database, input, services.now()),
  }),

  handle('changeSharedDay', {
    async run({ input, scope, database, services }) {
      await changeSharedDay(scope, database, input, services.now());
      return {};
    },
  }),

  handle('endSharedDay', {
    async run({ input, scope, database, services }) {
      await endSharedDay(scope, database, input.sharedDayId, services.now());
      return {};
    },
  }),

  handle('answerSharedDay', {
    async run({ input, scope, database, services }) {
      await answerSharedDay(scope, database, input, services.now());
      return {};
    },
  }),
];
