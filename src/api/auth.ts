import { queryOptions } from '@tanstack/react-query';
import { accountTable } from '#contract/operations/account.ts';
import { loginTable } from '#contract/operations/login.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { type SealedPassword, sealPassword } from '#lib/seal-password.ts';
import { isUnknown } from '#lib/unanswered-writes.ts';
import { spoil } from './query-client.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(loginTable);
bringOperations(accountTable);

/** An email address with a password, as typed. */
export interface Credentials {
  email: string;
  password: string;
}

/**
 * Whether an address has an account: the data when the answer's status is ok, else null (product
 * spec, section 7). Throws where no answer came (a time-out, no network), and on a 429.
 */
export async function emailCheck(email: string): Promise<OperationOutput<'emailCheck'> | null> {
  try {
    return await callOperation('emailCheck', { email });
  } catch (error) {
    // A fault of another field says nothing about the address.
    const isRefused = error instanceof AppError && error.hasBody && error.kind === 'invalid';
    if (isRefused && Object.keys(error.fields).every((name) => name === 'email')) return null;
    throw error;
  }
}

/** Asks whether an address has an account. Fails with the field `email` where it is no address. */
export const findAccount = {
  operation: 'emailCheck',
  async send(email: string) {
    const found = await emailCheck(email);
    if (found) return found;
    throw new AppError('invalid', { operation: 'emailCheck', fields: { email: 'odd' } });
  },
} as const;

/** Opens a session. Fails with the code `wrong-credentials`. */
export const signIn = {
  operation: 'tokenAuth',
  send: ({ email, password }: Credentials) =>
    withSealed([password], ([sealed]) => callOperation('tokenAuth', { email, password: sealed })),
} as const;

/** Makes an account and opens its first session. Fails with the code `account-exists`. */
export const createAccount = {
  operation: 'createAccount',
  send: ({ email, password }: Credentials) =>
    withSealed([password], ([sealed]) =>
      callOperation('createAccount', { email, password: sealed }),
    ),
} as const;

/** Asks for a link to choose a new password; answers alike whether or not there is an account. */
export const forgotPassword = {
  operation: 'forgotPassword',
  send: (email: string) => callOperation('forgotPassword', { email }),
} as const;

/** Sets a new password by a mailed link. Fails with the code `link-expired`. */
export const resetPassword = {
  operation: 'resetPassword',
  send: ({ linkToken, password }: { linkToken: string; password: string }) =>
    withSealed([password], ([sealed]) =>
      callOperation('resetPassword', { linkToken, password: sealed }),
    ),
} as const;

/** Changes the password; other devices are signed out. Fails with the code `wrong-password`. */
export const changePassword = {
  operation: 'changePassword',
  send: ({ current, next }: { current: string; next: string }) =>
    withSealed([current, next], ([sealedCurrent, sealedNext]) =>
      callOperation('changePassword', { current: sealedCurrent, next: sealedNext }),
    ),
} as const;

/** Proves an address by its six-digit code. Fails with the code `code-wrong`. */
export const confirmCode = {
  operation: 'emailValidation',
  send: (proof: { email: string; code: string }) => callOperation('emailValidation', proof),
} as const;

/** Sends the six-digit code and the link once more. */
export const resendCode = {
  operation: 'sendEmailValidation',
  send: () => callOperation('sendEmailValidation', {}),
} as const;

/**
 * Asks for another address: a link goes there, and the old one is told. Fails with the code
 * `email-taken` or `wrong-password`.
 */
export const changeEmail = {
  operation: 'userChangeEmail',
  send: ({ email, password }: Credentials) =>
    withSealed([password], ([sealed]) =>
      callOperation('userChangeEmail', { email, password: sealed }),
    ),
} as const;

/** Has the account deleted after some days. Fails with the code `wrong-password`. */
export const deleteAccount = {
  operation: 'userDeleteAccount',
  send: ({ password }: Pick<Credentials, 'password'>) =>
    withSealed([password], ([sealed]) => callOperation('userDeleteAccount', { password: sealed })),
} as const;

/** Keeps an account at its old address. Fails with the code `link-expired`. */
export const stopEmailChange = {
  operation: 'userStopEmailChange',
  send: ({ linkToken }: { linkToken: string }) =>
    callOperation('userStopEmailChange', { linkToken }),
} as const;

/** The call that a mailed link asks for. */
export type MailedLink = 'emailValidation' | 'userValidateEmailChange';

/** Follows a mailed link. A query, so that it is followed once however often the screen mounts. */
export const mailedLinkQuery = (name: MailedLink, linkToken: string) =>
  queryOptions({
    queryKey: [name, { linkToken }] as const,
    queryFn: async ({ client }) => {
      const answer = await callOperation(name, { linkToken });
      void spoil(client, ['GetUserDetails']);
      return answer;
    },
    meta: { operation: name },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

/** Ends a session on another device. */
export const useRevokeSession = (options?: WriteOptions<'revokeSession'>) =>
  useWrite('revokeSession', options);

type Sealed<Passwords extends readonly string[]> = { [Place in keyof Passwords]: SealedPassword };

/**
 * The sealed passwords of a write of which it is not known whether it was done ([Note: Unanswered
 * writes]).
 */
let unanswered: { passwords: readonly string[]; sealed: readonly SealedPassword[] } | null = null;

/** Seals passwords, each with a nonce of its own; if the keys had expired, once more with new ones. */
export async function withSealed<const Passwords extends readonly string[], Output>(
  passwords: Passwords,
  send: (sealed: Sealed<Passwords>) => Promise<Output>,
): Promise<Output> {
  const attempt = async () => {
    const isRepeat =
      unanswered && JSON.stringify(unanswered.passwords) === JSON.stringify(passwords);
    const sealed = isRepeat
      ? unanswered!.sealed
      : await Promise.all(
          passwords.map(async (password) =>
            sealPassword(password, await callOperation('getPublicKey', {})),
          ),
        );
    unanswered = null;
    try {
      return await send(sealed as Sealed<Passwords>);
    } catch (error) {
      // A new seal would make it another write, which could be done a second time.
      if (error instanceof AppError && isUnknown(error.kind)) unanswered = { passwords, sealed };
      throw error;
    }
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'key-expired') throw error;
    return attempt();
  }
}
