import { queryOptions } from '@tanstack/react-query';
import { signInTable } from '#contract/operations/sign-in.ts';
import { bringOperations } from '#contract/operations.ts';
import type { SignInProvider } from '#contract/rules/sign-in.ts';
import { keepBegun, makeBrowserKey } from '#lib/begun-sign-in.ts';
import { callOperation } from '#lib/http.ts';
import { withSealed } from './auth.ts';
import { operationQuery } from './operation.ts';

bringOperations(signInTable);

/** The query of the providers that one may sign in with; they do not change while the page is there. */
export const signInProvidersQuery = () => ({
  // Unread, they are not missed: the form is there.
  ...operationQuery('getSignInProviders', {}, { isHandledUnread: true }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false as const,
  refetchOnReconnect: false as const,
});

/** The query of the ways in which the user signs in, and of those that can be added. */
export const signInWaysQuery = () => operationQuery('userSignInWays', {});

/** Begins a sign-in; answers the address at the provider to leave for. */
export const startSignIn = {
  operation: 'startSignIn',
  async send({ provider, redirect }: { provider: SignInProvider; redirect: string | null }) {
    const { browserKey, browserHash } = await makeBrowserKey();
    const answer = await callOperation('startSignIn', { provider, browserHash });
    keepBegun({ provider, browserKey, redirect, isLink: false });
    return answer;
  },
} as const;

/** Begins to add a way to sign in, likewise. Fails with the code `wrong-password`. */
export const startLink = {
  operation: 'userStartLink',
  send: ({ provider, password }: { provider: SignInProvider; password: string }) =>
    withSealed([password], async ([sealed]) => {
      const { browserKey, browserHash } = await makeBrowserKey();
      const input = { provider, browserHash, password: sealed };
      const answer = await callOperation('userStartLink', input);
      keepBegun({ provider, browserKey, redirect: null, isLink: true });
      return answer;
    }),
} as const;

/** Ends a way to sign in. Fails with the code `wrong-password`. */
export const unlink = {
  operation: 'userUnlink',
  send: ({ provider, password }: { provider: SignInProvider; password: string }) =>
    withSealed([password], ([sealed]) =>
      callOperation('userUnlink', { provider, password: sealed }),
    ),
} as const;

/** What a browser comes back with from a provider. */
export interface ComeBack {
  ticket: string;
  browserKey: string;
}

/** Finishes a sign-in. A query, so that it is done once however often the screen mounts. */
export const finishSignInQuery = (back: ComeBack) =>
  queryOptions({
    queryKey: ['finishSignIn', back] as const,
    queryFn: () => callOperation('finishSignIn', back),
    // The screen says what went wrong.
    meta: { operation: 'finishSignIn', isHandledUnread: true },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

/** Links who came back to the account of the same address, and opens it. Fails with the code `wrong-credentials`. */
export const linkSignIn = {
  operation: 'linkSignIn',
  send: ({ password, ...of }: ComeBack & { email: string; password: string }) =>
    withSealed([password], ([sealed]) => callOperation('linkSignIn', { ...of, password: sealed })),
} as const;
