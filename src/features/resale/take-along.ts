import { readResaleFile } from '#api/resale.ts';
import type { ResaleShape } from '#contract/rules/resale.ts';
import { AppError, isCancelled } from '#lib/errors.ts';
import { shareFile } from '#lib/share-file.ts';
import { showToast } from '#ui/toasts.ts';

const types: Record<ResaleShape, string> = {
  csv: 'text/csv;charset=utf-8',
  text: 'text/plain;charset=utf-8',
};

/**
 * Takes listings along: CSV as a file, to another app or the downloads; text to another app, or else the clipboard. Says what
 * became of it.
 */
export async function takeAlong(
  owner: string,
  listingIds: string[],
  shape: ResaleShape,
): Promise<void> {
  try {
    const { fileName, text } = await readResaleFile(owner, listingIds, shape);
    if (shape === 'text') return await sendText(text);
    const saved = await shareFile(new File([text], fileName, { type: types[shape] }));
    if (saved === 'saved') showToast({ title: 'Saved to your downloads', text: fileName });
  } catch (error) {
    if (isCancelled(error)) return;
    const isGone = error instanceof AppError && error.kind === 'not-found';
    showToast({
      tone: 'error',
      title: 'That did not work',
      text: isGone
        ? 'A piece that you offered is not there any more. Open the list anew.'
        : 'Try again in a moment.',
    });
  }
}

/** Gives an address to another app, or puts it into the clipboard. */
export async function sendAddress(url: string, title: string): Promise<void> {
  if (await shareBySystem({ url, title })) return;
  await copy(url, 'Address copied');
}

async function sendText(text: string): Promise<void> {
  if (await shareBySystem({ text })) return;
  await copy(text, 'Text copied');
}

/** Whether the system's own sheet took it, or was closed. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}

async function copy(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title });
  } catch {
    showToast({
      tone: 'error',
      title: 'It could not be copied',
      text: 'The browser does not allow it here.',
    });
  }
}
