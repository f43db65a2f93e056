import { flushDrafts } from '#lib/drafts.ts';
import { reloadFor } from '#lib/new-version.ts';
import { appVersion } from '#lib/versions.ts';
import { showToast } from '#ui/toasts.ts';

/** Whether the page is about to load itself: of calls that are sent at once each hears that it is too old. */
let isLeaving = false;

/**
 * The server does not speak with this version any more: loads the one that it has now, once what was typed is kept.
 * A page that is still the same one after that says so.
 */
export async function takeNewest(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  await flushDrafts();
  isLeaving = reloadFor(`newer than ${appVersion}`);
  if (isLeaving) return;
  showToast({
    tone: 'error',
    title: 'This Hem is out of date.',
    text: 'Close it and open it again. What you typed is kept.',
  });
}
