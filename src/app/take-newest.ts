import { flushDrafts } from '#lib/drafts.ts';
import { reloadFor } from '#lib/new-version.ts';
import { appVersion } from '#lib/versions.ts';
import { showToast } from '#ui/toasts.ts';

/**
 * The server does not speak with this version any more: loads the one that it has now, once what was typed is kept.
 * A page that is still the same one after that says so.
 */
export async function takeNewest(): Promise<void> {
  await flushDrafts();
  if (reloadFor(`newer than ${appVersion}`)) return;
  showToast({
    tone: 'error',
    title: 'This Hem is out of date.',
    text: 'Close it and open it again. What you typed is kept.',
  });
}
