import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAvailabilities, itemOccasions } from '#contract/rules/item-attributes.ts';
import {
  colorMoods,
  dressManners,
  outfitAims,
  outfitNeeds,
  stylistRules,
} from '#contract/rules/stylist.ts';
import { stylistEventKeys } from '#contract/rules/stylist-events.ts';
import { madeWardrobe } from '#tests/stylist/made-wardrobe.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import {
  anyRequest,
  type StylistRequest,
  type WardrobeGarment,
  type WardrobePiece,
} from '../request.ts';
import { missingSlot, refusalOf } from '../rules/rules.ts';
import { suggestOutfits } from './suggest.ts';
import { swapPiece } from './swap.ts';

/** Garments as people have them, and some that say nothing or nonsense. */
const wardrobes = fc
  .tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.string({ maxLength: 6 }),
    fc.array(
      fc.record(
        {
          title: fc.oneof(
            fc.string(),
            fc.constantFrom('👗', '<script>', 'Kleid rot', 'tee '.repeat(3000)),
          ),
          category: fc.option(fc.oneof(fc.string(), fc.constantFrom('shirt', 'sneakers', 'bra'))),
          brand: fc.option(fc.string()),
          colors: fc.array(fc.constantFrom('black', 'red', 'no color', 'Navy')),
          patterns: fc.array(fc.constantFrom('Striped', 'Floral', 'none')),
          seasons: fc.array(fc.constantFrom('Summer', 'Winter')),
          occasions: fc.array(fc.constantFrom(...itemOccasions)),
          availability: fc.constantFrom(...itemAvailabilities),
          wornDaysAgo: fc.option(fc.nat(40)),
          isDue: fc.boolean(),
        },
        { requiredKeys: ['availability', 'wornDaysAgo', 'isDue'] },
      ),
      { maxLength: 6 },
    ),
  )
  .map(([count, seed, others]): WardrobeGarment[] => [
    ...madeWardrobe(count, seed),
    ...others.map((one, at): WardrobeGarment => ({ ...one, id: `x${at}` }) as WardrobeGarment),
  ]);

const ids = fc.array(fc.constantFrom<string>('g0', 'g1', 'g2', 'g5', 'x0', 'not mine'), {
  maxLength: 2,
});
const requests = fc.record({
  occasion: fc.option(fc.constantFrom(...itemOccasions)),
  weather: fc.option(
    fc
      .record({ lowC: fc.integer({ min: -40, max: 40 }), by: fc.nat(15), isWet: fc.boolean() })
      .map(({ lowC, by, isWet }) => ({ lowC, highC: lowC + by, isWet })),
  ),
  mood: fc.option(fc.constantFrom(...colorMoods)),
  locked: ids,
  around: fc.array(ids, { maxLength: 2 }),
  dressiness: fc.constantFrom(-1 as const, 0 as const, 1 as const),
  excluded: ids,
  unwanted: fc.array(fc.constantFrom({ family: 'red' as const }, { slot: 'hat' as const }), {
    maxLength: 1,
  }),
  restDays: fc.nat(10),
  waived: fc.uniqueArray(fc.constantFrom(...stylistRules), { maxLength: 2 }),
  count: fc.integer({ min: 0, max: 6 }),
  seed: fc.string({ maxLength: 4 }),
  taste: fc.constant(null),
  event: fc.constantFrom(null, ...stylistEventKeys),
  manner: fc.constantFrom(null, ...dressManners),
  needs: fc.subarray([...outfitNeeds]),
  aim: fc.constantFrom(null, ...outfitAims),
  insists: fc.constant(false),
});

const runs = { numRuns: 60 };

