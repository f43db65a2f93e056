import { describe, expect, it } from 'vitest';
import { garmentOf } from '#tests/stylist/panel.ts';
import { suggestOutfits } from '../choice/suggest.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { anyRequest, type StylistRequest } from '../request.ts';
import { otherPurpose } from './purpose.ts';

const boards = (lines: readonly string[], asked: Partial<StylistRequest>) =>
  suggestOutfits(readWardrobe(lines.map(garmentOf)), {
    ...anyRequest,
    count: 8,
    seed: 'purpose',
    ...asked,
  }).outfits.map(({ pieceIds }) => pieceIds);
const worn = (lines: readonly string[], asked: Partial<StylistRequest>) =>
  new Set(boards(lines, asked).flat());

const basics = [
  'sweater: Grey wool sweater',
  'shirt: White shirt',
  'trousers: Grey wool trousers',
  'jeans: Blue jeans',
  'boots: Brown boots',
  'lace-ups: Black oxford shoes',
  'parka: Green parka',
];
const cold = { lowC: -1, highC: 5, isWet: false };
const coldRain = { lowC: 3, highC: 8, isWet: true };
const frost = { lowC: -14, highC: -6, isWet: true };
const dinner = { event: 'dinner', occasion: 'Evening' } as const;
const dogWalk = { event: 'dog-walk', occasion: 'Outdoors' } as const;

describe('what is made for one purpose', () => {
  it.each([
    ['trousers: Rain pants', 'Rain pants', { ...dogWalk, weather: coldRain }, dinner],
    ['trousers: Regenhose', 'Regenhose', { ...dogWalk, weather: coldRain }, dinner],
    ['boots: Rubber boots', 'Rubber boots', { ...dogWalk, weather: coldRain }, { weather: cold }],
    [
      'gloves: Ski gloves',
      'Ski gloves',
      { weather: frost },
      { event: 'dog-walk', occasion: 'Outdoors', weather: cold },
    ],
    [
      'overalls: Gardening overalls',
      'Gardening overalls',
      { event: 'gardening', occasion: 'Outdoors' },
      { event: 'pub', occasion: 'Everyday' },
    ],
    [
      'slip-ons: Garden clogs',
      'Garden clogs',
      { event: 'gardening', occasion: 'Outdoors' },
      { event: 'summer-wedding', occasion: 'Wedding' },
    ],
    [
      'sports-bottom: Radhose',
      'Radhose',
      { event: 'cycling', occasion: 'Sport' },
      { event: 'gym', occasion: 'Sport' },
    ],
    [
      'blouse: Sheer blouse',
      'Sheer blouse',
      { event: 'party', occasion: 'Party' },
      { event: 'office', occasion: 'Work' },
    ],
    [
      'travel-bag: Navy suitcase',
      'Navy suitcase',
      { event: 'long-flight', occasion: 'Travel' },
      { event: 'gym', occasion: 'Sport' },
    ],
  ] as const)('is worn to it and to nothing else: %s', (line, title, forIt, forElse) => {
    const lines = [...basics, 't-shirt: White tee', 'sneakers: Running shoes', line];
    expect(worn([...lines, 'leggings: Black leggings'], forIt)).toContain(title);
    expect(worn(lines, forElse)).not.toContain(title);
    expect(worn(lines, {})).not.toContain(title);
  });

  it.each([
    ['clutch: Opera clutch', { event: 'opera' }, { event: 'summer-wedding' }],
    ['tote: Market tote', { event: 'brunch' }, { event: 'party' }],
    ['tote: Work bag', { weather: cold }, { weather: frost }],
    ['hosiery: Lace socks', { event: 'party' }, { event: 'brunch' }],
  ] as const)('is no bag or sock for all days: %s', (line, forIt, forElse) => {
    const [piece] = readWardrobe([garmentOf(line)]);
    expect(otherPurpose(piece!, { ...anyRequest, ...forIt })).toBeNull();
    expect(otherPurpose(piece!, { ...anyRequest, ...forElse })).not.toBeNull();
  });

  it('is worn by whoever locks it and does not mind', () => {
    const lines = [...basics, 'trousers: Rain pants'];
    const asked = { ...dinner, locked: ['Rain pants'] };
    expect(boards(lines, asked)).toEqual([]);
    expect(boards(lines, { ...asked, waived: ['dress-code'] })[0]).toContain('Rain pants');
  });

  it('is worn by whoever owns nothing else for that place, and is told to be the nearest', () => {
    const lines = ['t-shirt: White tee', 'jeans: Blue jeans', 'boots: Rubber boots'];
    expect(boards(lines, {})).toEqual([]);
    const pieces = readWardrobe(lines.map(garmentOf));
    const { outfits } = suggestOutfits(pieces, { ...anyRequest, insists: true });
    expect(outfits[0]?.pieceIds).toContain('Rubber boots');
    expect(outfits[0]?.lacks).toEqual([
      { words: 'A pair of shoes for an ordinary day', itemId: 'Rubber boots' },
    ]);
  });

  it('stays what it is kept as, whatever it is called: running shorts are no shorts', () => {
    const lines = ['t-shirt: White tee', 'sneakers: Sneakers', 'sports-bottom: Laufshorts'];
    expect(boards(lines, { event: 'barbecue', occasion: 'Everyday' })).toEqual([]);
    expect(boards(lines, { event: 'run', occasion: 'Sport' })).toHaveLength(1);
  });

  it('is no costume: it is kept among the costumes, and called a suit', () => {
    const lines = [...basics, 'costume: Carnival suit'];
    for (const occasion of ['Business', 'Evening', 'Wedding', null] as const) {
      expect(worn(lines, { occasion })).not.toContain('Carnival suit');
    }
  });
});

