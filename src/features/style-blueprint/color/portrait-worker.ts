import { checkPortrait, type PortraitVerdict } from './check-portrait.ts';
import { picturePixels } from './picture-pixels.ts';
import { portraitSides } from './portrait-sides.ts';
import type { Pixels } from './sample-tone.ts';

/** What may be asked of a portrait: how good it is, or the pixels at which its tones are read. */
export interface PortraitQuestion {
  asks: 'verdict' | 'pixels';
  picture: Blob;
}

/** The answer to each question. */
export interface PortraitAnswers {
  verdict: PortraitVerdict;
  pixels: Pixels;
}

const newCanvas = (width: number, height: number) => new OffscreenCanvas(width, height);

/** Answers aside of the page; null where a file cannot be read, or where this browser draws on the page only. */
addEventListener('message', async ({ data }: MessageEvent<PortraitQuestion>) => {
  const { asks, picture } = data;
  const pixels = await picturePixels(picture, portraitSides[asks], newCanvas).catch(() => null);
  if (pixels === null) postMessage(null);
  else if (asks === 'verdict') postMessage(checkPortrait(pixels));
  else postMessage(pixels, { transfer: [pixels.data.buffer] });
});
