import { impersonationTable } from '#contract/operations/impersonation.ts';
import { bringOperations } from '#contract/operations.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(impersonationTable);

/** The members that a search finds. */
export const membersQuery = (search: string) => operationQuery('findMembers', { search });

/** Opens a session in a member's account. */
export const useStartImpersonation = (options?: WriteOptions<'startImpersonation'>) =>
  useWrite('startImpersonation', { ...options, meta: { isForm: true } });

/** Ends the session in a member's account: the one of a token, or that in which the app is. */
export const endImpersonation = (token?: string) =>
  callOperation('endImpersonation', {}, token === undefined ? {} : { token });

/** The impersonation in which the app is, and the last that was written down of it. */
export const impersonationQuery = () => operationQuery('getImpersonation', {}, { isHandled: true });

/** Whether the log's chain is whole. */
export const logCheckQuery = () => operationQuery('checkImpersonationLog', {});

/** Whose entries of the log are read: all, those about a member, or those of one of the staff. */
export interface LogFilter {
  memberId?: string;
  staffId?: string;
}

/** A page of the log, the latest first: the entries before one, or the last of all. */
export const logQuery = (filter: LogFilter & { before?: string }) =>
  operationQuery('getImpersonationLog', filter);
