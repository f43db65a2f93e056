import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { crossOffSignOut, owedSignOuts } from './owed-sign-outs.ts';

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
    const token = owedSignOuts().find((one) => !tried.has(one));
    if (token === undefined) return;
    tried.add(token);
    if (await isOver(token)) crossOffSignOut(token);
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