describe('suggestions of any wardrobe for any request', () => {
  it('break no rule, hold only what is there, and differ', () => {
    fc.assert(
      fc.property(wardrobes, requests, (garments, request) => {
        const pieces = readWardrobe(garments);
        const byId = new Map(pieces.map((piece) => [piece.id, piece]));
        const answer = suggestOutfits(pieces, request);
        expect(answer.outfits.length).toBeLessThanOrEqual(request.count);
        if (request.count > 0 && answer.outfits.length === 0) {
          expect(answer.obstacles.length + answer.conflicts.length).toBeGreaterThan(0);
        }
        const locked = request.locked.filter((id) => byId.has(id));
        const around = request.around
          .map((group) => group.filter((id) => byId.has(id)))
          .filter((group) => group.length > 0);
        for (const [at, { pieceIds, score }] of answer.outfits.entries()) {
          expect(new Set(pieceIds).size).toBe(pieceIds.length);
          const worn = pieceIds.map((id) => byId.get(id)!);
          expect(worn).not.toContain(undefined);
          for (const piece of worn) {
            expect(refusalOf(piece, request)).toBeNull();
          }
          expect(missingSlot(worn, request)).toBeNull();
          expect(pieceIds).toEqual(expect.arrayContaining(locked));
          for (const group of around) {
            expect(group.some((id) => pieceIds.includes(id))).toBe(true);
          }
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThan(1);
          // The one piece that a wish can mean is in every outfit, too.
          const isHeld = (id: string) =>
            around.some((group) => {
              const free = group.filter((one) => refusalOf(byId.get(one)!, request) === null);
              return free.length > 0 && free.every((one) => one === id);
            });
          const free = (ids: string[]) => ids.filter((id) => !locked.includes(id) && !isHeld(id));
          for (const other of answer.outfits.slice(0, at)) {
            const [mine, theirs] = [free(pieceIds), free(other.pieceIds)];
            const shared = mine.filter((id) => theirs.includes(id)).length;
            expect(shared).toBeLessThanOrEqual(Math.min(mine.length, theirs.length) / 2);
          }
        }
      }),
      runs,
    );
  });

  it('are the same for the same seed, in whatever order the garments come', () => {
    fc.assert(
      fc.property(wardrobes, requests, (garments, request) => {
        const answer = suggestOutfits(readWardrobe(garments), request);
        expect(suggestOutfits(readWardrobe(garments), request)).toEqual(answer);
        const turned = suggestOutfits(readWardrobe(garments.toReversed()), request);
        const pieces = ({ pieceIds }: { pieceIds: string[] }) => pieceIds.toSorted();
        expect(turned.outfits.map(pieces)).toEqual(answer.outfits.map(pieces));
      }),
      runs,
    );
  });

  it('are never worse for a garment more', () => {
    const best = (pieces: WardrobePiece[], request: StylistRequest) =>
      Math.max(0, ...suggestOutfits(pieces, request).outfits.map(({ score }) => score));
    fc.assert(
      fc.property(wardrobes, requests, (garments, asked) => {
        // By chance, or without what was worn lately, the first need not be the best.
        const request = { ...asked, locked: [], around: [], aim: null, count: 1 };
        const pieces = readWardrobe(garments);
        const before = best(pieces.slice(0, -1), request);
        expect(best(pieces, request)).toBeGreaterThanOrEqual(before - 1e-9);
      }),
      runs,
    );
  });

  it('may have one garment swapped: the rest stays, and no rule is broken', () => {
    fc.assert(
      fc.property(wardrobes, requests, fc.nat(6), (garments, request, at) => {
        const pieces = readWardrobe(garments);
        const byId = new Map(pieces.map((piece) => [piece.id, piece]));
        const [outfit] = suggestOutfits(pieces, request).outfits;
        if (!outfit) return;
        const gone = outfit.pieceIds[at % outfit.pieceIds.length]!;
        const swaps = swapPiece(pieces, outfit.pieceIds, gone, request, 5);
        if (request.locked.includes(gone)) expect(swaps).toEqual([]);
        for (const [index, { pieceId, score }] of swaps.entries()) {
          expect(outfit.pieceIds).not.toContain(pieceId);
          expect(refusalOf(byId.get(pieceId)!, request)).toBeNull();
          const now = [...outfit.pieceIds.filter((id) => id !== gone), pieceId];
          expect(
            missingSlot(
              now.map((id) => byId.get(id)!),
              request,
            ),
          ).toBeNull();
          if (index > 0) expect(score).toBeLessThanOrEqual(swaps[index - 1]!.score);
        }
      }),
      runs,
    );
  });
});

