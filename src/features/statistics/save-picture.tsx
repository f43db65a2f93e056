import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { shareFile } from '#lib/share-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { drawPicture } from './draw-picture.ts';

/** Shares the statistics as a picture, or saves it where nothing can be shared. */
export function SavePicture({
  data,
  of,
  wide = false,
}: {
  data: WardrobeStatistics;
  /** The name of the wardrobe, or of all. */
  of: string;
  wide?: boolean;
}) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const picture = await drawPicture(data, of);
      const file = new File([picture], 'Statistics.png', { type: picture.type });
      if ((await shareFile(file)) === 'saved') {
        showToast({ title: 'Picture saved to your downloads' });
      }
    } catch {
      showToast({
        tone: 'error',
        title: 'The picture could not be saved',
        text: 'Try again in a moment.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="secondary"
      size="small"
      wide={wide}
      busy={isBusy}
      icon={<ImageDown aria-hidden="true" />}
      onClick={() => void save()}
    >
      Save as a picture
    </Button>
  );
}
