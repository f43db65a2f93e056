import { describe, expect, it } from 'vitest';
import { garmentOf, panel } from '#tests/stylist/panel.ts';
import { suggestOutfits } from './choice/suggest.ts';
import { readWardrobe } from './read-wardrobe.ts';
import { anyRequest } from './request.ts';

describe('the panel', () => {
  it.each(panel.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const { outfits, obstacles, conflicts } = suggestOutfits(
      readWardrobe(one.wardrobe.map(garmentOf)),
      { ...anyRequest, count: 10, seed: one.name, ...one.asked },
    );
    const all = outfits.flatMap(({ pieceIds }) => pieceIds);
    if (one.lacks || one.against) {
      expect(outfits).toEqual([]);
      expect(obstacles.map(({ slot }) => slot)).toEqual(one.lacks ?? []);
      expect(conflicts.map(({ rule }) => rule)).toEqual(one.against ?? []);
      return;
    }
    expect(outfits.length, JSON.stringify(obstacles)).toBeGreaterThan(0);
    expect(outfits[0]?.pieceIds).toEqual(expect.arrayContaining([...(one.best ?? [])]));
    expect(all).toEqual(expect.arrayContaining([...(one.some ?? [])]));
    if (one.notBoth) {
      for (const { pieceIds } of outfits) {
        expect(
          one.notBoth.every((id) => pieceIds.includes(id)),
          pieceIds.join(', '),
        ).toBe(false);
      }
    }
    for (const id of one.never ?? []) expect(all).not.toContain(id);
  });
});
