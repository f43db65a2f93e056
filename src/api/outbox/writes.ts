import type { OperationName, operations } from '#contract/operations.ts';
import type { KindName } from './kinds.ts';

/** The name of every operation that writes. */
type WriteName = {
  [Name in OperationName]: (typeof operations)[Name]['kind'] extends 'write' ? Name : never;
}[OperationName];

/**
 * Why a write does not wait in the outbox: what must be told at once, what a form keeps as its draft until the answer
 * is there, what the server alone can do, and what goes another way of its own.
 */
export type Otherwise = 'at-once' | 'form' | 'server-work' | 'photo-queue' | 'own-way';

/** Every write that is no row of the table of kinds: the compiler holds the two complete. */
export const otherWrites = {
  // Who one is, and who may come in.
  tokenAuth: 'at-once',
  createAccount: 'at-once',
  emailValidation: 'at-once',
  sendEmailValidation: 'at-once',
  forgotPassword: 'at-once',
  resetPassword: 'at-once',
  changePassword: 'at-once',
  revokeSession: 'at-once',
  userChangeEmail: 'at-once',
  userValidateEmailChange: 'at-once',
  userStopEmailChange: 'at-once',
} satisfies Partial<Record<Exclude<WriteName, KindName>, Otherwise>>;
