import { describe, expect, it } from 'vitest';
import { madeWardrobe } from '#tests/stylist/made-wardrobe.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { packForTrip } from './trip.ts';
import type { TripEvent } from './trip-wear.ts';

const read = (...lines: string[]) => readWardrobe(lines.map(garmentOf));
const mild = { lowC: 9, highC: 17, isWet: false };
const on = (day: number, occasion: TripEvent['occasion'] = null): TripEvent => ({
  day,
  occasion,
  weather: mild,
});

describe('packing for a trip', () => {
  it('takes nothing that could stay at home, but for what an event would be much worse without', () => {
    const pieces = readWardrobe(madeWardrobe(80, 'trip'));
    const events = [on(0, 'Travel'), on(1, 'Business'), on(1, 'Evening'), on(2, 'Everyday')];
    const { pieceIds, outfits } = packForTrip(pieces, events);
    expect(outfits).not.toContain(null);
    expect(new Set(outfits.flatMap((one) => one!.pieceIds))).toEqual(new Set(pieceIds));
    const best = events.map((event) => packForTrip(pieces, [event]).outfits[0]!.score);
    const isMuchWorse = (less: typeof outfits) =>
      less.some((one, at) => (one?.score ?? 0) < best[at]! - 0.08);
    for (const id of pieceIds) {
      const without = pieces.filter((one) => one.id !== id && pieceIds.includes(one.id));
      const less = packForTrip(without, events).outfits;
      const days = new Set(events.map(({ day }) => day)).size;
      const wornOn = (one: string) =>
        new Set(events.flatMap(({ day }, at) => (less[at]?.pieceIds.includes(one) ? [day] : [])));
      const isSameTrousersDaily = without.some(
        (one) => one.slot === 'bottom' && wornOn(one.id).size === days,
      );
      const worn = less.map((one) => one?.pieceIds.toSorted().join());
      const isWornAgain = new Set(worn).size < worn.length;
      expect(less.includes(null) || isSameTrousersDaily || isWornAgain || isMuchWorse(less)).toBe(
        true,
      );
    }
  });

  it('wears another top each day while there are any, none on more than two, and the only jeans on all', () => {
    const { pieceIds, outfits } = packForTrip(
      read(
        't-shirt: White tee',
        't-shirt: Grey tee',
        't-shirt: Navy tee',
        'jeans: Blue jeans',
        'sneakers: Sneakers',
      ),
      [on(0), on(1), on(2), on(3)],
    );
    expect(outfits).not.toContain(null);
    expect(pieceIds).toHaveLength(5);
    const days = pieceIds
      .filter((one) => one.endsWith('tee'))
      .map((id) => outfits.filter((one) => one?.pieceIds.includes(id)).length);
    expect(days.toSorted()).toEqual([1, 1, 2]);
  });

  it('wears the same jeans on three days only where there is nothing else', () => {
    const tops = ['t-shirt: White tee', 't-shirt: Grey tee', 'sweater: Navy sweater'];
    const days = [on(0), on(1), on(2)];
    const wornOn = (pieces: ReturnType<typeof read>, id: string) =>
      packForTrip(pieces, days).outfits.filter((one) => one?.pieceIds.includes(id)).length;
    const jeans = [...tops, 'jeans: Blue jeans', 'sneakers: Sneakers'];
    expect(wornOn(read(...jeans), 'Blue jeans')).toBe(3);
    const both = read(...jeans, 'chinos: Beige chinos');
    expect(wornOn(both, 'Blue jeans')).toBeLessThan(3);
    expect(wornOn(both, 'Beige chinos')).toBeLessThan(3);
    const { outfits } = packForTrip(both, days);
    expect(outfits).not.toContain(null);
  });

  it('dresses each event for what it is, and the other days for what the trip is', () => {
    const pieces = read(
      'sports-top: Base layer',
      'trousers: Hiking trousers',
      'boots: Hiking boots',
      'jacket: Fleece jacket',
      'jacket: Waterproof jacket',
      'jeans: Blue jeans',
      'sneakers: Sneakers',
      'shirt: White shirt',
      'trousers: Grey trousers',
      'loafers: Loafers',
      'blazer: Navy blazer',
    );
    const events = [on(0, 'Outdoors'), { ...on(0, 'Evening'), event: 'dinner' as const }];
    const { outfits } = packForTrip(pieces, events, { event: 'hike', occasion: 'Outdoors' });
    expect(outfits[0]?.pieceIds).toContain('Hiking boots');
    expect(outfits[1]?.pieceIds).toEqual(expect.arrayContaining(['White shirt', 'Grey trousers']));
  });

  it('wears no outfit twice where the same pieces make another', () => {
    const pieces = read(
      'shirt: White shirt',
      't-shirt: Grey tee',
      'jeans: Blue jeans',
      'suit-trousers: Grey suit trousers',
      'sneakers: Sneakers',
      'loafers: Loafers',
    );
    // The jeans are for the hike, and the trousers for business: both are there for the days between.
    const events = [on(0, 'Outdoors'), on(1, 'Business'), on(2), on(3)];
    const { outfits } = packForTrip(pieces, events);
    const worn = outfits.map((one) => one?.pieceIds.toSorted().join(', '));
    expect(new Set(worn).size).toBe(4);
  });

  it('says which event has nothing to wear', () => {
    const { outfits, obstacles } = packForTrip(
      read('t-shirt: White tee', 'jeans: Blue jeans', 'sneakers: Sneakers'),
      [on(0), on(1, 'Formal')],
    );
    expect(outfits).toEqual([expect.anything(), null]);
    expect(obstacles).not.toEqual([]);
    const nothing = packForTrip([], [on(0)]);
    expect(nothing).toMatchObject({ pieceIds: [], outfits: [null] });
    expect(nothing.obstacles.map(({ owned }) => owned)).toContain(0);
  });

  it('takes along what is to be there, worn where it can be', () => {
    const pieces = read(
      't-shirt: White tee',
      'jeans: Blue jeans',
      'sneakers: Sneakers',
      'ankle-boots: Hiking boots',
      'evening-dress: Silk evening gown',
      'heels: Satin heels',
    );
    const boots = { around: [['Hiking boots']] };
    const { outfits, conflicts } = packForTrip(pieces, [on(0, 'Outdoors'), on(0, 'Formal')], boots);
    expect(outfits.map((one) => one?.pieceIds.includes('Hiking boots'))).toEqual([true, false]);
    expect(conflicts).toEqual([]);
    const gala = packForTrip(pieces, [on(0, 'Formal')], boots);
    expect(gala.outfits).toEqual([expect.anything()]);
    expect(gala.conflicts.map(({ id }) => id)).toEqual(['Hiking boots']);
  });
});
