import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { shareFile } from '#lib/share-file.ts';
import { showToast } from '#ui/toasts.ts';
import { drawCover, type SharedBlueprint } from './draw-cover.ts';
import { drawPalette } from './draw-palette.ts';

/** Shares the cover of a blueprint as a picture, and says so where one could not see it. */
export async function shareBlueprint(blueprint: SharedBlueprint): Promise<void> {
  await giveFile(
    async () =>
      new File([await drawCover(blueprint)], `${blueprint.name}.png`, { type: 'image/png' }),
  );
}

/** Shares a palette as a picture. */
export async function sharePalette(palette: Palette): Promise<void> {
  await giveFile(
    async () =>
      new File([await drawPalette(palette)], `${palette.title} palette.png`, { type: 'image/png' }),
  );
}

/** Gives a file that is made now to another app, or to the downloads; says where it is, or that it could not be made. */
export async function giveFile(make: () => Promise<File> | File): Promise<void> {
  try {
    if ((await shareFile(await make())) === 'saved')
      showToast({ title: 'Saved to your downloads' });
  } catch {
    showToast({ tone: 'error', title: 'It could not be saved', text: 'Try again in a moment.' });
  }
}
