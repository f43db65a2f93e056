import { describe, expect, it } from 'vitest';
import { categoryLeaves } from '#contract/rules/item-attributes.ts';
import { learnShapes } from '#scripts/learn-shapes.ts';
import { shapeOf } from './garment-shape.ts';
import {
  type GarmentKind,
  garmentKinds,
  kindsByShape,
  likelyCategoriesOf,
} from './likely-kinds.ts';
import type { Mask } from './mask.ts';

const [width, height] = [120, 160];

/** A mask of rectangles: left, top, right, bottom, in percent. */
function maskOf(...parts: [number, number, number, number][]): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [(x / width) * 100, (y / height) * 100];
      const isIn = parts.some(
        ([left, top, right, bottom]) =>
          across >= left && across < right && down >= top && down < bottom,
      );
      if (isIn) data[y * width + x] = 255;
    }
  }
  return { width, height, data };
}

const trousers = maskOf([30, 5, 70, 40], [30, 40, 47, 95], [53, 40, 70, 95]);
const shorts = maskOf([20, 30, 80, 48], [20, 48, 48, 70], [52, 48, 80, 70]);
const shoes = maskOf([15, 30, 42, 75], [55, 30, 82, 75]);
const tee = maskOf([30, 20, 70, 80], [12, 22, 88, 40]);

describe('the categories that an outline speaks for', () => {
  it.each([
    ['two long legs', trousers, 'jeans'],
    ['two short legs', shorts, 'shorts'],
    ['two parts', shoes, 'sneakers'],
    ['short sleeves', tee, 't-shirt'],
  ])('are, for %s, among the first three what it is', (_, mask, category) => {
    expect(likelyCategoriesOf(mask).slice(0, 3)).toContain(category);
  });

  it('do not depend on the size of the photo', () => {
    const doubled: Mask = {
      width: width * 2,
      height: height * 2,
      data: Uint8Array.from({ length: width * height * 4 }, (_, at) => {
        const [x, y] = [at % (width * 2), Math.floor(at / (width * 2))];
        return trousers.data[(y >> 1) * width + (x >> 1)]!;
      }),
    };
    expect(likelyCategoriesOf(doubled)).toEqual(likelyCategoriesOf(trousers));
  });

  it('are categories that there are, each once, and none of an empty mask', () => {
    for (const mask of [trousers, shorts, shoes, tee]) {
      const found = likelyCategoriesOf(mask);
      expect(new Set(found).size).toBe(found.length);
      for (const category of found) expect(categoryLeaves.has(category), category).toBe(true);
    }
    expect(likelyCategoriesOf(maskOf())).toEqual([]);
  });
});

it('what is learned from shapes tells them apart', () => {
  const kinds = Object.keys(garmentKinds) as GarmentKind[];
  const seen = kinds.flatMap((kind, at) =>
    [trousers, shorts, shoes, tee].map((mask, number) => ({
      kind,
      shape: shapeOf(mask)!.map((value, measure) =>
        measure < kinds.length ? (measure === at ? 1 : 0) + value / 10 + number / 100 : value,
      ),
    })),
  );
  const learned = learnShapes(seen);
  for (const { kind, shape } of seen) expect(kindsByShape(shape, learned)[0]).toBe(kind);
});
