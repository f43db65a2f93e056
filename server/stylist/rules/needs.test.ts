import { describe, expect, it } from 'vitest';
import type { OutfitNeed } from '#contract/rules/stylist.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { ofMan, ofWoman } from '#tests/stylist/wardrobes.ts';
import { suggestOutfits } from '../choice/suggest.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { anyRequest, type StylistRequest } from '../request.ts';

const answer = (lines: readonly string[], asked: Partial<StylistRequest>) =>
  suggestOutfits(readWardrobe(lines.map(garmentOf)), { ...anyRequest, seed: 'need', ...asked });
const boards = (lines: readonly string[], asked: Partial<StylistRequest>) =>
  answer(lines, asked).outfits.map(({ pieceIds }) => pieceIds);
const withNeed = (need: OutfitNeed, ...lines: string[]) => boards(lines, { needs: [need] });

describe('covered arms', () => {
  const lines = ['t-shirt: White tee', 'jeans: Blue jeans', 'sneakers: Sneakers'];

  it('are covered by sleeves, or by a layer over them', () => {
    expect(withNeed('covered-arms', ...lines)).toEqual([]);
    const withCardigan = withNeed('covered-arms', ...lines, 'cardigan: Grey cardigan');
    expect(withCardigan[0]).toContain('Grey cardigan');
    const [best] = withNeed('covered-arms', ...lines, 'shirt: White shirt');
    expect(best).toContain('White shirt');
    expect(best).not.toContain('White tee');
  });

  it('say what is in the way', () => {
    const { obstacles } = answer(lines, { needs: ['covered-arms'] });
    expect(obstacles.map(({ slot }) => slot)).toEqual(['layer']);
  });

  it('may be of a dress whose sleeves nobody knows, behind one with sleeves', () => {
    const dresses = ['day-dress: Blue dress', 'day-dress: Long sleeve blue dress', 'flats: Flats'];
    const [best] = withNeed('covered-arms', ...dresses);
    expect(best).toContain('Long sleeve blue dress');
    expect(withNeed('covered-arms', dresses[0]!, dresses[2]!)[0]).toContain('Blue dress');
  });
});

