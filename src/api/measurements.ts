import { queryOptions } from '@tanstack/react-query';
import { measurementsTable } from '#contract/operations/measurements.ts';
import { bringOperations } from '#contract/operations.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { followMs } from './follow-ms.ts';
import { operationQuery } from './operation.ts';
import type { Seed } from './seed.ts';
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

/** Shows at once what was kept: until it is read again, a value would be gone that waits no longer. */
const seedMeasured: Seed<'saveMeasurements'> = (client, { person }) => {
  const isOf = (one: MeasuredPerson) =>
    person.name === null ? one.name === null : one.personId === person.personId;
  client.setQueriesData<OperationOutput<'getMeasurements'>>(
    { queryKey: ['getMeasurements'] },
    (known) => known && { people: known.people.map((one) => (isOf(one) ? person : one)) },
  );
  return [];
};

/** Keeps measurements of somebody. */
export const useSaveMeasurements = (options?: WriteOptions<'saveMeasurements'>) =>
  useWrite('saveMeasurements', options, seedMeasured);

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
