import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasSharedData, sharedData } from '#tests/support/shared-data.ts';
import { type CutOut, cutOut } from './cut-out.ts';
import { resize } from './shapes.ts';
import type { Stroke } from './stroke.ts';

const width = 225;
const height = 300;
/** Pictures are drawn on 300 by 400 and photographed smaller, since a cut takes time by the pixel. */
const photographed = 0.75;
const shirt =
  'M105 80 L130 92 Q150 104 170 92 L195 80 L262 150 L228 182 L206 160 L212 330 L88 330 L94 160 L72 182 L38 150 Z';

const svg = (body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400">${body}</svg>`,
  );

/** A photo as a phone would take it: never quite even. */
async function photo(body: string, noise = 4): Promise<Buffer> {
  const data = await sharp(svg(body)).blur(0.7).removeAlpha().raw().toBuffer();
  let state = 7;
  for (let at = 0; at < data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[at] = Math.max(0, Math.min(255, data[at]! + ((state / 2_147_483_648) * 2 - 1) * noise));
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const ground = (fill: string) => `<rect width="300" height="400" fill="${fill}"/>`;
const garment = (fill: string) => `<path d="${shirt}" fill="${fill}"/>`;

async function silhouette(): Promise<boolean[]> {
  const { data, info } = await sharp(svg(ground('#000') + garment('#fff')))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: width * height }, (_, at) => data[at * info.channels]! > 127);
}

async function overlapWithShirt({ mask }: CutOut): Promise<number> {
  const drawn = await silhouette();
  let [both, either] = [0, 0];
  for (const [at, isDrawn] of drawn.entries()) {
    const isCut = mask.data[at]! > 127;
    if (isDrawn && isCut) both += 1;
    if (isDrawn || isCut) either += 1;
  }
  return both / either;
}

/** The mask's alpha at a place of the drawing. */
function alphaAt({ mask }: CutOut, x: number, y: number): number {
  const scale = mask.width / 300;
  return mask.data[Math.round(y * scale) * mask.width + Math.round(x * scale)]!;
}

/** A stroke over places of the drawing, in pixels of a photo of it. */
function stroke(
  kind: Stroke['kind'],
  radius: number,
  from: number[],
  to: number[],
  scale = photographed,
): Stroke {
  const points = [from, to].map(([x = 0, y = 0]) => ({ x: x * scale, y: y * scale }));
  return { kind, radius: radius * scale, points };
}

