import { describe, expect, it } from 'vitest';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { askedWith } from './asked-with.ts';
import { suggestOutfits } from './choice/suggest.ts';
import { understand } from './grammar/understand.ts';
import { readWardrobe } from './read-wardrobe.ts';
import { anyRequest } from './request.ts';
import { toRequest } from './to-request.ts';

function worn(text: string, lines: readonly string[]): string[] {
  const garments = lines.map(garmentOf);
  const pieces = readWardrobe(garments).map((piece, at) => ({
    ...piece,
    title: garments[at]!.title!,
  }));
  const said = understand(text, {
    today: '2026-11-23',
    unit: 'C',
    country: 'DE',
    wardrobe: pieces,
  });
  const asked = askedWith(nothingAsked, said, { pieces, lastBoard: [] });
  const { outfits } = suggestOutfits(pieces, {
    ...anyRequest,
    ...toRequest(asked, pieces),
    count: 4,
  });
  expect(outfits.length).toBeGreaterThan(0);
  return [...new Set(outfits.flatMap(({ pieceIds }) => pieceIds))];
}

const wardrobe = [
  'sweater: Black sweater',
  'shirt: Blue shirt',
  'trousers: Black trousers',
  'jeans: Blue jeans',
  'lace-ups: Black oxfords',
  'day-dress: Floral dress',
  'jumpsuit: Teal jumpsuit',
  'blazer: Green blazer',
  'denim-jacket: Light blue denim jacket',
  'coat: Camel coat',
];

describe('all black', () => {
  it('is black from top to toe, under a coat of no color where none is black', () => {
    const black = ['Black sweater', 'Black trousers', 'Black oxfords'];
    for (const id of worn('all black', wardrobe)) expect([...black, 'Camel coat']).toContain(id);
  });
});

describe('no leather', () => {
  const lines = [
    'shirt: White shirt',
    'jeans: Blue jeans',
    'belt: Brown leather belt',
    'loafers: Penny loafers',
    'ankle-boots: Chelsea boots',
    'sneakers: Canvas sneakers',
    'flats: Vegan leather flats',
  ];

  it.each(['dinner, no leather', 'vegan, dinner with my in-laws'])(
    'leaves out what is usually of it, too: %s',
    (text) => {
      const ids = worn(text, lines);
      for (const one of ['Brown leather belt', 'Penny loafers', 'Chelsea boots']) {
        expect(ids).not.toContain(one);
      }
    },
  );
});
