import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Makes the drawn garments that pictures of the Style Lab are laid of, in two sizes, from those of the demo, and writes
 * down the size and the color of each. Run it after a garment changed: `npm run lab:draw`.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const garments = path.join(root, 'server/demo/garments');
const target = path.join(root, 'src/components/lab/garments');

/** The large ones lie on the picture of a piece, the small ones on that of a row. */
const sizes = { large: { width: 520, height: 620 }, small: { width: 180, height: 220 } } as const;

const drawn: Record<string, { width: number; height: number; tone: string }> = {};

await rm(target, { recursive: true, force: true });
for (const [name, size] of Object.entries(sizes)) {
  await mkdir(path.join(target, name), { recursive: true });
  for (const file of (await readdir(garments)).filter((one) => one.endsWith('.webp'))) {
    const { data, info } = await sharp(path.join(garments, file))
      .trim({ threshold: 1 })
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 60, alphaQuality: 80, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    await writeFile(path.join(target, name, file), data);
    if (name === 'large') {
      const { width, height } = info;
      drawn[file.replace('.webp', '')] = { width, height, tone: await toneOf(data) };
    }
  }
}
await writeFile(path.join(target, 'drawn.json'), `${JSON.stringify(drawn, null, 2)}\n`);

/** The mean color of what is drawn, as `r g b`. */
async function toneOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    weight += alpha;
    for (const channel of [0, 1, 2]) sum[channel]! += pixels[at + channel]! * alpha;
  }
  return sum.map((one) => Math.round(one / weight)).join(' ');
}
