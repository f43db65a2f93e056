import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garmentOf } from '#tests/stylist/panel.ts';
import { suggestOutfits } from './choice/suggest.ts';
import { learn, type TasteEvent, type TasteEventKind, tasteEvents } from './learning.ts';
import { firstWeights, partNames } from './parts/parts.ts';
import { readWardrobe } from './read-wardrobe.ts';
import { anyRequest } from './request.ts';

const wardrobe = readWardrobe(
  [
    't-shirt: Red tee',
    't-shirt: White tee',
    'shirt: Blue shirt',
    'jeans: Blue jeans',
    'trousers: Grey trousers',
    'sneakers: White sneakers',
    'loafers: Brown loafers',
  ].map(garmentOf),
);
let now = 0;
const event = (kind: TasteEventKind, ...garmentIds: string[]): TasteEvent => ({
  kind,
  garmentIds,
  atMs: ++now,
});
const lineOf = (events: TasteEvent[], key: string, forgotten?: Map<string, number>) =>
  learn(events, wardrobe, forgotten).lines.find((line) => line.key === key);

describe('what is learned', () => {
  it('is nothing from one event, and something from two', () => {
    const first = event('not-for-me', 'Red tee', 'Blue jeans', 'White sneakers');
    expect(lineOf([first], 'color red')).toBeUndefined();
    const second = event('swapped-out', 'Red tee');
    expect(lineOf([first, second], 'color red')).toMatchObject({ count: 2 });
    expect(lineOf([first, second], 'color red')?.value).toBeLessThan(-0.15);
  });

  it('keeps an outfit away that was not liked, and that one only', () => {
    const all = suggestOutfits(wardrobe, { ...anyRequest, count: 1 }).outfits[0]!.pieceIds;
    const { taste, weights } = learn([event('not-for-me', ...all)], wardrobe);
    const again = suggestOutfits(wardrobe, { ...anyRequest, taste, count: 10 }, weights).outfits;
    expect(again.length).toBeGreaterThan(0);
    expect(again.map(({ pieceIds }) => pieceIds.toSorted())).not.toContainEqual(all.toSorted());
  });

  it('brings together what was worn together, and what is liked', () => {
    const wear = () => event('worn', 'Blue shirt', 'Grey trousers', 'Brown loafers');
    const { taste, weights } = learn([wear(), wear(), wear()], wardrobe);
    expect(taste.pairs.get('Blue shirt Grey trousers')).toBe(0.75);
    const [best] = suggestOutfits(wardrobe, { ...anyRequest, taste }, weights).outfits;
    expect(best?.pieceIds).toEqual(
      expect.arrayContaining(['Blue shirt', 'Grey trousers', 'Brown loafers']),
    );
  });

  it('is gone once it was taken away, until it happens again', () => {
    const events = [event('swapped-out', 'Red tee'), event('swapped-out', 'Red tee')];
    const forgotten = new Map([['color red', now]]);
    expect(lineOf(events, 'color red')).toBeDefined();
    expect(lineOf(events, 'color red', forgotten)).toBeUndefined();
    expect(lineOf(events, 'leaf t-shirt', forgotten)).toBeDefined();
    const later = [...events, event('swapped-out', 'Red tee'), event('passed', 'Red tee')];
    expect(lineOf(later, 'color red', forgotten)).toMatchObject({ count: 2 });
  });

  it('moves the weight of a part that liked outfits have more of', () => {
    const liked = [1, 2, 3].map(() =>
      event('saved', 'Blue shirt', 'Grey trousers', 'Brown loafers'),
    );
    const not = [1, 2, 3].map(() =>
      event('passed', 'White tee', 'Grey trousers', 'White sneakers'),
    );
    const { lines, weights } = learn([...liked, ...not], wardrobe);
    const part = lines.find(({ key }) => key.startsWith('part '))!;
    const name = part.key.slice(5) as keyof typeof firstWeights;
    expect(Math.sign(weights[name] - firstWeights[name])).toBe(Math.sign(part.value));
  });

  it('stays within its bounds, whatever happened, and every line is one of a known kind', () => {
    const ids = fc.subarray([...wardrobe.map(({ id }) => id), 'gone']);
    const events = fc.array(
      fc.record({
        kind: fc.constantFrom(...(Object.keys(tasteEvents) as TasteEventKind[])),
        garmentIds: ids,
        atMs: fc.nat(100),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(events, (all) => {
        const { lines, weights } = learn(all, wardrobe);
        for (const { key, value, count } of lines) {
          expect(key).toMatch(/^(color|leaf|style|pattern|pair|outfit|part) ./);
          expect(Math.abs(value)).toBeLessThanOrEqual(1);
          expect(count).toBeGreaterThan(0);
        }
        for (const name of partNames) {
          const factor = weights[name] / firstWeights[name];
          expect(factor).toBeGreaterThanOrEqual(0.6 - 1e-9);
          expect(factor).toBeLessThanOrEqual(1.6 + 1e-9);
        }
        // Without its lines nothing of it is left.
        const gone = new Map(lines.map(({ key }) => [key, 1000]));
        expect(learn(all, wardrobe, gone).lines).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
