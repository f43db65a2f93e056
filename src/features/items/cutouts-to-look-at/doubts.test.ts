import { describe, expect, it } from 'vitest';
import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { runsOf } from '#contract/rules/mask-runs.ts';
import { boxOfMask, outlinePath } from './doubt-outline.ts';
import { answerTo, countDoubts, doubtWords } from './doubt-words.ts';

const missing = (side: CutoutDoubt['side'] = 'left'): CutoutDoubt => ({
  kind: 'missing-part',
  side,
  box: { x: 0.1, y: 0.2, width: 0.2, height: 0.6 },
});

describe('a doubt in words', () => {
  it.each([
    ['shirt', 'The left sleeve may be missing'],
    ['coat', 'The left sleeve may be missing'],
    ['day-dress', 'The left sleeve may be missing'],
    ['tank-top', 'The left strap may be missing'],
    ['tote', 'The left strap may be missing'],
    ['trousers', 'The left leg may be missing'],
    ['maxi-skirt', 'The left side may be missing'],
    ['sneakers', 'The left shoe may be missing'],
    ['scarf', 'The left side may be missing'],
    [null, 'The left side may be missing'],
  ])('names the part of %s', (category, headline) => {
    expect(doubtWords(missing(), category).headline).toBe(headline);
  });

  it('names no side that is none of two', () => {
    expect(doubtWords(missing(null), 'shirt').headline).toBe('One sleeve may be missing');
  });

  it('is counted by kind, the most frequent first', () => {
    const shadow = { doubt: { ...missing(), kind: 'ground-left' } as const, category: 'hat' };
    const sleeve = { doubt: missing(), category: 'shirt' };
    const words = countDoubts([shadow, sleeve, { ...sleeve }, { doubt: null, category: 'hat' }]);
    expect(words.replaceAll('\u00a0', ' ')).toBe(
      '2 sleeves, 1 with a shadow left on, 1 hard to tell',
    );
  });

  it('is answered by what helps most', () => {
    expect(answerTo(missing())).toBe('finish');
    expect(answerTo({ ...missing(), kind: 'lost-part' })).toBe('finish');
    expect(answerTo({ ...missing(), kind: 'ground-left' })).toBe('cutout');
    expect(answerTo(null)).toBe('cutout');
  });
});

describe('the outline of a doubted cut-out', () => {
  // The body of a shirt and its right sleeve; the left one is missing.
  const [width, height] = [100, 80];
  const data = new Uint8Array(width * height);
  for (let y = 10; y < 70; y += 1) data.fill(255, y * width + 35, y * width + 65);
  for (let y = 16; y < 60; y += 1) data.fill(255, y * width + 75, y * width + 90);
  const mask = runsOf(width, height, data);
  const places = (path: string) =>
    path.split(/[MLZ]+/).flatMap((place) => (place ? [place.split(' ').map(Number)] : []));
  const leftEnd = (path: string) => Math.min(...places(path).map(([x]) => x!));

  it('is where the garment is', () => {
    expect(boxOfMask(mask)).toEqual({ x: 0.35, y: 10 / 80, width: 0.55, height: 60 / 80 });
    expect(boxOfMask(runsOf(width, height, new Uint8Array(width * height)))).toBeNull();
    expect(leftEnd(outlinePath(mask, null))).toBeCloseTo(0.35, 2);
  });

  it('has the twin of what is there where a part is missing', () => {
    const box = { x: 0.1, y: 0.2, width: 0.15, height: 0.55 };
    const path = outlinePath(mask, { kind: 'missing-part', side: 'left', box });
    expect(leftEnd(path)).toBeCloseTo(0.1, 2);
    // Body, sleeve, and the sleeve's twin.
    expect(path.match(/M/g)).toHaveLength(3);
  });

  it('has what lies beside where that was lost', () => {
    const box = { x: 0.05, y: 0.4, width: 0.2, height: 0.3 };
    const path = outlinePath(mask, { kind: 'lost-part', side: 'left', box });
    expect(leftEnd(path)).toBeCloseTo(0.05, 1);
  });
});
