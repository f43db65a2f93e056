import { describe, expect, it } from 'vitest';
import { garmentOf } from '#tests/stylist/panel.ts';
import { suggestOutfits } from '../choice/suggest.ts';
import type { BlueprintFit } from '../garment.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { anyRequest } from '../request.ts';

const pieces = readWardrobe(
  [
    'blouse: White blouse',
    'blouse: Cream blouse',
    'trousers: Black trousers',
    'loafers: Black loafers',
    'tote: Black tote',
  ].map(garmentOf),
);
const request = { ...anyRequest, count: 1, seed: 'blueprint' };

/** The best outfit where one piece is known to suit its owner by so much. */
function bestWith(fits: Record<string, BlueprintFit>) {
  const known = pieces.map((piece) => {
    const blueprint = fits[piece.id];
    return blueprint ? { ...piece, blueprint } : piece;
  });
  return suggestOutfits(known, request).outfits[0]!;
}

const wordsOf = ({ reasons }: ReturnType<typeof bestWith>) =>
  reasons.find(({ part }) => part === 'blueprint')?.words;

const fit = (value: number, parts: Partial<BlueprintFit> = {}): BlueprintFit => ({
  fit: value,
  color: null,
  shape: null,
  personality: null,
  ...parts,
});

describe('the Style Blueprint in what is suggested', () => {
  it('says nothing of whose it is not known', () => {
    expect(wordsOf(bestWith({}))).toBeUndefined();
  });

  it('decides between two pieces that are as good otherwise, and says so', () => {
    const without = bestWith({}).pieceIds;
    const [first, second] = without.includes('White blouse')
      ? ['White blouse', 'Cream blouse']
      : ['Cream blouse', 'White blouse'];
    const best = bestWith({
      [first!]: fit(0.1, { color: 0.1 }),
      [second!]: fit(1, { color: 1, shape: 0.9 }),
    });
    expect(without).toContain(first);
    expect(best.pieceIds).toContain(second);
    expect(best.pieceIds).not.toContain(first);
    expect(wordsOf(best)).toBe('In your colors');
  });

  it('names the colors that decide, by the season that they are of', () => {
    const season = 'Cool';
    const own = fit(0.9, { color: 0.9, season });
    const all = (of: BlueprintFit) => Object.fromEntries(pieces.map(({ id }) => [id, of]));
    expect(wordsOf(bestWith(all(own)))).toMatch(
      /^(White|Cream|Black) and (white|cream|black) are among your Cool shades$/,
    );
    const away = fit(0.1, { color: 0.1, season });
    expect(wordsOf(bestWith(all(away)))).toMatch(/are not among your Cool shades$/);
    const blacks = { 'Black trousers': own, 'Black loafers': own, 'Black tote': own };
    expect(wordsOf(bestWith(blacks))).toBe('Black is among your Cool shades');
  });

  it('leads to the colors of the member where those are asked for', () => {
    const without = bestWith({}).pieceIds;
    const [first, second] = without.includes('White blouse')
      ? ['White blouse', 'Cream blouse']
      : ['Cream blouse', 'White blouse'];
    const known = pieces.map((piece) =>
      piece.id === second
        ? { ...piece, blueprint: fit(0.5, { color: 1 }) }
        : piece.id === first
          ? { ...piece, blueprint: fit(0.5, { color: 0.1 }) }
          : piece,
    );
    const { pieceIds, reasons } = suggestOutfits(known, { ...request, mood: 'own' }).outfits[0]!;
    expect(pieceIds).toContain(second);
    expect(pieceIds).not.toContain(first);
    expect(reasons.find(({ part }) => part === 'mood')?.words).toBe('In your colors');
  });

  it.each([
    [{ color: 0.7, shape: 0.9 }, 0.85, 'Your kind of line'],
    [{ shape: 0.7, personality: 0.9 }, 0.8, 'Your kind of style'],
    [{ color: 0.1, shape: 0.4 }, 0.2, 'Not quite your colors'],
    [{ color: 0.5, shape: 0.2 }, 0.3, 'Not quite your line'],
    [{ shape: 0.5, personality: 0.1 }, 0.3, 'Not quite your style'],
  ])('says which part of it decides: %j', (parts, value, words) => {
    const all = Object.fromEntries(pieces.map(({ id }) => [id, fit(value, parts)]));
    expect(wordsOf(bestWith(all))).toBe(words);
  });
});
