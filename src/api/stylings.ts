import { stylingsTable } from '#contract/operations/stylings.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { whenBack } from './when-back.ts';

bringOperations(stylingsTable);

/** What friends laid for the owner and waits, and what the owner laid for friends. */
export const stylingsQuery = (owner: string) => ({
  ...operationQuery('getStylings', { owner }),
  ...whenBack,
});

/** An outfit that a friend laid for the owner, with all that is told of it. */
export const stylingQuery = (owner: string, stylingId: string) =>
  operationQuery('getStyling', { owner, stylingId });

/** Sends a friend an outfit of their pieces. */
export const sendStyling = {
  operation: 'sendStyling',
  send: (input: OperationInput<'sendStyling'>, idempotencyKey?: string) =>
    callOperation('sendStyling', input, { idempotencyKey }),
} as const;

/** Takes back what was not kept. */
export const useWithdrawStyling = (options?: WriteOptions<'withdrawStyling'>) =>
  useWrite('withdrawStyling', options);

/** Makes an outfit of what a friend laid. */
export const useKeepStyling = (options?: WriteOptions<'keepStyling'>) =>
  useWrite('keepStyling', options);

/** Says that the owner has seen it, or wants no more of it. */
export const useSeeStyling = (options?: WriteOptions<'seeStyling'>) =>
  useWrite('seeStyling', options);
