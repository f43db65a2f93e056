import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { categoryLeaves } from '#contract/rules/item-attributes.ts';
import { learnKinds } from '#scripts/learn-kinds.ts';
import { garmentFeatures } from './garment-features.ts';
import { type GarmentKind, garmentKinds } from './garment-kinds.ts';
import { garmentPatch, mirrored } from './garment-patch.ts';
import { readWeights, writeWeights } from './kind-weights.ts';
import { categoriesByLooks, categoriesOf, kindsOf, sureLikelihood } from './likely-kinds.ts';
import type { Mask } from './mask.ts';

const [width, height] = [300, 400];

interface Seen {
  photo: Buffer;
  mask: Mask;
}

/** A plain garment of rectangles (left, top, right, bottom, in percent) on a lighter ground. */
async function seen(...parts: [number, number, number, number][]): Promise<Seen> {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const [across, down] = [((at % width) / width) * 100, (Math.floor(at / width) / height) * 100];
    const isIn = parts.some(
      ([left, top, right, bottom]) =>
        across >= left && across < right && down >= top && down < bottom,
    );
    if (isIn) data[at] = 255;
  }
  const pixels = data.map((value) => (value ? 60 : 200));
  const photo = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return { photo, mask: { width, height, data } };
}

const trousers = () => seen([30, 5, 70, 40], [30, 40, 47, 95], [53, 40, 70, 95]);
const shorts = () => seen([20, 30, 80, 48], [20, 48, 48, 70], [52, 48, 80, 70]);
const tee = () => seen([30, 20, 70, 80], [12, 22, 88, 40]);
const firstThree = async ({ photo, mask }: Seen) =>
  (await categoriesByLooks(photo, mask)).likelyCategories.slice(0, 3);

describe('the categories that a garment looks like', () => {
  it('are among the first three what it is', async () => {
    expect(await firstThree(await trousers()), 'two long legs').toContain('trousers');
    expect(await firstThree(await shorts()), 'two short legs').toContain('shorts');
    expect(await firstThree(await tee()), 'short sleeves').toContain('t-shirt');
  });

  it('do not depend on the size of the photo or of the mask', async () => {
    const { photo, mask } = await trousers();
    const large = await sharp(photo)
      .resize(width * 4, height * 4, { kernel: 'nearest' })
      .png()
      .toBuffer();
    expect(await categoriesByLooks(large, mask)).toEqual(await categoriesByLooks(photo, mask));
  });

  it('are the same of a garment seen in a mirror', async () => {
    const one = await seen([30, 20, 70, 80], [12, 22, 40, 40]);
    const other = await seen([30, 20, 70, 80], [60, 22, 88, 40]);
    expect(await firstThree(one)).toEqual(await firstThree(other));
  });

  it('are categories that there are, each once, and none of an empty mask', async () => {
    for (const { photo, mask } of [await trousers(), await shorts(), await tee()]) {
      const { likelyCategories: found } = await categoriesByLooks(photo, mask);
      expect(new Set(found).size).toBe(found.length);
      for (const category of found) expect(categoryLeaves.has(category), category).toBe(true);
    }
    const { photo, mask } = await seen();
    expect(await categoriesByLooks(photo, mask)).toEqual({
      likelyCategories: [],
      sureCategory: null,
    });
  });
});

it('a category is sure only of a plain kind that is likely enough', () => {
  const sure = (kind: GarmentKind, likelihood: number) =>
    categoriesOf([{ kind, likelihood }]).sureCategory;
  expect(sure('shirt', sureLikelihood)).toBe('shirt');
  expect(sure('dress', 1)).toBe('day-dress');
  expect(sure('shirt', sureLikelihood - 0.01)).toBeNull();
  expect(sure('pants', 1), 'trousers or jeans').toBeNull();
  expect(categoriesOf([]).sureCategory).toBeNull();
});

it('what is learned tells kinds apart, and is the same once it was stored', async () => {
  const kinds: [GarmentKind, Seen][] = [
    ['pants', await trousers()],
    ['shorts', await shorts()],
    ['t-shirt', await tee()],
  ];
  const learnedFrom = await Promise.all(
    kinds.map(async ([kind, { photo, mask }]) => {
      const patch = (await garmentPatch(photo, mask))!;
      return { kind, features: [garmentFeatures(patch), garmentFeatures(mirrored(patch))] };
    }),
  );
  const learned = learnKinds(learnedFrom);
  const stored = readWeights(writeWeights(learned));
  for (const { kind, features } of learnedFrom) {
    const [first] = kindsOf(features, learned);
    expect(first!.kind).toBe(kind);
    expect(kindsOf(features, stored)[0]!.likelihood).toBeCloseTo(first!.likelihood, 2);
  }
});

it('the weights that are shipped know every kind, in at most 400 kB', () => {
  const file = path.join(import.meta.dirname, 'kind-weights.json');
  expect(fs.statSync(file).size).toBeLessThan(400_000);
  const { kinds } = readWeights(JSON.parse(fs.readFileSync(file, 'utf8')));
  expect([...kinds].sort()).toEqual(Object.keys(garmentKinds).sort());
});
