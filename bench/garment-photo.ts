import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const renditions = path.join(import.meta.dirname, '../server/demo/renditions/720');

/** A drawn garment on a floor of boards, as a phone would take it. */
export async function drawPhoto(garment: string): Promise<Buffer> {
  const [width, height] = [1200, 1600];
  const boards = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="${at * 100}" width="98" height="${height}" fill="hsl(30 24% ${58 + ((at * 7) % 9)}%)"/>`,
  );
  const floor = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#6f5a44"/>${boards.join('')}</svg>`,
  );
  const piece = await sharp(fs.readFileSync(path.join(renditions, `${garment}.webp`)))
    .resize(900, 1200, { fit: 'inside' })
    .toBuffer();
  return sharp(floor)
    .composite([{ input: piece, gravity: 'centre' }])
    .webp()
    .toBuffer();
}
