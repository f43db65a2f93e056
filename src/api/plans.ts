import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { plansTable } from '#contract/operations/plans.ts';
import { bringOperations } from '#contract/operations.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { type LaterOptions, useLaterWrite } from './outbox/use-later-write.ts';
import { pendingPictureMs, soonestOf } from './pending-picture.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(plansTable);

/** The owner's plans of a range of days, both ends included, with what they show. */
export const plansQuery = (owner: string, from: string, to: string) =>
  queryOptions({
    ...operationQuery('getPlans', { owner, from, to }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      soonestOf((state.data?.items ?? []).map(({ image }) => pendingPictureMs(image))),
  });

/** Makes or changes a plan. */
export const useSavePlan = (options?: LaterOptions<'savePlan'>) =>
  useLaterWrite('savePlan', options);

/** Moves plans to another day. */
export const useMovePlans = (options?: WriteOptions<'movePlans'>) =>
  useLaterWrite('movePlans', options);

/** Says whether plans were worn. */
export const useMarkWorn = (options?: WriteOptions<'markWorn'>) =>
  useLaterWrite('markWorn', options);

/** Hides plans; they can be taken back for a while. */
export const useDeletePlans = (options?: WriteOptions<'deletePlans'>) =>
  useLaterWrite('deletePlans', options);

/** Takes a deletion back. */
export const useRestorePlans = (options?: WriteOptions<'restorePlans'>) =>
  useLaterWrite('restorePlans', options);

/** The plans of these days as an iCalendar file. */
export const exportCalendar = async (owner: string, from: string, to: string): Promise<string> =>
  (await callOperation('exportCalendar', { owner, from, to })).ics;

/** Whether there is a private address to subscribe to. */
export const calendarFeedQuery = (owner: string) => operationQuery('getCalendarFeed', { owner });

/** Makes a private address to subscribe to, in place of the one before. */
export const useMakeCalendarFeed = (options?: WriteOptions<'makeCalendarFeed'>) =>
  useWrite('makeCalendarFeed', options);

/** Ends the private address. */
export const useRevokeCalendarFeed = (options?: WriteOptions<'revokeCalendarFeed'>) =>
  useWrite('revokeCalendarFeed', options);
