import { owedToServer } from '#lib/session-end.ts';
import { localStore } from '#lib/storage.ts';

/*
 * [Note: Owed sign-outs] A sign-out on this device does not wait for the server. Until the server has
 * answered that the session is over, its token is kept under a key of its own, for nothing but saying
 * so: no call is made with it but `logout`, whoever is signed in meanwhile. It is noted before it is
 * sent, so that neither a lost connection nor a killed page leaves the session open.
 */

const key = owedToServer('hem.owedSignOuts');

/** Most that are kept; a session ends by itself some day (docs/design/product-rules.md, Account). */
const most = 10;

/** The tokens of the sessions that are noted. */
export function owedSignOuts(): string[] {
  try {
    const tokens: unknown = JSON.parse(localStore.get(key) ?? '[]');
    if (!Array.isArray(tokens)) return [];
    return tokens.filter((token): token is string => typeof token === 'string');
  } catch {
    return [];
  }
}

function write(tokens: string[]): void {
  if (tokens.length > 0) localStore.set(key, JSON.stringify(tokens));
  else localStore.remove(key);
}

/** Notes a session whose end the server is to be told. */
export function oweSignOut(token: string): void {
  write([...owedSignOuts().filter((one) => one !== token), token].slice(-most));
}

/** Crosses a session off: its end is known to the server. */
export function crossOffSignOut(token: string): void {
  write(owedSignOuts().filter((one) => one !== token));
}
