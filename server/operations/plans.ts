import { feedPath, writeCalendar } from '../procedures/calendars.ts';
import {
  endCalendarFeed,
  findCalendarFeed,
  openCalendarFeed,
} from '../repositories/calendar-feeds.ts';
import { hide } from '../repositories/noun-removal.ts';
import { markWorn, movePlans, savePlan } from '../repositories/plan-changes.ts';
import { deletablePlans, restorePlans } from '../repositories/plan-removal.ts';
import { findPlans, readPlan, readPlans } from '../repositories/plans.ts';
import { requireOwner } from '../repositories/viewer.ts';
import { handle } from './operation.ts';

/** `calendar/query` and `calendar/manage`. */
export const planOperations = [
  handle('getPlans', {
    run: ({ input, viewer, database, services }) =>
      readPlans(viewer, database, input, services.signer),
  }),

  handle('savePlan', {
    async run({ input, viewer, database, services }) {
      const { id, ...found } = await savePlan(viewer, database, input, services.now());
      return { plan: await readPlan(viewer, database, input.owner, id), ...found };
    },
  }),

  handle('movePlans', {
    async run({ input, viewer, database, services }) {
      const { there, hidden } = await movePlans(viewer, database, input, services.now());
      return { planIds: there.map(String), hiddenIds: hidden.map(String) };
    },
  }),

  handle('markWorn', {
    async run({ input, viewer, database, services }) {
      const ids = await markWorn(viewer, database, input, services.now());
      return { planIds: ids.map(String) };
    },
  }),

  handle('deletePlans', {
    async run({ input, viewer, database, services }) {
      const rows = await findPlans(viewer, database, input.owner, input.planIds);
      const ids = rows.map(({ id }) => id);
      await hide(database, deletablePlans, ids, services.now());
      return { planIds: ids.map(String) };
    },
  }),

  handle('restorePlans', {
    async run({ input, viewer, database, services }) {
      const { owner, planIds } = input;
      const ids = await restorePlans(viewer, database, owner, planIds, services.now());
      return { planIds: ids.map(String) };
    },
  }),

  handle('exportCalendar', {
    async run({ input, viewer, services, signal }) {
      requireOwner(viewer, input.owner);
      return { ics: await writeCalendar(services, input, signal) };
    },
  }),

  handle('getCalendarFeed', {
    async run({ input, viewer, database }) {
      const createdAt = await findCalendarFeed(viewer, database, input.owner);
      return { feed: createdAt && { createDate: createdAt.toISOString() } };
    },
  }),

  handle('makeCalendarFeed', {
    async run({ input, viewer, database, services }) {
      const { token, createdAt } = await openCalendarFeed(
        viewer,
        database,
        input.owner,
        services.now(),
      );
      return { path: feedPath(token), feed: { createDate: createdAt.toISOString() } };
    },
  }),

  handle('revokeCalendarFeed', {
    async run({ input, viewer, database }) {
      requireOwner(viewer, input.owner);
      await endCalendarFeed(database, input.owner);
      return {};
    },
  }),
];
