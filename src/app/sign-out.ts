import { lateCode } from '#lib/late-code.ts';
import { session } from '#lib/session.ts';
import { endSession } from './end-session.ts';
import { failures, type Unsent } from './failures.ts';
import { oweSignOut } from './owed-sign-outs.ts';

const sending = lateCode(() => import('./send-sign-outs.ts'));
const counting = lateCode(() => import('./count-unsent.ts'));
/** Without this code nothing is being sent; what waits stays on the device with its user. */
const none = (): Unsent => ({ photos: 0, outfits: 0, changes: 0 });

/** Signs out; asks first while something is not sent yet (docs/design/product-rules.md, Account). */
export async function signOut(everywhere = false): Promise<void> {
  failures.unsent = await counting().then(({ countUnsent }) => countUnsent(), none);
  const { photos, outfits, changes } = failures.unsent;
  if (photos + outfits + changes > 0) failures.dialog = everywhere ? 'unsent-everywhere' : 'unsent';
  else await signOutNow(everywhere);
}

/**
 * Ends the session on this device, without waiting for the server's answer ([Note: Owed sign-outs]).
 * Everywhere, it waits: if the other sessions could not be ended, it shows that and keeps this one, so
 * that one can try again.
 */
export async function signOutNow(everywhere = false): Promise<void> {
  if (everywhere) {
    // Its code is here since the start; without it the others cannot be ended.
    const isDone = await sending().then(
      (code) => code.endEverySession(),
      () => {
        failures.dialog = 'generic';
      },
    );
    if (!isDone) return;
  }
  if (!everywhere && session.token !== null) oweSignOut(session.token);
  endSession('signed-out');
  void paySignOuts();
}

/** Tells the server of the sessions that were ended here. Never throws; what fails stays noted. */
export const paySignOuts = (): Promise<void> =>
  sending().then(
    ({ sendSignOuts }) => sendSignOuts(),
    () => {},
  );