describe('cutting a garment out', () => {
  const grounds: [string, string, string][] = [
    ['plain', ground('#d9d2c4'), '#27408b'],
    [
      'unevenly lit',
      `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#efe9dc"/><stop offset="1" stop-color="#8d8475"/></linearGradient></defs>${ground('url(#g)')}`,
      '#8c1f3f',
    ],
    [
      'striped',
      ground('#c49a6c') +
        Array.from(
          { length: 15 },
          (_, at) => `<rect x="${at * 20}" width="9" height="400" fill="#a67c52"/>`,
        ).join(''),
      '#2f7f79',
    ],
  ];
  it.each(grounds)('finds it on a %s ground, and trusts what it found', async (_, under, fill) => {
    const made = await cutOut(await photo(under + garment(fill)));
    expect(made.verdict).toBe('trusted');
    expect(await overlapWithShirt(made)).toBeGreaterThan(0.96);
    expect(made.box).toMatchObject({ left: expect.closeTo(29, -1), top: expect.closeTo(61, -1) });
  });

  it('leaves the hanger to the ground where it has other colors', async () => {
    const hook =
      '<path d="M150 100 L150 62 Q150 40 168 44" fill="none" stroke="#222" stroke-width="6"/>';
    const made = await cutOut(await photo(ground('#d9d2c4') + hook + garment('#c23b5a')));
    expect(alphaAt(made, 150, 70)).toBe(0);
    expect(await overlapWithShirt(made)).toBeGreaterThan(0.96);
  });

  it('finds a patterned one on a coarse ground', async () => {
    const stripes = Array.from(
      { length: 20 },
      (_, at) => `<rect y="${at * 20}" width="300" height="10" fill="#f2efe9"/>`,
    ).join('');
    const striped = `<clipPath id="c"><path d="${shirt}"/></clipPath>${garment('#1d2b53')}<g clip-path="url(#c)">${stripes}</g>`;
    const made = await cutOut(await photo(ground('#b5713f') + striped, 24));
    expect(made.verdict).not.toBe('none');
    expect(await overlapWithShirt(made)).toBeGreaterThan(0.9);
  });

  it('leaves the shadow to the ground', async () => {
    const shadow = `<filter id="s"><feGaussianBlur stdDeviation="3"/></filter><path d="${shirt}" fill="#000" opacity=".4" filter="url(#s)" transform="translate(16 14)"/>`;
    const made = await cutOut(await photo(ground('#cfc8ba') + shadow + garment('#d98b93')));
    expect(await overlapWithShirt(made)).toBeGreaterThan(0.95);
  });

  it.each([
    ['black on black', '#121212', '#121212'],
    ['white on white', '#f6f6f6', '#f6f6f6'],
    ['nearly black on black', '#141414', '#1b1b1b'],
  ])('trusts nothing in %s', async (_, under, fill) => {
    const made = await cutOut(await photo(ground(under) + garment(fill)));
    if (under === fill) expect(made.verdict).toBe('none');
    expect(made.verdict).not.toBe('trusted');
  });

  it('does not trust the half of a garment that differs from its ground', async () => {
    const twoColored = `<clipPath id="c"><path d="${shirt}"/></clipPath><g clip-path="url(#c)"><rect width="300" height="180" fill="#1d2b53"/><rect y="180" width="300" height="220" fill="#d5cebf"/>${[200, 240, 280, 310].map((y) => `<rect y="${y}" width="300" height="9" fill="#1d2b53"/>`).join('')}</g>`;
    const made = await cutOut(await photo(ground('#d9d2c4') + twoColored));
    if (made.verdict === 'trusted') expect(await overlapWithShirt(made)).toBeGreaterThan(0.93);
  });

  it('answers an empty mask where a picture is all one color', async () => {
    const made = await cutOut(await photo(ground('#808080'), 0));
    expect(made).toMatchObject({ verdict: 'none', box: null, mask: { width, height } });
    expect(made.mask.data.some((alpha) => alpha > 0)).toBe(false);
  });

  it.each([
    [1, 1],
    [300, 4000],
    [4000, 300],
    [5, 5],
  ])('takes a picture of %i by %i pixels', async (wide, high) => {
    const png = await sharp({
      create: { width: wide, height: high, channels: 3, background: '#446688' },
    })
      .png()
      .toBuffer();
    const made = await cutOut(png);
    const scale = Math.min(1, 1600 / Math.max(wide, high));
    expect(made).toMatchObject({
      verdict: 'none',
      mask: { width: Math.round(wide * scale), height: Math.round(high * scale) },
    });
  });

  it('refuses what is no picture', async () => {
    await expect(cutOut(Buffer.from('no picture at all'))).rejects.toThrow(/unsupported image/);
  });

  it('cuts the upright photo, whichever way the phone was held', async () => {
    const upright = await photo(ground('#d9d2c4') + garment('#27408b'));
    const turned = await sharp(upright)
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const made = await cutOut(turned);
    expect(made.mask).toMatchObject({ width, height });
    expect(await overlapWithShirt(made)).toBeGreaterThan(0.96);
  });
});

