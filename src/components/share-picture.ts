import { shareFile } from '#lib/share-file.ts';
import { showToast } from '#ui/toasts.ts';

/**
 * Shares a picture under the name of what it shows, and says so where one could not see it.
 * @param fallback its name where nothing of the name can be that of a file.
 */
export async function sharePicture(url: string, title: string, fallback: string): Promise<void> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
    const picture = await answer.blob();
    const name = title.replace(/[^\p{L}\p{N} ()'-]+/gu, '').trim() || fallback;
    const extension = picture.type.split('/')[1] ?? 'jpg';
    const file = new File([picture], `${name}.${extension}`, { type: picture.type });
    if ((await shareFile(file)) === 'saved') showToast({ title: 'Photo saved to your downloads' });
  } catch {
    showToast({
      tone: 'error',
      title: 'The photo could not be shared',
      text: 'Try again in a moment.',
    });
  }
}
