import type { SignInProvider } from '#contract/rules/sign-in.ts';
import { AppError } from './errors.ts';
import { sessionStore } from './storage.ts';

/*
 * [Note: Begun sign-in] While one signs in at Google or Apple this page is gone. What it needs on the way back stays with
 * the tab: a secret that nobody else has, by which the server knows that the sign-in was begun here, and where to go on.
 * It ends with the session, with the tab, and when it was used.
 */

const key = 'hem.begun-sign-in';

/** A sign-in that this tab began. */
export interface BegunSignIn {
  provider: SignInProvider;
  browserKey: string;
  /** The path to go on to, as the sign-in has it in its address. */
  redirect: string | null;
  /** Whether it adds a way to sign in, from the settings. */
  isLink: boolean;
}

/** Makes the secret of a sign-in that begins, and its hash. Throws AppError `invalid` where the page is not secure. */
export async function makeBrowserKey(): Promise<{ browserKey: string; browserHash: string }> {
  if (!globalThis.crypto?.subtle) {
    throw new AppError('invalid', { fields: { password: 'insecure' } });
  }
  const browserKey = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(browserKey));
  return { browserKey, browserHash: toBase64Url(new Uint8Array(hash)) };
}

/** Keeps what a sign-in needs when it comes back; a newer one takes its place. */
export const keepBegun = (begun: BegunSignIn): void => sessionStore.set(key, JSON.stringify(begun));

/** The sign-in that this tab began; null if it began none. */
export function findBegun(): BegunSignIn | null {
  try {
    const kept = JSON.parse(sessionStore.get(key) ?? 'null') as Partial<BegunSignIn> | null;
    return typeof kept?.browserKey === 'string' ? (kept as BegunSignIn) : null;
  } catch {
    return null;
  }
}

/** Forgets it, once it was used. */
export const forgetBegun = (): void => sessionStore.remove(key);

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