describe('strokes', () => {
  // A bag of nearly the same color touches the shirt: to the machine they are one thing.
  const bag = '<rect x="206" y="190" width="60" height="90" fill="#2b4690"/>';
  const body = ground('#d9d2c4') + garment('#27408b') + bag;
  let file: Buffer;
  let before: CutOut;
  beforeAll(async () => {
    file = await photo(body);
    before = await cutOut(file);
  });

  it('take away what does not belong, and leave the rest as it was', async () => {
    expect(alphaAt(before, 240, 240)).toBe(255);
    const after = await cutOut(file, [stroke('away', 8, [240, 205], [240, 270])], before.mask);
    expect(alphaAt(after, 240, 240)).toBe(0);
    expect(alphaAt(after, 150, 200)).toBe(255);
    expect(alphaAt(after, 60, 150)).toBe(alphaAt(before, 60, 150));
    expect(after.verdict).toBe('likely');
  });

  it('keep what the machine left out', async () => {
    const patch = '<rect x="108" y="318" width="84" height="40" fill="#cfc7b6"/>';
    const patched = await photo(body + patch);
    const after = await cutOut(patched, [stroke('keep', 10, [120, 340], [180, 340])], before.mask);
    expect(alphaAt(before, 150, 340)).toBe(0);
    expect(alphaAt(after, 150, 340)).toBe(255);
    expect(alphaAt(after, 20, 380)).toBe(0);
  });

  it('say of a place what the last of them said', async () => {
    const away = stroke('away', 8, [240, 205], [240, 270]);
    const after = await cutOut(file, [away, { ...away, kind: 'keep' }], before.mask);
    expect(alphaAt(after, 240, 240)).toBe(255);
  });

  it('leave what was restored as it was, to the pixel, and all that is far from them', async () => {
    const size = { width: width * 3, height: height * 3 };
    const large = await sharp(file).resize(size).jpeg().toBuffer();
    const previous = resize(before.mask, size);
    previous.data.forEach((alpha, at) => {
      previous.data[at] = alpha > 127 ? 255 : 0;
    });
    const scale = photographed * 3;
    // A thread, far thinner than the copy that the cut is made on can show, out of the bag to the right.
    const [left, right, line] = [250, 290, 235].map((place) => Math.round(place * scale)) as [
      number,
      number,
      number,
    ];
    previous.data.fill(255, line * size.width + left, line * size.width + right);
    const thread = stroke('keep', 0.2, [250, 235], [290, 235], scale);
    const restored = { ...thread, kind: 'restore' as const };
    const away = stroke('away', 8, [240, 205], [240, 270], scale);
    const { mask } = await cutOut(large, [restored, away], previous);
    expect(alphaAt({ ...before, mask }, 240, 260)).toBe(0);
    const wrong: string[] = [];
    for (let y = 0; y < size.height; y += 1) {
      for (let x = 0; x < size.width; x += 1) {
        const isThread = Math.abs(y - line) <= 3 && x > 262 * scale && x < right;
        const isFar = Math.hypot(x / 3 - 176, Math.max(0, 191 - y / 3, y / 3 - 203)) > 100;
        const at = y * size.width + x;
        if ((isThread || isFar) && mask.data[at] !== previous.data[at]) wrong.push(`${x} ${y}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('find a piece from nothing, where the machine found nothing', async () => {
    const nothing = { ...before.mask, data: new Uint8Array(width * height) };
    const after = await cutOut(file, [stroke('keep', 12, [110, 140], [190, 300])], nothing);
    expect(alphaAt(after, 150, 200)).toBe(255);
    expect(alphaAt(after, 20, 30)).toBe(0);
    expect(await overlapWithShirt(after)).toBeGreaterThan(0.5);
  });

  it('are in pixels of the photo, whatever size the mask has', async () => {
    const large = await sharp(file).resize(1800, 2400).jpeg().toBuffer();
    const made = await cutOut(large, [stroke('away', 8, [240, 205], [240, 270], 6)], before.mask);
    expect(made.mask).toMatchObject({ width: 1200, height: 1600 });
    expect(alphaAt(made, 240, 240)).toBe(0);
    expect(alphaAt(made, 150, 200)).toBe(255);
  });
});

describe.skipIf(!hasSharedData('garments'))(
  'photos of phones (skipped where ../shared/data is missing)',
  () => {
    const photoOf = (file: string) => fs.readFileSync(path.join(sharedData, 'garments', file));

    // The boxes were read off the photos by eye.
    it.each([
      ['dress/07.jpg', { left: 0.2, top: 0.1, right: 0.91, bottom: 0.83 }],
      ['pants/09.jpg', { left: 0.1, top: 0.04, right: 0.96, bottom: 1 }],
      ['shirt/05.jpg', { left: 0.06, top: 0.2, right: 0.96, bottom: 0.9 }],
    ])('trusts the cut-out of %s', async (file, seen) => {
      const { verdict, box, mask } = await cutOut(photoOf(file));
      expect(verdict).toBe('trusted');
      expect(box!.left / mask.width).toBeCloseTo(seen.left, 1);
      expect(box!.top / mask.height).toBeCloseTo(seen.top, 1);
      expect((box!.left + box!.width) / mask.width).toBeCloseTo(seen.right, 1);
      expect((box!.top + box!.height) / mask.height).toBeCloseTo(seen.bottom, 1);
    });

    it.each(['dress/09.jpg', 'longsleeve/05.jpg'])(
      'does not trust the part that it finds of %s',
      async (file) => {
        expect((await cutOut(photoOf(file))).verdict).not.toBe('trusted');
      },
    );
  },
);