describe('several outfits of one answer', () => {
  const mains = ['top', 'bottom', 'one-piece', 'outer', 'layer'];

  it('differ in what one sees first, where others are nearly as good', () => {
    const lines = [
      't-shirt: White tee',
      't-shirt: Grey tee',
      't-shirt: Navy tee',
      'jeans: Blue jeans',
      'jeans: Black jeans',
      'chinos: Beige chinos',
      'sneakers: White sneakers',
      'sneakers: Grey sneakers',
      'loafers: Brown loafers',
      'tote: Canvas tote',
      'backpack: Backpack',
    ];
    const pieces = readWardrobe(lines.map(garmentOf));
    const byId = new Map(pieces.map((piece) => [piece.id, piece]));
    for (const seed of ['one', 'two', 'three']) {
      const { outfits } = suggestOutfits(pieces, { ...anyRequest, occasion: 'Everyday', seed });
      expect(outfits).toHaveLength(3);
      const worn = outfits.flatMap(({ pieceIds }) =>
        pieceIds.filter((id) => mains.includes(byId.get(id)!.slot!)),
      );
      expect(new Set(worn).size, worn.join(', ')).toBe(worn.length);
    }
  });

  it('share what is locked, and what there is only one of', () => {
    const pieces = readWardrobe(
      [
        't-shirt: White tee',
        't-shirt: Grey tee',
        'jeans: Blue jeans',
        'sneakers: Sneakers',
        'loafers: Loafers',
      ].map(garmentOf),
    );
    const { outfits } = suggestOutfits(pieces, { ...anyRequest, locked: ['Blue jeans'] });
    expect(outfits.length).toBeGreaterThan(1);
    for (const { pieceIds } of outfits) expect(pieceIds).toContain('Blue jeans');
  });
});

it('a fresh seed brings something else from a large wardrobe', () => {
  const pieces = readWardrobe(madeWardrobe(150, 'fresh'));
  const of = (seed: string) =>
    suggestOutfits(pieces, { ...anyRequest, count: 3, seed }).outfits.flatMap(
      ({ pieceIds }) => pieceIds,
    );
  expect(of('Monday')).not.toEqual(of('Tuesday'));
});

describe('a dress code that nothing fulfills', () => {
  const pieces = readWardrobe(
    [
      'evening-dress: Long black evening gown',
      'loafers: Burgundy loafers',
      'sneakers: Running shoes',
    ].map(garmentOf),
  );
  const gala = { ...anyRequest, event: 'gala', occasion: 'Formal', count: 2, seed: 'a' } as const;

  it('is met as nearly as can be, and it is said what is lacking', () => {
    const { outfits, obstacles } = suggestOutfits(pieces, { ...gala, insists: true });
    expect(obstacles).toEqual([]);
    expect(outfits[0]?.pieceIds).toEqual(
      expect.arrayContaining(['Long black evening gown', 'Burgundy loafers']),
    );
    expect(outfits[0]?.lacks).toContainEqual({
      words: 'A pair of shoes for a gala',
      itemId: 'Burgundy loafers',
    });
  });

  it('leaves a trip without an outfit for it', () => {
    const { outfits, obstacles } = suggestOutfits(pieces, gala);
    expect(outfits).toEqual([]);
    expect(obstacles.map(({ slot }) => slot)).toEqual(['shoes']);
  });
});

describe('outfits with a piece that was asked for', () => {
  it('are as many as without it, though it is the only one', () => {
    const lines = [
      'midi-skirt: Green pleated skirt',
      ...['White', 'Black', 'Navy', 'Cream', 'Grey'].map((color) => `blouse: ${color} blouse`),
      ...['Black flats', 'Beige flats', 'Navy flats'].map((title) => `flats: ${title}`),
      ...['Black tote', 'Brown tote', 'Grey tote'].map((title) => `tote: ${title}`),
    ];
    const pieces = readWardrobe(lines.map(garmentOf));
    for (const asked of [
      { around: [['Green pleated skirt']] },
      { locked: ['Green pleated skirt'] },
    ]) {
      const { outfits } = suggestOutfits(pieces, {
        ...anyRequest,
        count: 4,
        seed: 'skirt',
        ...asked,
      });
      expect(outfits).toHaveLength(4);
      for (const { pieceIds } of outfits) expect(pieceIds).toContain('Green pleated skirt');
    }
  });
});
