import { endImpersonation } from '#api/impersonation.ts';
import { openDeviceDatabase } from '#lib/device-database.ts';
import { AppError } from '#lib/errors.ts';
import { owedCartKey } from '#lib/owed-keys.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { dropStandIn, type StandInNote } from '#lib/stand-in.ts';
import { localStore } from '#lib/storage.ts';
import { goTo } from '../navigate.ts';
import { owedSignOuts } from '../owed-sign-outs.ts';

/** What is kept by user on the device. */
const stores = ['photos', 'outbox', 'savedOutfits', 'drafts'] as const;

/**
 * Forgets what this device has of a member in whose account somebody of the staff was, leads that one back to the desk,
 * and says to the server that it is over. Never throws; what did not work is tried again with the network, or at the next
 * start.
 */
export async function finishStandIn(note: StandInNote): Promise<void> {
  const leadBack = () => {
    if (session.token !== note.token) return false;
    goTo(paths.admin('impersonate'), { replace: true });
    return true;
  };
  const isBack = leadBack();
  localStore.remove(`${owedCartKey}${note.memberId}`);
  try {
    await forgetMember(note.memberId);
  } catch {
    return;
  }
  // Another tab may hear first that the one session is over, and then that the other is open again.
  if (!isBack) leadBack();
  if (await isToldOver(note)) dropStandIn(note);
}

/** Whether the server knows that it is over. */
async function isToldOver({ within }: StandInNote): Promise<boolean> {
  // A sign-out ends both sessions, and would find nothing if this came before it.
  if (owedSignOuts().includes(within)) return true;
  try {
    await endImpersonation(within);
    return true;
  } catch (error) {
    // Of a session that is not the present one a 401 counts as cancelled.
    return !(error instanceof AppError) || error.kind === 'signed-out';
  }
}

async function forgetMember(memberId: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const database = await openDeviceDatabase();
  const transaction = database.transaction(
    ['photos', 'outbox', 'savedOutfits', 'drafts', 'pictures'],
    'readwrite',
  );
  const owners = new Set<string>();
  for (const name of stores) {
    let cursor = await transaction.objectStore(name).openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      if (cursor.value.userId !== memberId) continue;
      owners.add(String(cursor.key));
      await cursor.delete();
    }
  }
  const pictures = transaction.objectStore('pictures');
  for (const owner of owners) {
    for (const key of await pictures.index('owner').getAllKeys(owner)) await pictures.delete(key);
  }
  await transaction.done;
}
