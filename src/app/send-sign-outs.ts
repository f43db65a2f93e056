import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { showToast } from '#ui/toasts.ts';
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

/** Ends every session of the account. False where that did not work, which is told. */
export async function endEverySession(): Promise<boolean> {
  try {
    await callOperation('logout', { everywhere: true });
    return true;
  } catch (error) {
    // The session was over already: an earlier try came through, or somebody else ended it.
    if (error instanceof AppError && error.kind === 'signed-out') return true;
    showToast({
      title: 'You are still signed in',
      text: 'Signing out everywhere did not work. Try again in a moment.',
    });
    return false;
  }
}
