import { describe, expect, it } from 'vitest';
import type { Layer } from '#contract/rules/collage.ts';
import { categoryLeaves } from '#contract/rules/item-attributes.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import { type BoardPiece, zoneOf } from './free-place.ts';
import { layOut } from './lay-out.ts';
import { layerExtent, ratioOf } from './layer-geometry.ts';
import { naturalSize } from './natural-size.ts';

const categories = [...categoryLeaves.keys(), null];

/** Numbers from 0 to 1 that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** About as wide as high, as pictures of the kind are. */
const shapes: Record<string, [least: number, most: number]> = {
  legs: [0.38, 0.6],
  feet: [0.9, 1.6],
  body: [0.6, 1.1],
};
function pieceOf(category: string | null, itemId: string, next: () => number): BoardPiece {
  const [least, most] = shapes[zoneOf(category)] ?? [0.7, 1.4];
  const image = { width: Math.round(1000 * (least + (most - least) * next())), height: 1000 };
  return { itemId, category, image: image as ImageView };
}

/** Sets of 2 to 8 pieces: each category is in some, beside others by chance. */
const sets = categories.flatMap((category, index) =>
  [0, 3].map((shift) => {
    const more = (index + shift) % 7;
    const next = numbers(index * 31 + more);
    const any = () => categories[Math.floor(next() * categories.length)]!;
    const kinds = [category, ...Array.from({ length: more + 1 }, any)];
    return kinds.map((kind, at) => pieceOf(kind, String(at), next));
  }),
);

/** How much of the smaller of two pieces the other covers, for two that are worn on other parts of a body. */
function mostCovered(layers: readonly Layer[], pieces: readonly BoardPiece[]): number {
  const boxes = layers.map(({ itemId, x, y, size }) => {
    const piece = pieces.find((one) => one.itemId === itemId)!;
    return { x, y, zone: zoneOf(piece.category), ...layerExtent(size, ratioOf(piece.image)) };
  });
  const shared = (one: number, other: number, apart: number) =>
    Math.max(0, Math.min(one, other, (one + other) / 2 - Math.abs(apart)));
  const pairs = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).map((other) => {
      if (one.zone === other.zone) return 0;
      const area =
        shared(one.width, other.width, one.x - other.x) *
        shared(one.height, other.height, one.y - other.y);
      return area / Math.min(one.width * one.height, other.width * other.height);
    }),
  );
  return Math.max(0, ...pairs);
}
const told = (pieces: readonly BoardPiece[]) => pieces.map(({ category }) => category).join(', ');

describe('pieces that are laid on a board', () => {
  it('cover little of what is worn on another part of the body', () => {
    const bad = sets.flatMap((pieces) => {
      const covered = mostCovered(layOut(pieces), pieces);
      return covered > 0.1 ? [`${covered.toFixed(2)}: ${told(pieces)}`] : [];
    });
    expect(bad).toEqual([]);
  });

  it('cover little, too, when an outfit comes piece by piece, whatever comes first', () => {
    const kinds = [
      'sweater',
      'coat',
      'trousers',
      'ankle-boots',
      'tote',
      'cap',
      'belt',
      'sunglasses',
    ];
    const outfits = Array.from({ length: 60 }, (_, seed) => {
      const next = numbers(seed);
      const inAnyOrder = kinds.map((kind) => ({ kind, at: next() })).sort((a, b) => a.at - b.at);
      return inAnyOrder
        .slice(0, 2 + (seed % 7))
        .map(({ kind }, at) => pieceOf(kind, String(at), next));
    });
    const bad = outfits.flatMap((pieces) => {
      const known = new Map(pieces.map((piece) => [piece.itemId, piece]));
      const layers: Layer[] = [];
      for (const piece of pieces) layers.push(...layOut([piece], layers, known));
      const covered = mostCovered(layers, pieces);
      return covered > 0.15 ? [`${covered.toFixed(2)}: ${told(pieces)}`] : [];
    });
    expect(bad).toEqual([]);
  });

  it('lie on the board as a whole, the few of them as large as in truth, and never one exactly on another', () => {
    for (const pieces of sets) {
      const layers = layOut(pieces);
      expect(layers).toHaveLength(pieces.length);
      for (const { itemId, x, y, size } of layers) {
        const piece = pieces.find((one) => one.itemId === itemId)!;
        const { width, height } = layerExtent(size, ratioOf(piece.image));
        expect(x - width / 2).toBeGreaterThan(-0.2);
        expect(y + height / 2).toBeLessThan(1.2);
      }
      const places = layers.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
      expect(new Set(places).size).toBe(places.length);
    }
    const shirt = pieceOf('shirt', 'shirt', numbers(1));
    const shoes = pieceOf('boots', 'boots', numbers(2));
    const sizes = layOut([shirt, shoes]).map(({ size }) => size);
    expect(sizes.toSorted()).toEqual([naturalSize('boots'), naturalSize('shirt')].toSorted());
  });

  it('lie from head to toe', () => {
    const next = numbers(7);
    const kinds = ['ankle-boots', 'trousers', 'cap', 'sweater', 'tote'];
    const pieces = kinds.map((kind) => pieceOf(kind, kind, next));
    const heights = new Map(layOut(pieces).map(({ itemId, y }) => [itemId, y]));
    const order = ['cap', 'sweater', 'trousers', 'ankle-boots'];
    expect(order.toSorted((one, other) => heights.get(one)! - heights.get(other)!)).toEqual(order);
  });
});
