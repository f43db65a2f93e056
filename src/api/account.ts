import { accountTable } from '#contract/operations/account.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';

bringOperations(accountTable);

/** The countries to ship to. They load once and never go stale (product spec, section 4). */
export const countriesQuery = () => ({
  ...operationQuery('userAttributeChoices', 'shippingCountry'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false as const,
  refetchOnReconnect: false as const,
});

/** The query of where the user is signed in. */
export const sessionsQuery = () => operationQuery('userSessions', {});

/** The query of what a member has to know before their account is deleted; asked anew each time. */
export const accountEndQuery = () => ({
  ...operationQuery('userAccountEnd', {}),
  staleTime: 0,
  gcTime: 0,
});
