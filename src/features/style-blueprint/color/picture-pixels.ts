import type { Pixels } from './sample-tone.ts';

/**
 * A picture's pixels, upright, its longer side at most `side` pixels.
 *
 * @throws where the file is no picture that this browser reads.
 */
export async function picturePixels(
  picture: Blob,
  side: number,
  newCanvas: (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement,
): Promise<Pixels> {
  const whole = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, side / Math.max(whole.width, whole.height));
  const width = Math.round(whole.width * scale);
  const height = Math.round(whole.height * scale);
  const options = { willReadFrequently: true };
  const context = newCanvas(width, height).getContext('2d', options) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, width, height);
  whole.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { data, width, height };
}
