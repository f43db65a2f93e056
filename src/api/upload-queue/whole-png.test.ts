import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isWholePng } from './whole-png.ts';

const png = await sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: '#b3242f',
    noise: { type: 'gaussian', mean: 90, sigma: 30 },
  },
})
  .png()
  .toBuffer();
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer).buffer;

it('knows a whole PNG, also with something behind its end', async () => {
  expect(await isWholePng(bytesOf(png))).toBe(true);
  expect(await isWholePng(bytesOf(Buffer.concat([png, Buffer.from('PK')])))).toBe(true);
});

it('knows one that was cut, wherever', async () => {
  for (let length = 8; length < png.length; length += 997) {
    expect(await isWholePng(bytesOf(png.subarray(0, length)))).toBe(false);
  }
  expect(await isWholePng(bytesOf(png.subarray(0, -1)))).toBe(false);
});

it('knows one in which a byte was changed', async () => {
  for (const index of [20, 60, 5000, png.length - 20]) {
    const changed = Buffer.from(png);
    changed[index]! ^= 1;
    expect(await isWholePng(bytesOf(changed))).toBe(false);
  }
});
