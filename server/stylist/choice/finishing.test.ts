import { describe, expect, it } from 'vitest';
import { garmentOf } from '#tests/stylist/panel.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { anyRequest, type StylistRequest } from '../request.ts';
import { unfinishes } from './finishing.ts';
import { suggestOutfits } from './suggest.ts';

const read = (...lines: string[]) => readWardrobe(lines.map(garmentOf));
const isOutOfPlace = (outfit: readonly string[], line: string) =>
  unfinishes(read(...outfit), read(line)[0]!);
const best = (lines: readonly string[], asked: Partial<StylistRequest>) => {
  const { outfits } = suggestOutfits(read(...lines), { ...anyRequest, count: 4, ...asked });
  return outfits.map(({ pieceIds }) => pieceIds);
};

const suit = 'suit: Navy suit';
const shirt = 'shirt: White shirt';

describe('what finishes an outfit', () => {
  it.each([
    ['a waistcoat of another suit', [suit, shirt], 'vest: Grey waistcoat', 'vest: Navy waistcoat'],
    [
      'a blazer that looks like a suit and is none',
      ['trousers: Navy trousers', shirt],
      'blazer: Navy blazer',
      'blazer: Cream blazer',
    ],
    [
      'velvet over velvet',
      ['evening-dress: Black velvet dress'],
      'blazer: Velvet jacket',
      'blazer: Black jacket',
    ],
    ['a bow tie on a business suit', [suit, shirt], 'tie: Bow tie', 'tie: Silk tie'],
    [
      'a black belt beside red brown shoes',
      ['jeans: Blue jeans', 'loafers: Burgundy loafers'],
      'belt: Black belt',
      'belt: Brown belt',
    ],
    [
      'a brown bag beside black shoes, under a blazer',
      ['blazer: Grey blazer', 'lace-ups: Black oxfords'],
      'tote: Brown tote',
      'tote: Black tote',
    ],
  ] as const)('is not %s', (_what, outfit, wrong, right) => {
    expect(isOutOfPlace(outfit, wrong)).toBe(true);
    expect(isOutOfPlace(outfit, right)).toBe(false);
  });

  it('is a bow tie with a dinner jacket', () => {
    expect(isOutOfPlace(['suit: Navy tuxedo', shirt], 'tie: Bow tie')).toBe(false);
    expect(isOutOfPlace([shirt, 'blazer: Velvet smoking jacket'], 'tie: Bow tie')).toBe(false);
  });
});

describe('what a dress code requires', () => {
  const evening = [
    'suit: Black tuxedo',
    'suit: Navy suit',
    'suit: Grey suit',
    'shirt: Tuxedo shirt',
    'shirt: White dress shirt',
    'tie: Bow tie',
    'lace-ups: Black oxfords',
    'lace-ups: Patent shoes',
    'coat: Black coat',
  ];

  it('is on each board where it is owned: no navy suit beside a tuxedo', () => {
    const boards = best(evening, { event: 'black-tie', occasion: 'Formal' });
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) expect(board).toContain('Black tuxedo');
  });

  it('is not there for a shirt that is named after it', () => {
    const without = evening.filter((line) => line !== 'suit: Black tuxedo');
    const { outfits } = suggestOutfits(read(...without), {
      ...anyRequest,
      event: 'black-tie',
      occasion: 'Formal',
    });
    expect(outfits[0]!.lacks.map(({ words }) => words)).toContain('A tuxedo');
  });
});

describe('the colors of a club', () => {
  it('are worn to its match, and not those of another one', () => {
    const fan = [
      'scarf: Red fan scarf',
      'sweater: Blue sweater',
      'sweater: Black sweater',
      'jeans: Black jeans',
      'sneakers: White sneakers',
    ];
    const [first] = best(fan, {
      event: 'match',
      occasion: 'Outdoors',
      locked: ['Red fan scarf'],
    });
    expect(first).toContain('Black sweater');
  });
});
