import { useEffect, useState } from 'react';
import { askPortraitWorker } from './ask-portrait-worker.ts';
import { picturePixels } from './picture-pixels.ts';
import { portraitSides } from './portrait-sides.ts';
import type { Pixels } from './sample-tone.ts';

/** A portrait as it is shown and read. */
export interface ShownPortrait {
  /** Lives as long as the portrait is shown. */
  url: string;
  pixels: Pixels;
}

/** Its pixels, read aside of the page, or on it where a browser's workers cannot draw. */
async function pixelsOf(picture: Blob, signal: AbortSignal): Promise<Pixels> {
  const aside = await askPortraitWorker('pixels', picture, signal);
  signal.throwIfAborted();
  return aside ?? picturePixels(picture, portraitSides.pixels, newCanvas);
}

const newCanvas = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height });

/** Reads a portrait; null until it is read, `unreadable` where it cannot be. */
export function usePortraitPixels(picture: Blob): ShownPortrait | null | 'unreadable' {
  const [shown, setShown] = useState<ShownPortrait | null | 'unreadable'>(null);
  useEffect(() => {
    const gone = new AbortController();
    const url = URL.createObjectURL(picture);
    setShown(null);
    pixelsOf(picture, gone.signal).then(
      (pixels) => gone.signal.aborted || setShown({ url, pixels }),
      () => gone.signal.aborted || setShown('unreadable'),
    );
    return () => {
      gone.abort();
      URL.revokeObjectURL(url);
    };
  }, [picture]);
  return shown;
}
