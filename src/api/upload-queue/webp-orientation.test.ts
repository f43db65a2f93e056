import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readWebpOrientation } from './webp-orientation.ts';

const drawn = sharp({
  create: { width: 40, height: 20, channels: 4, background: { r: 180, g: 20, b: 40, alpha: 0.5 } },
});
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer).buffer;
const webp = (orientation: number) =>
  drawn.clone().webp({ lossless: true }).withMetadata({ orientation }).toBuffer();

it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads how a WebP was held: %i', async (orientation) => {
  const { orientation: found, plain } = readWebpOrientation(bytesOf(await webp(orientation)));
  expect(found).toBe(orientation);
  const told = await sharp(plain).metadata();
  expect([told.orientation, told.exif, told.width, told.height]).toEqual([
    undefined,
    undefined,
    40,
    20,
  ]);
  expect(await sharp(plain).raw().toBuffer()).toEqual(await drawn.clone().raw().toBuffer());
});

it('takes a WebP that says nothing, or nonsense, as it stands', async () => {
  const silent = await drawn.clone().webp().toBuffer();
  expect(readWebpOrientation(bytesOf(silent))).toEqual({
    orientation: 1,
    plain: new Uint8Array(silent),
  });
  const cut = await webp(6);
  for (let length = 0; length < cut.length; length += 1) {
    const { orientation } = readWebpOrientation(bytesOf(cut.subarray(0, length)));
    expect([1, 6]).toContain(orientation);
    if (length < 60) expect(orientation).toBe(1);
  }
  expect(readWebpOrientation(bytesOf(await drawn.clone().png().toBuffer())).orientation).toBe(1);
});
