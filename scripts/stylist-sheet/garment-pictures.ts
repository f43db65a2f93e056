import type { Browser } from 'playwright';
import sharp from 'sharp';
import { height, width } from '../../server/demo/drawing/path.ts';
import type { ReadGarment } from '../../server/stylist/garment.ts';
import { drawPiece } from './draw-piece.ts';

/** A garment's picture, cut to its edges; sizes in pixels. */
export interface GarmentPicture {
  url: string;
  width: number;
  height: number;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** How large a garment is drawn, beside its table of 800×1000. */
const scale = 0.45;

/** Draws garments one after another, each once. */
export async function garmentPictures(
  browser: Browser,
  garments: Iterable<ReadGarment>,
): Promise<Map<string, GarmentPicture>> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const pictures = new Map<string, GarmentPicture>();
  for (const garment of garments) {
    const parts: Buffer[] = [];
    for (const svg of drawPiece(garment)) {
      await page.setContent(
        `<style>*{margin:0;background:transparent}svg{display:block}</style>${svg}`,
      );
      const png = await page.screenshot({
        omitBackground: true,
        clip: { x: 0, y: 0, width, height },
      });
      parts.push(await sharp(png).trim({ background: clear, threshold: 8 }).png().toBuffer());
    }
    pictures.set(garment.id, await joined(parts));
  }
  await page.close();
  return pictures;
}

/** The parts of a garment beside each other: the jacket of a suit, and its trousers. */
async function joined(parts: readonly Buffer[]): Promise<GarmentPicture> {
  const sizes = await Promise.all(parts.map((part) => sharp(part).metadata()));
  const overlap = parts.length > 1 ? 40 : 0;
  const all = {
    width: sizes.reduce((sum, one) => sum + one.width, 0) - overlap,
    height: Math.max(...sizes.map((one) => one.height)),
  };
  let left = 0;
  const layers = parts.map((input, at) => {
    const layer = { input, left, top: all.height - sizes[at]!.height };
    left += sizes[at]!.width - overlap;
    return layer;
  });
  const picture = await sharp({ create: { ...all, channels: 4, background: clear } })
    // The trousers lie behind the jacket.
    .composite(layers.reverse())
    .webp({ quality: 80 })
    .toBuffer();
  return { ...all, url: `data:image/webp;base64,${picture.toString('base64')}` };
}
