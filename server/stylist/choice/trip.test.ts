import { describe, expect, it } from 'vitest';
import { madeWardrobe } from '#tests/stylist/made-wardrobe.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { packForTrip, type TripEvent } from './trip.ts';

const read = (...lines: string[]) => readWardrobe(lines.map(garmentOf));
const mild = { lowC: 9, highC: 17, isWet: false };
const on = (day: number, occasion: TripEvent['occasion'] = null): TripEvent => ({
  day,
  occasion,
  weather: mild,
});

describe('packing for a trip', () => {
  it('takes nothing that could stay at home', () => {
    const pieces = readWardrobe(madeWardrobe(80, 'trip'));
    const events = [on(0, 'Travel'), on(1, 'Business'), on(1, 'Evening'), on(2, 'Everyday')];
    const { pieceIds, outfits } = packForTrip(pieces, events);
    expect(outfits).not.toContain(null);
    expect(new Set(outfits.flat())).toEqual(new Set(pieceIds));
    for (const id of pieceIds) {
      const without = pieces.filter((one) => one.id !== id && pieceIds.includes(one.id));
      expect(packForTrip(without, events).outfits).toContain(null);
    }
  });

  it('wears a top on two days at most, and the jeans on all', () => {
    const { pieceIds, outfits } = packForTrip(
      read(
        't-shirt: White tee',
        't-shirt: Grey tee',
        't-shirt: Navy tee',
        'jeans: Blue jeans',
        'jeans: Black jeans',
        'sneakers: Sneakers',
      ),
      [on(0), on(1), on(2), on(3)],
    );
    expect(outfits).not.toContain(null);
    expect(pieceIds).toHaveLength(4);
    for (const id of pieceIds.filter((one) => one.endsWith('tee'))) {
      expect(outfits.filter((one) => one?.includes(id))).toHaveLength(2);
    }
  });

  it('says which event has nothing to wear', () => {
    const { outfits } = packForTrip(
      read('t-shirt: White tee', 'jeans: Blue jeans', 'sneakers: Sneakers'),
      [on(0), on(1, 'Formal')],
    );
    expect(outfits).toEqual([expect.any(Array), null]);
    expect(packForTrip([], [on(0)])).toEqual({ pieceIds: [], outfits: [null] });
  });
});