describe('a need', () => {
  it.each([
    [
      'covered-legs',
      ['mini-skirt: Denim mini skirt', 'shorts: Shorts', 'day-dress: Knee length dress'],
    ],
    [
      'modest',
      [
        'mini-skirt: Mini skirt',
        'tank-top: Plunge top',
        'blouse: Sheer blouse',
        'jeans: Skinny jeans',
        'leggings: Leggings',
      ],
    ],
    [
      'pregnant',
      [
        'jeans: Skinny jeans',
        'jeans: High waist jeans',
        'midi-skirt: Pencil skirt',
        'belt: Leather belt',
        'bodysuit: Bodysuit',
        'heels: Stilettos',
      ],
    ],
    ['nursing', ['knit-dress: Turtleneck dress', 'day-dress: Sheath dress', 'bodysuit: Bodysuit']],
    ['comfortable', ['heels: Pumps', 'jeans: Skinny jeans', 'day-dress: Bodycon dress']],
    ['sitting', ['midi-skirt: Pencil skirt', 'jeans: Skinny jeans']],
    ['on-foot', ['heels: Pumps', 'flats: Ballet flats', 'sandals: Heeled sandals']],
  ] as const)('never shows what is against it: %s', (need, against) => {
    const plain = [
      'shirt: White shirt',
      'trousers: Loose black trousers',
      'sneakers: Sneakers',
      'day-dress: Long sleeve wrap maxi dress',
    ];
    const shown = boards([...plain, ...against], { needs: [need], count: 10 }).flat();
    expect(shown.length).toBeGreaterThan(0);
    for (const line of against) expect(shown).not.toContain(line.split(': ')[1]);
  });

  it.each([
    ['pregnant', 'day-dress: Jersey wrap dress', 'day-dress: Fitted dress'],
    ['nursing', 'shirt: Button shirt', 't-shirt: White tee'],
    ['comfortable', 'sneakers: Sneakers', 'boots: Boots'],
    ['sitting', 'sweatpants: Sweatpants', 'trousers: Linen trousers'],
    ['on-foot', 'sneakers: White sneakers | 4', 'sandals: Flip flops | 4'],
    ['sexy', 'evening-dress: Fitted satin slip dress', 'shirt-dress: Loose shirt dress'],
    ['sexy', 'heels: Black pumps', 'loafers: Black loafers'],
  ] as const)('puts first what meets it: %s', (need, first, after) => {
    const others = [
      't-shirt: Grey tee',
      'trousers: Grey trousers',
      'slip-ons: Slip ons',
      'day-dress: Dress',
    ];
    const slotOf = (line: string) => readWardrobe([garmentOf(line)])[0]!.slot;
    const rest = others.filter((one) => slotOf(one) !== slotOf(first));
    const isDress = slotOf(first) === 'one-piece';
    const lines = [first, after, ...rest.filter((one) => !isDress || slotOf(one) === 'shoes')];
    const [best] = withNeed(need, ...lines);
    expect(best).toContain(garmentOf(first).id);
  });

  it('of a man meets his wardrobe', () => {
    const [best] = boards(ofMan, { needs: ['on-foot'], occasion: 'Travel' });
    expect(best?.some((id) => /sneakers|shoes|boots/i.test(id))).toBe(true);
    const [covered] = boards(ofMan, { needs: ['covered-arms', 'covered-legs'], occasion: 'Work' });
    expect(covered?.some((id) => /shirt|sweater|turtleneck/i.test(id))).toBe(true);
  });

  it('is nothing vulgar at work', () => {
    const asked = { needs: ['sexy'], occasion: 'Work', count: 8 } as const;
    for (const id of boards(ofWoman, asked).flat()) {
      expect(id).not.toMatch(/mini|plunge|lace|sequin/i);
    }
    expect(boards(ofWoman, { ...asked, occasion: 'Date', count: 1 })[0]?.join(' ')).toMatch(
      /satin|cocktail|heel|pumps|lace|leather/i,
    );
  });

  it('may be waived for once', () => {
    const lines = ['t-shirt: White tee', 'jeans: Skinny jeans', 'sneakers: Sneakers'];
    expect(withNeed('comfortable', ...lines)).toEqual([]);
    expect(boards(lines, { needs: ['comfortable'], waived: ['need'] })).toHaveLength(1);
  });
});

describe('an asked manner', () => {
  it('comes first', () => {
    const lines = [
      'blouse: Ruffle lace blouse',
      't-shirt: Band tee',
      'midi-skirt: Pleated tulle skirt',
      'jeans: Ripped jeans',
      'flats: Ballet flats',
      'boots: Combat boots',
    ];
    expect(boards(lines, { manner: 'romantic' })[0]).toContain('Ruffle lace blouse');
    expect(boards(lines, { manner: 'edgy' })[0]).toContain('Combat boots');
  });
});

describe('an aim', () => {
  const tees = [1, 2, 3, 4].map(
    (at) => `t-shirt: ${['White', 'Navy', 'Grey', 'Black'][at - 1]} tee | ${at * 3}`,
  );
  const lines = [
    ...tees,
    't-shirt: Cream tee | 90',
    'jeans: Blue jeans | 2',
    'sneakers: Sneakers | 1',
  ];

  it('to wear what was forgotten leaves out what was worn within a month, where else is left', () => {
    const shown = boards(lines, { aim: 'forgotten', count: 5 });
    expect(shown).toEqual([['Cream tee', 'Blue jeans', 'Sneakers']]);
  });

  it('still answers where all was worn lately', () => {
    expect(
      boards(
        lines.filter((line) => !line.includes('Cream')),
        { aim: 'forgotten' },
      ),
    ).not.toEqual([]);
  });

  it('to be surprised brings other firsts by chance', () => {
    const firsts = (aim: 'surprise' | null) =>
      new Set(
        Array.from({ length: 12 }, (_, at) =>
          boards(ofWoman, { aim, seed: `day ${at}`, count: 1 })[0]
            ?.toSorted()
            .join(', '),
        ),
      ).size;
    expect(firsts('surprise')).toBeGreaterThan(firsts(null));
  });
});