describe('a wedding ring', () => {
  it.each(['Wedding ring', 'Ehering', 'Aliança', 'Anillo de boda', 'Alliance'])(
    'is nothing that a stylist adds: %s',
    (title) => {
      const lines = [...basics, `jewelry: ${title}`, 'jewelry: Silver chain'];
      expect(worn(lines, dinner)).toContain('Silver chain');
      expect(worn(lines, dinner)).not.toContain(title);
      expect(boards(lines, { ...dinner, locked: [title] })[0]).toContain(title);
    },
  );
});

describe('a belt', () => {
  const lines = [
    'shirt: White shirt',
    'chinos: Beige chinos',
    'lace-ups: Black oxford shoes',
    'belt: Brown leather belt',
  ];

  it('is of the leather of the shoes', () => {
    expect(worn(lines, dinner)).not.toContain('Brown leather belt');
    expect(worn([...lines, 'belt: Black leather belt'], dinner)).toContain('Black leather belt');
    expect(worn([...lines, 'loafers: Brown loafers'], dinner)).toContain('Brown leather belt');
  });

  it('wants loops', () => {
    const dress = ['day-dress: Navy dress', 'flats: Black flats', 'belt: Black leather belt'];
    expect(worn(dress, dinner)).not.toContain('Black leather belt');
  });
});

describe('summer clothes', () => {
  const lines = [
    'shirt: White linen shirt',
    'shirt: Blue oxford shirt',
    'trousers: Beige linen trousers',
    'trousers: Grey wool trousers',
    'loafers: Brown loafers',
    'coat: Summer coat',
    'coat: Navy wool coat',
  ];

  it('stay at home in the cold, under a coat and to a dinner too', () => {
    for (const asked of [{ weather: cold }, { ...dinner, weather: cold }]) {
      const found = worn(lines, asked);
      expect(found).toContain('Grey wool trousers');
      for (const title of found) expect(title).not.toMatch(/linen|summer/i);
    }
  });

  it('come with the heat', () => {
    const found = worn(lines, { weather: { lowC: 18, highC: 27, isWet: false } });
    expect(found).toContain('White linen shirt');
    expect(found).toContain('Beige linen trousers');
  });
});

describe('in frost', () => {
  const lines = [
    ...basics,
    'cap: Wool beanie',
    'scarf: Grey wool scarf',
    'gloves: Leather gloves',
    'jewelry: Pearl necklace',
    'belt: Brown leather belt',
  ];

  it('head, neck and hands are covered', () => {
    const [best] = boards(lines, { weather: frost });
    expect(best).toEqual(
      expect.arrayContaining(['Wool beanie', 'Grey wool scarf', 'Leather gloves']),
    );
  });

  it('and what only finishes an outfit stays within its limits', () => {
    for (const ids of boards(lines, { weather: frost })) expect(ids.length).toBeLessThanOrEqual(9);
  });
});
