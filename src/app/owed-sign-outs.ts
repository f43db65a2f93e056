import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { ofThisBrowser } from '#lib/session-end.ts';
import { localStore } from '#lib/storage.ts';

/*
 * [Note: Owed sign-outs] A sign-out on this device does not wait for the server. Until the server has
 * answered that the session is over, its token is kept under a key of its own, for nothing but saying
 * so: no call is made with it but `logout`, whoever is signed in meanwhile. It is noted before it is
 * sent, so that neither a lost connection nor a killed page leaves the session open.
 */

const key = ofThisBrowser('hem.owedSignOuts');

/** Most that are kept; a session ends by itself some day (docs/design/product-rules.md, Account). */
const most = 10;

function read(): string[] {
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
  write([...read().filter((one) => one !== token), token].slice(-most));
}

let sending: Promise<void> | null = null;

/** Tells the server of the sessions that were ended here. Never throws; what fails stays noted. */
export function sendSignOuts(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const token = read().find((one) => !tried.has(one));
    if (token === undefined) return;
    tried.add(token);
    if (await isOver(token)) write(read().filter((one) => one !== token));
  }
}

async function isOver(token: string): Promise<boolean> {
  try {
    await callOperation('logout', { everywhere: false }, { token });
    return true;
  } catch (error) {
    // It was over already: of a session that is not the present one a 401 counts as cancelled.
    return !(error instanceof AppError) || error.kind === 'signed-out';
  }
}
