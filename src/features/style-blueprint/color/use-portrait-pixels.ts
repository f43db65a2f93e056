import { useEffect, useState } from 'react';
import type { Pixels } from './sample-tone.ts';

/** The longer side at which tones are read, in pixels: enough for an iris in a portrait of half a person. */
const side = 1600;

/** A portrait as it is shown and read. */
export interface ShownPortrait {
  /** Lives as long as the portrait is shown. */
  url: string;
  pixels: Pixels;
}

async function pixelsOf(picture: Blob): Promise<Pixels> {
  const whole = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, side / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Reads a portrait; null until it is read, `unreadable` where it cannot be. */
export function usePortraitPixels(picture: Blob): ShownPortrait | null | 'unreadable' {
  const [shown, setShown] = useState<ShownPortrait | null | 'unreadable'>(null);
  useEffect(() => {
    let isCurrent = true;
    const url = URL.createObjectURL(picture);
    setShown(null);
    pixelsOf(picture).then(
      (pixels) => isCurrent && setShown({ url, pixels }),
      () => isCurrent && setShown('unreadable'),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [picture]);
  return shown;
}
