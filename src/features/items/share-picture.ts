import { shareFile } from '#lib/share-file.ts';
import { showToast } from '#ui/toasts.ts';

/** Shares a piece's picture under its name, and says so where one could not see it. */
export async function sharePicture(url: string, pieceName: string): Promise<void> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
    const picture = await answer.blob();
    const name = pieceName.replace(/[^\p{L}\p{N} ()'-]+/gu, '').trim() || 'Piece';
    const extension = picture.type === 'image/webp' ? 'webp' : (picture.type.split('/')[1] ?? '');
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
