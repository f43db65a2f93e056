import { describe, expect, it } from 'vitest';
import { readGarment } from '../stylist/read-garment.ts';
import { pointedAt } from './point-at.ts';
import { scoredGarment } from './score/scored-garment.ts';

const bare = { patterns: [], neckline: null, sleeveType: null, sleeveLength: null };
const garment = (id: number, category: string, wornDaysAgo: number | null) => ({
  ...scoredGarment(readGarment({ id: `${id}`, category }), { category, ...bare }),
  wornDaysAgo,
});
const ids = (leaves: string[], garments: ReturnType<typeof garment>[]) =>
  pointedAt({ leaves }, garments).map(({ id }) => Number(id));

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
});
