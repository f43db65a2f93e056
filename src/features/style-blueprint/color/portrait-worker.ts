import { checkPortrait, type PortraitVerdict } from './check-portrait.ts';

/** The longer side of what is checked, in pixels. */
const side = 480;

/** Judges portraits aside of the page: each message is one as a file, each answer its verdict, or null if unreadable. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await verdictOf(data).catch(() => null));
});

async function verdictOf(picture: Blob): Promise<PortraitVerdict> {
  const whole = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, side / Math.max(whole.width, whole.height));
  const [width, height] = [whole.width, whole.height].map((edge) => Math.round(edge * scale));
  const canvas = new OffscreenCanvas(width!, height!);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, width!, height!);
  whole.close();
  return checkPortrait(context.getImageData(0, 0, width!, height!));
}
