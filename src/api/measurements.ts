import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { measurementsTable } from '#contract/operations/measurements.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { followMs } from './follow-ms.ts';
import { operationQuery } from './operation.ts';
import type { MeasuresToKeep } from './outbox/kinds/measurements.ts';
import { outbox, showOutboxIn } from './outbox/outbox.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(measurementsTable);

/** How often the page that made a link asks what its phone has measured, in milliseconds. */
const phoneMs = 1500;

/**
 * Everybody whose measurements the owner keeps, the owner first. They are followed while they are shown: a phone or
 * another device may take them meanwhile.
 */
export const measurementsQuery = (owner: string) =>
  queryOptions({
    // It is asked for again by itself, and a form says that it has none.
    ...operationQuery('getMeasurements', { owner }, { isHandled: true }),
    refetchInterval: followMs,
  });

/** Somebody new whose measurements are kept: their name is asked for while one looks on. */
export const useAddMeasured = (options?: WriteOptions<'saveMeasurements'>) =>
  useWrite('saveMeasurements', options);

/**
 * Keeps values of somebody, as a write that waits where it cannot be sent ([Note: Outbox]). Resolves once the device
 * has them.
 */
export function useKeepMeasures(): (measures: MeasuresToKeep) => Promise<void> {
  const client = useQueryClient();
  return async (input) => {
    showOutboxIn(client);
    await outbox.add({ kind: 'saveMeasurements', input });
  };
}

/** Forgets somebody, and their measurements. */
export const useDeleteMeasured = (options?: WriteOptions<'deleteMeasured'>) =>
  useWrite('deleteMeasured', options);

/** Makes a form that a phone opens. */
export const useStartMeasuring = (options?: WriteOptions<'startMeasuring'>) =>
  useWrite('startMeasuring', options);

/** Sends the link of a form as a text message. */
export const useTextMeasuringLink = (options?: WriteOptions<'textMeasuringLink'>) =>
  useWrite('textMeasuringLink', options);

/** A form that a phone has, followed until it is over. */
export const measuringQuery = (owner: string, sessionId: string) =>
  queryOptions({
    // The page says itself that it lost the phone, and asks again.
    ...operationQuery('getMeasuring', { owner, sessionId }, { isHandled: true }),
    refetchInterval: ({ state }) => (state.data?.session.state === 'ended' ? false : phoneMs),
  });

/** Opens the form of a link on this phone, and from then on on no other. Throws AppError. */
export const openMeasuring = (input: OperationInput<'openMeasuring'>) =>
  callOperation('openMeasuring', input);

/** Tells of what was measured on this phone. Throws AppError. */
export const measureOnPhone = (input: OperationInput<'measureOnPhone'>) =>
  callOperation('measureOnPhone', input);
