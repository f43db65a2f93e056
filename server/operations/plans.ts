import { feedPath, writeCalendar } from '../procedures/calendars.ts';
import {
  endCalendarFeed,
  findCalendarFeed,
  openCalendarFeed,
} from '../repositories/calendar-feeds.ts';
import { hide } from '../repositories/noun-removal.ts';
import { movePlans } from '../repositories/plan-moves.ts';
import { deletablePlans, restorePlans } from '../repositories/plan-removal.ts';
import { savePlan } from '../repositories/plan-save.ts';
import { markWorn } from '../repositories/plan-wears.ts';
import { findPlans, readPlan, readPlans } from '../repositories/plans.ts';
import { handle } from './operation.ts';

/** `calendar/query` and `calendar/manage`. */
export const planOperations = [
  handle('getPlans', {
    run: ({ input, scope, database, services }) =>
      readPlans(scope, database, input, services.signer),
  }),

  handle('savePlan', {
    async run({ input, scope, database, services }) {
      const { id, ...found } = await savePlan(scope, database, input, services.now());
      return { plan: await readPlan(scope, database, id), ...found };
    },
  }),

  handle('movePlans', {
    async run({ input, scope, database, services }) {
      const { there, hidden } = await movePlans(scope, database, input, services.now());
      return { planIds: there.map(String), hiddenIds: hidden.map(String) };
    },
  }),

  handle('markWorn', {
    async run({ input, scope, database, services }) {
      const ids = await markWorn(scope, database, input, services.now());
      return { planIds: ids.map(String) };
    },
  }),

  handle('deletePlans', {
    async run({ input, scope, database, services }) {
      const rows = await findPlans(scope, database, input.planIds);
      const ids = rows.map(({ id }) => id);
      await hide(database, deletablePlans, ids, services.now());
      return { planIds: ids.map(String) };
    },
  }),

  handle('restorePlans', {
    async run({ input, scope, database, services }) {
      const { planIds } = input;
      const ids = await restorePlans(scope, database, planIds, services.now());
      return { planIds: ids.map(String) };
    },
  }),

  handle('exportCalendar', {
    async run({ input, services, signal }) {
      return { ics: await writeCalendar(services, input, signal) };
    },
  }),

  handle('getCalendarFeed', {
    async run({ scope, database }) {
      const createdAt = await findCalendarFeed(scope, database);
      return { feed: createdAt && { createDate: createdAt.toISOString() } };
    },
  }),

  handle('makeCalendarFeed', {
    async run({ scope, database, services }) {
      const { token, createdAt } = await openCalendarFeed(scope, database, services.now());
      return { path: feedPath(token), feed: { createDate: createdAt.toISOString() } };
    },
  }),

  handle('revokeCalendarFeed', {
    async run({ scope, database }) {
      await endCalendarFeed(database, scope.subject);
      return {};
    },
  }),
];
