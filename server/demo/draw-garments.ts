import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { garments } from './drawing/garments.ts';
import { height, width } from './drawing/path.ts';

const outputFolder = join(import.meta.dirname, 'garments');
const longSide = 1000;
const margin = 12;
const qualities = [90, 86, 82, 78];
const largest = 150 * 1024;

async function photograph(page: Page, svg: string): Promise<Buffer> {
  await page.setContent(
    `<style>*{margin:0;background:transparent}svg{display:block}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } });
}

/**
 * Trims the empty table, fits the garment to the long side and leaves a narrow clear margin. Busy
 * cloths are compressed a step more, so that no picture is slow to load.
 */
async function cutOut(png: Buffer): Promise<Buffer> {
  const trimmed = await sharp(png)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .toBuffer();
  const inside = longSide - 2 * margin;
  const framed = await sharp(trimmed)
    .resize({ width: inside, height: inside, fit: 'inside', kernel: 'lanczos3' })
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
  let webp = Buffer.alloc(0);
  for (const quality of qualities) {
    webp = await sharp(framed).webp({ quality, alphaQuality: 95, effort: 6 }).toBuffer();
    if (webp.length <= largest) break;
  }
  return webp;
}

/**
 * Draws garments of the demo, all unless said: each one's SVG is rendered in Chromium at three
 * times its size (at twice, the wobbled edges still show steps), scaled down, trimmed to its box and
 * written as WebP with alpha. Done ahead of time because the filters that light the cloth are far
 * too slow for a phone. Throws if no garment has such an id.
 */
export async function drawGarments(
  browser: Browser,
  ids: string[] = Object.keys(garments),
): Promise<void> {
  await mkdir(outputFolder, { recursive: true });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 3 });
  for (const id of ids) {
    const draw = garments[id];
    if (!draw) throw new Error(`No garment is called "${id}".`);
    const webp = await cutOut(await photograph(page, draw(id)));
    await writeFile(join(outputFolder, `${id}.webp`), webp);
    console.log(`${id}  ${Math.round(webp.length / 1024)} KB`);
  }
}
