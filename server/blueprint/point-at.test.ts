import { describe, expect, it } from 'vitest';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import { readGarment } from '../stylist/read-garment.ts';
import { pointerOf } from './point-at.ts';
import { type PointedAttributes, scoredGarment } from './score/scored-garment.ts';

const bare = { patterns: [], neckline: null, sleeveType: null, sleeveLength: null };
const garment = (
  id: number,
  category: string,
  wornDaysAgo: number | null,
  item: Partial<PointedAttributes> = {},
) => ({
  ...scoredGarment(readGarment({ id: `${id}`, category }), { category, ...bare, ...item }),
  wornDaysAgo,
});
type Garments = ReturnType<typeof garment>[];
const ids = (leaves: string[], garments: Garments) => {
  const pieces = { leaves };
  const pointedAt = pointerOf([{ works: [{ pieces }], avoids: [] }], garments);
  return pointedAt(pieces, 'works').map(({ id }) => Number(id));
};

describe('the pieces that a statement points at', () => {
  it('are those it means, what was not worn for the longest first', () => {
    const wardrobe = [
      garment(1, 'blazer', 3),
      garment(2, 'coat', 90),
      garment(3, 'blazer', 40),
      garment(4, 'belt', null),
      garment(5, 'belt', null),
    ];
    expect(ids(['blazer', 'belt'], wardrobe)).toEqual([5, 4, 3, 1]);
    expect(ids(['cape'], wardrobe)).toEqual([]);
  });

  it('are four at most', () => {
    const wardrobe = [...Array(9).keys()].map((at) => garment(at, 'belt', at));
    expect(ids(['belt'], wardrobe)).toEqual([8, 7, 6, 5]);
  });

  it('are no pieces that the other side describes as closely, or more so', () => {
    const knits = { leaves: ['sweater', 'cardigan'] } satisfies PiecesPointedAt;
    const rollNecks = { necklines: ['Turtleneck'], leaves: ['sweater'] } satisfies PiecesPointedAt;
    const cardigans = { leaves: ['cardigan'] } satisfies PiecesPointedAt;
    const wardrobe = [
      garment(1, 'sweater', null, { neckline: 'Turtleneck' }),
      garment(2, 'sweater', null, { neckline: 'Crew' }),
      garment(3, 'cardigan', null, { neckline: 'V-neck' }),
    ];
    const analysis = [
      { works: [{ pieces: knits }], avoids: [{ pieces: rollNecks }] },
      { works: [], avoids: [{ pieces: cardigans }] },
    ];
    const pointedAt = pointerOf(analysis, wardrobe);
    const told = (pieces: PiecesPointedAt, side: 'works' | 'avoids') =>
      pointedAt(pieces, side).map(({ id }) => id);
    expect(told(knits, 'works')).toEqual(['2']);
    expect(told(rollNecks, 'avoids')).toEqual(['1']);
    expect(told(cardigans, 'avoids')).toEqual([]);
  });
});
