import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { lit, portraitLights } from '#tests/support/portrait-light.ts';
import { peopleOf, skinDepths, typicalOf } from '#tests/support/portrait-people.ts';
import { drawPair, drawPortrait, type PortraitPixels } from '#tests/support/portraits.ts';
import { hasSharedData, sharedData } from '#tests/support/shared-data.ts';
import { checkPortrait, type PortraitVerdict } from './check-portrait.ts';
import { sampleHex } from './sample-tone.ts';

const people = [...skinDepths.keys()].flatMap((depth) =>
  peopleOf(depth, 2).map((tones) => ({ depth, tones })),
);

async function pixelsOf(picture: Sharp): Promise<PortraitPixels> {
  const image = picture.flatten({ background: '#fff' }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** What is said of every drawn person, with their depth where it is something else than expected. */
async function said(
  change: (portrait: PortraitPixels) => PortraitPixels | Promise<PortraitPixels>,
  expected: PortraitVerdict,
) {
  const others: string[] = [];
  for (const { depth, tones } of people) {
    const verdict = checkPortrait(await change(await drawPortrait(tones, 360)));
    if (verdict !== expected) others.push(`${verdict} at ${depth}`);
  }
  return others;
}

describe('the check of a portrait', () => {
  it('finds a face of every depth of skin, in daylight, in shade and by a window', async () => {
    for (const light of ['daylight', 'shade', 'side'] as const) {
      expect(await said((portrait) => lit(portrait, portraitLights[light]), 'good')).toEqual([]);
    }
  });

  it('says of a dim room that it is dark, not of dark skin', async () => {
    expect(await said((portrait) => lit(portrait, portraitLights.dim), 'dark')).toEqual([]);
  });

  it('says that lamplight is warm, for three in four at least, and never that nobody is there', async () => {
    const others = await said((portrait) => lit(portrait, portraitLights.lamp), 'warm');
    expect(others.length).toBeLessThan(people.length / 4);
    expect(others.filter((verdict) => !verdict.startsWith('good'))).toEqual([]);
  });

  it('says that a picture is blurred', async () => {
    const blurred = async ({ data, width, height }: PortraitPixels) => {
      const raw = { width, height, channels: 4 } as const;
      const soft = await pixelsOf(sharp(Buffer.from(data), { raw }).blur(5));
      return lit(soft, portraitLights.daylight);
    };
    expect(await said(blurred, 'blurred')).toEqual([]);
  });

  it('takes one face that the light divides for one', async () => {
    const { data, width, height } = await drawPortrait(typicalOf('soft/muted', 3), 1200);
    const raw = { width, height, channels: 4 } as const;
    const photo = await sharp(Buffer.from(data.buffer), { raw }).jpeg({ quality: 92 }).toBuffer();
    const small = sharp(photo).resize(480, 480, { fit: 'inside', kernel: 'nearest' });
    expect(checkPortrait(await pixelsOf(small))).toBe('good');
  });

  it('says that two are there', async () => {
    for (const [at, { tones }] of people.entries()) {
      const pair = await drawPair(tones, people[(at + 7) % people.length]!.tones);
      expect(checkPortrait(lit(pair, portraitLights.daylight)), `pair ${at}`).toBe('several');
    }
  });

  it('finds nobody on a wall, in stripes and in checks', async () => {
    const pattern = (inner: string) =>
      pixelsOf(
        sharp(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="456">${inner}</svg>`,
          ),
        ),
      );
    const wall = '<rect width="360" height="456" fill="#d8c3b0"/>';
    const rows = (each: (at: number) => string) =>
      Array.from({ length: 12 }, (_, at) => each(at)).join('');
    for (const inner of [
      wall,
      wall + rows((at) => `<rect y="${at * 40}" width="360" height="20" fill="#4b2d23"/>`),
      wall +
        rows(
          (at) => `<path d="M0 ${at * 40}H360M${at * 40} 0V456" stroke="#233" stroke-width="9"/>`,
        ),
    ]) {
      expect(checkPortrait(await pattern(inner))).toBe('none');
    }
  });
});

const folders = ['garments', 'garments-more'].filter(hasSharedData);

describe.skipIf(folders.length === 0)(
  'the check of a photo without a person (needs the shared pictures)',
  () => {
    it('finds nobody in two of three photos of garments', async () => {
      const photos = folders.flatMap((folder) =>
        fs
          .readdirSync(path.join(sharedData, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.jpe?g$/i.test(file))
          .sort()
          .slice(0, 24)
          .map((file) => path.join(sharedData, folder, file)),
      );
      const verdicts: PortraitVerdict[] = [];
      for (const photo of photos) {
        const small = sharp(photo).rotate().resize({ width: 480, height: 480, fit: 'inside' });
        verdicts.push(checkPortrait(await pixelsOf(small)));
      }
      expect(verdicts.length).toBeGreaterThan(20);
      const none = verdicts.filter((verdict) => verdict === 'none').length;
      expect(none / verdicts.length).toBeGreaterThan(2 / 3);
      expect(verdicts).not.toContain('blurred');
    });
  },
);

describe('the tone of a tap', () => {
  const plain = (hex: [number, number, number]): PortraitPixels => {
    const data = new Uint8ClampedArray(4 * 20 * 20);
    for (let at = 0; at < data.length; at += 4) data.set([...hex, 255], at);
    return { data, width: 20, height: 20 };
  };

  it('is the tone below the finger, without shine and lashes', () => {
    const pixels = plain([180, 130, 100]);
    // A glint and a lash within the disc.
    for (const at of [190, 191, 210]) pixels.data.set([255, 255, 255], 4 * at);
    for (const at of [189, 209]) pixels.data.set([0, 0, 0], 4 * at);
    expect(sampleHex(pixels, 10, 10, 3)).toBe('#b48264');
  });

  it('is read at the very edge, too', () => {
    expect(sampleHex(plain([20, 60, 90]), 0, 0, 4)).toBe('#143c5a');
    expect(sampleHex(plain([20, 60, 90]), 20, 20, 2)).toBe('#143c5a');
    expect(sampleHex(plain([20, 60, 90]), 7.5, 7.5, 0.2)).toBe('#143c5a');
  });
});
