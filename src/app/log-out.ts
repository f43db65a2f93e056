import { callOperation } from '#lib/http.ts';
import { failures } from './failures.ts';
import { endSession } from './sign-out.ts';

/** Logs out; asks first while photos are not sent yet (product.md, Around the app). */
export async function logOut(everywhere = false): Promise<void> {
  const { countUnsent } = await import('#api/upload-queue/upload-queue.ts');
  if (countUnsent() > 0) failures.dialog = 'unsent';
  else await logOutNow(everywhere);
}

/** Ends the session here; the server is told, and its answer is not waited for. */
export async function logOutNow(everywhere = false): Promise<void> {
  const { suspendUploads } = await import('#api/upload-queue/upload-queue.ts');
  suspendUploads();
  const told = callOperation('logout', { everywhere }).catch(() => {});
  if (everywhere) await told;
  endSession('logout');
}
