import { showToast } from '#ui/toasts.ts';

/** Gives a link to another app, or puts it into the clipboard. */
export async function sendLink(url: string): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title: 'Be my friend on Hem', url });
      return;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'The link is copied', text: 'It works once, for 7 days.' });
  } catch {
    showToast({ tone: 'error', title: 'The link was not copied', text: url });
  }
}
