import { describe, expect, it } from 'vitest';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLeaves, itemOccasions } from '#contract/rules/item-attributes.ts';
import { patternKinds } from '#contract/rules/stylist.ts';
import {
  type StylistEvent,
  stylistEventKeys,
  stylistEvents,
} from '#contract/rules/stylist-events.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { ofBoth, ofMan, ofWoman } from '#tests/stylist/wardrobes.ts';
import { suggestOutfits } from '../choice/suggest.ts';
import { findTerms } from '../lexicon/find-terms.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { anyRequest, type StylistRequest } from '../request.ts';
import { eventCodes } from './codes.ts';
import type { DressCode } from './dress-code.ts';
import { occasions } from './occasions.ts';
import { standingOf } from './standing.ts';

const read = (...lines: string[]) => readWardrobe(lines.map(garmentOf));
const boardsFor = (
  wardrobe: readonly string[],
  event: StylistEvent,
  asked: Partial<StylistRequest> = {},
) =>
  suggestOutfits(readWardrobe(wardrobe.map(garmentOf)), {
    ...anyRequest,
    event,
    occasion: stylistEvents[event].occasion,
    seed: event,
    ...asked,
  });
const piecesOf = (wardrobe: readonly string[], event: StylistEvent, asked = {}) =>
  boardsFor(wardrobe, event, asked).outfits.map(({ pieceIds }) => pieceIds);

const allCodes: readonly (readonly [string, DressCode])[] = [
  ...Object.entries(eventCodes),
  ...Object.entries(occasions),
];
const listOf = (kinds: string | undefined) => kinds?.split(', ') ?? [];

describe('a dress code', () => {
  it('is there for every event and every occasion of a garment', () => {
    expect(Object.keys(eventCodes).toSorted()).toEqual(stylistEventKeys.toSorted());
    expect(Object.keys(occasions).toSorted()).toEqual(itemOccasions.toSorted());
  });

  it.each(allCodes)('names only what is known: %s', (_name, code) => {
    const { formality, colors, patterns } = code;
    expect(formality.from).toBeLessThanOrEqual(formality.best);
    expect(formality.best).toBeLessThanOrEqual(formality.to);
    for (const one of [...listOf(colors?.right), ...listOf(colors?.never)]) {
      expect(Object.keys(colorFamilies)).toContain(one);
    }
    for (const one of listOf(patterns?.never)) expect(patternKinds).toContain(one);
    const kinds = [code.first, code.right, code.tolerated, code.never, code.finish].flatMap(listOf);
    for (const one of kinds) {
      const isKnown = categoryLeaves.has(one) || findTerms(one).length > 0;
      expect(isKnown, `${one} is no kind`).toBe(true);
    }
  });

  it.each(allCodes)('never calls a kind right and never: %s', (_name, code) => {
    const never = new Set(listOf(code.never));
    const right = [code.first, code.right, code.tolerated].flatMap(listOf);
    expect(right.filter((one) => never.has(one))).toEqual([]);
  });
});

describe('how a garment stands with a code', () => {
  it.each([
    ['black-tie', 'suit: Smoking', 'first'],
    ['black-tie', 'suit: Mein Smoking', 'first'],
    ['black-tie', 'suit: Black tux', 'first'],
    ['black-tie', 'blazer: Black dinner jacket', 'first'],
    ['black-tie', 'evening-dress: Long silk gown', 'first'],
    ['black-tie', 'suit: Navy suit', 'right'],
    ['black-tie', 'jeans: Black jeans', 'never'],
    ['black-tie', 'chinos: Navy chinos', 'never'],
    ['black-tie', 'sneakers: White sneakers', 'never'],
    ['black-tie', 'day-dress: Short sundress', 'never'],
    ['bank-interview', 'suit: Navy suit', 'first'],
    ['creative-interview', 'tie: Silk tie', 'never'],
    ['wedding', 'trousers: Cargo trousers', 'never'],
    ['wedding', 'puffer: Puffer jacket', 'never'],
    ['wedding', 'cap: Beanie', 'never'],
    ['wedding', 'hoodie: Hoodie', 'never'],
    ['wedding', 'sneakers: Running shoes', 'never'],
    ['wedding', 'day-dress: White dress', 'never'],
    ['wedding', 'day-dress: White floral dress', 'first'],
    ['summer-wedding', 'jumpsuit: Cream jumpsuit', 'never'],
    ['date', 'trousers: Cargo trousers', 'never'],
    ['dinner', 'puffer: Puffer', 'never'],
    ['opera', 'cap: Wool beanie', 'never'],
    ['christening', 'hoodie: Hoodie', 'never'],
    ['funeral', 'day-dress: Black floral dress', 'never'],
    ['funeral', 'heels: Red pumps', 'never'],
    ['funeral', 'day-dress: Black dress', 'right'],
    ['funeral', 'evening-dress: Black sequin dress', 'never'],
    ['funeral', 'mini-skirt: Black mini skirt', 'never'],
    ['funeral', 'tank-top: Black plunge top', 'never'],
    ['hike', 'boots: Hiking boots', 'first'],
    ['hike', 'jeans: Jeans', 'never'],
    ['sailing', 'loafers: Boat shoes', 'first'],
    ['sailing', 'heels: Pumps', 'never'],
    ['long-flight', 'heels: Pumps', 'never'],
    ['long-flight', 'jeans: Skinny jeans', 'never'],
    ['gardening', 'sweater: Cashmere sweater', 'never'],
    ['match', 'sneakers: Sneakers', 'first'],
  ] as const)('at %s, %s: %s', (event, line, standing) => {
    expect(standingOf(read(line)[0]!, eventCodes[event])).toBe(standing);
  });

  it('is told by what a garment is called before its leaf', () => {
    const [flipFlops, sandals] = read('sandals: Flip flops', 'sandals: Leather sandals');
    expect(standingOf(flipFlops!, eventCodes.festival)).toBe('tolerated');
    expect(standingOf(sandals!, eventCodes['beach-wedding'])).toBe('first');
    expect(standingOf(flipFlops!, eventCodes['beach-wedding'])).toBe('never');
  });
});

describe('what comes first', () => {
  it.each([
    ['black-tie', ofMan, ['Smoking', 'White dress shirt', 'Black oxford shoes']],
    ['white-tie', ofMan, ['Smoking']],
    ['bank-interview', ofMan, ['White dress shirt', 'Black oxford shoes']],
    ['hike', ofMan, ['Hiking trousers', 'Brown hiking boots']],
    ['ski', ofMan, ['Ski trousers', 'Ski jacket']],
    ['run', ofMan, ['Blue running top', 'Running shoes']],
    ['swim', ofMan, ['Navy swim trunks', 'Flip flops']],
    ['match', ofMan, ['White leather sneakers']],
    ['dog-walk', ofMan, ['Green rubber boots']],
    ['black-tie', ofWoman, ['Long black velvet evening gown', 'Black clutch']],
    ['bank-interview', ofWoman, ['Black trouser suit', 'White cotton shirt']],
    ['yoga', ofWoman, ['Black sports bra', 'Running shoes']],
    ['hike', ofWoman, ['Hiking boots']],
    ['summer-wedding', ofWoman, ['Floral midi dress']],
    ['bank-interview', ofBoth, ['Charcoal suit', 'Black tie', 'Black derby shoes']],
    ['wedding', ofBoth, ['Charcoal suit']],
    ['gym', ofBoth, ['Running top', 'Running shoes']],
    ['funeral', ofBoth, ['Charcoal suit', 'Black derby shoes']],
  ] as const)('at %s', (event, wardrobe, first) => {
    expect(piecesOf(wardrobe, event)[0]).toEqual(expect.arrayContaining([...first]));
  });
});

/** Where one is dressed, none of these is ever worn. */
const neverDressed =
  /cargo|puffer|down jacket|beanie|hoodie|running|sports bra|yoga|joggers|sweatpants|flip flops|slippers|ripped|fleece|parka/i;

describe('what never comes', () => {
  it.each(
    (
      ['wedding', 'date', 'dinner', 'opera', 'christening', 'funeral', 'black-tie'] as const
    ).flatMap((event) =>
      [ofMan, ofWoman, ofBoth].map((wardrobe, at) => [event, at, wardrobe] as const),
    ),
  )('to %s, of wardrobe %i', (event, _at, wardrobe) => {
    const cold = { lowC: 1, highC: 7, isWet: false };
    for (const weather of [null, cold]) {
      const boards = piecesOf(wardrobe, event, { weather, count: 6 });
      expect(boards.length).toBeGreaterThan(0);
      for (const id of boards.flat()) expect(id).not.toMatch(neverDressed);
    }
  });

  it('to a funeral: flowers, bright colors, what shines', () => {
    for (const id of piecesOf(ofWoman, 'funeral', { count: 8 }).flat()) {
      expect(id).not.toMatch(/floral|red|yellow|green|gold heeled|sequin|mini|lace|straw/i);
    }
  });

  it('out of sport: running shorts, whatever is asked', () => {
    const lines = ['t-shirt: White tee', 'sneakers: Sneakers', 'sports-bottom: Running shorts'];
    for (const occasion of [null, 'Everyday', 'Travel', 'Beach', 'Outdoors'] as const) {
      const { outfits } = suggestOutfits(read(...lines), { ...anyRequest, occasion });
      expect(outfits).toEqual([]);
    }
    const { outfits } = suggestOutfits(read(...lines), { ...anyRequest, occasion: 'Sport' });
    expect(outfits).toHaveLength(1);
  });

  it('though its owner tagged it: a tag counts, but not past the never of an event', () => {
    const jeans = { ...garmentOf('jeans: Blue jeans'), occasions: ['Formal'] };
    const [piece] = readWardrobe([jeans]);
    expect(standingOf(piece!, eventCodes['black-tie'])).toBe('never');
    const others = ['shirt: White shirt', 'lace-ups: Black oxford shoes'].map(garmentOf);
    const asked = { ...anyRequest, occasion: 'Formal' as const };
    const wardrobe = readWardrobe([jeans, ...others]);
    expect(suggestOutfits(wardrobe, asked).outfits).toHaveLength(1);
    expect(suggestOutfits(wardrobe, { ...asked, event: 'black-tie' }).outfits).toEqual([]);
  });

  it('and where nothing else is left, the answer says what is in the way', () => {
    const answer = suggestOutfits(
      read('t-shirt: White tee', 'jeans: Jeans', 'sneakers: Sneakers'),
      {
        ...anyRequest,
        event: 'wedding',
        occasion: 'Wedding',
      },
    );
    expect(answer.outfits).toEqual([]);
    expect(answer.obstacles.map(({ slot }) => slot)).toEqual(['top', 'bottom', 'shoes']);
    expect(answer.obstacles[0]?.refused).toEqual([{ rule: 'dress-code', count: 1 }]);
  });

  it('over a suit: a second jacket', () => {
    const lines = [
      'suit: Navy suit',
      'shirt: White shirt',
      'lace-ups: Oxfords',
      'blazer: Grey blazer',
      'jacket: Tweed jacket',
      'denim-jacket: Denim jacket',
      'cardigan: Navy cardigan',
      'coat: Wool coat',
    ];
    for (const weather of [null, { lowC: 2, highC: 8, isWet: false }]) {
      const { outfits } = boardsFor(lines, 'business', {
        locked: ['Navy suit'],
        weather,
        count: 6,
      });
      expect(outfits.length).toBeGreaterThan(0);
      for (const { pieceIds } of outfits) {
        expect(pieceIds).not.toContain('Grey blazer');
        expect(pieceIds).not.toContain('Tweed jacket');
        expect(pieceIds).not.toContain('Denim jacket');
        expect(pieceIds).not.toContain('Navy cardigan');
        if (weather) expect(pieceIds).toContain('Wool coat');
      }
    }
  });

  it('under a suit: a hoodie, where there is a shirt', () => {
    const lines = [
      'suit: Navy suit',
      'hoodie: Grey hoodie',
      'shirt: White shirt',
      'sneakers: Sneakers',
    ];
    const pieces = read(...lines);
    const { outfits } = suggestOutfits(pieces, { ...anyRequest, locked: ['Navy suit'], count: 1 });
    expect(outfits[0]?.pieceIds).toContain('White shirt');
  });
});

describe('shoulders in a church', () => {
  const lines = ['day-dress: Sleeveless navy dress', 'flats: Ballet flats'];

  it('are covered by a layer, or there is nothing to wear', () => {
    const answer = boardsFor(lines, 'church');
    expect(answer.outfits).toEqual([]);
    expect(answer.obstacles.map(({ slot }) => slot)).toEqual(['layer']);
    const [best] = piecesOf([...lines, 'cardigan: Grey cardigan'], 'church');
    expect(best).toContain('Grey cardigan');
  });

  it('are bare elsewhere', () => {
    expect(piecesOf(lines, 'garden-party')[0]).toContain('Sleeveless navy dress');
  });
});

describe('what an event requires', () => {
  const evening = ['suit: Smoking', 'shirt: White dress shirt', 'lace-ups: Black oxford shoes'];
  const lacksOf = (lines: readonly string[], event: StylistEvent) =>
    boardsFor(lines, event).outfits[0]?.lacks;

  it('and is not owned is said, with the nearest piece of the outfit', () => {
    expect(lacksOf([...evening, 'tie: Silk tie'], 'black-tie')).toEqual([
      { words: 'A bow tie', itemId: 'Silk tie' },
    ]);
    expect(lacksOf(evening, 'black-tie')).toEqual([{ words: 'A bow tie', itemId: null }]);
    expect(lacksOf(evening, 'white-tie')?.map(({ words }) => words)).toEqual([
      'A tailcoat',
      'A white bow tie',
    ]);
  });

  it('and is owned is worn', () => {
    const lines = [...evening, 'tie: Silk tie', 'tie: Black bow tie'];
    const { outfits } = boardsFor(lines, 'black-tie');
    expect(outfits[0]?.pieceIds).toContain('Black bow tie');
    expect(outfits[0]?.lacks).toEqual([]);
  });

  it('and is in the wash lacks as well', () => {
    expect(lacksOf([...evening, 'tie: Black bow tie | in-the-wash'], 'black-tie')).toEqual([
      { words: 'A bow tie', itemId: null },
    ]);
  });

  it('is not asked of a dress', () => {
    expect(lacksOf(ofWoman, 'black-tie')).toEqual([]);
    expect(lacksOf(['evening-dress: Navy cocktail dress', 'heels: Pumps'], 'white-tie')).toEqual(
      undefined,
    );
  });

  it('is nothing on an ordinary day', () => {
    expect(lacksOf(ofMan, 'errands')).toEqual([]);
  });
});

describe('what a strict eye sees at once', () => {
  const suits = [
    'suit: Black suit',
    'suit: Navy suit',
    'shirt: White shirt',
    'lace-ups: Black oxford shoes',
  ];

  it('is a black necktie at a wedding', () => {
    const lines = [...suits, 'tie: Black tie'];
    expect(piecesOf(lines, 'wedding', { count: 8 }).flat()).not.toContain('Black tie');
    expect(piecesOf(lines, 'funeral')[0]).toEqual(
      expect.arrayContaining(['Black suit', 'Black tie']),
    );
    expect(piecesOf([...lines, 'tie: Green silk tie'], 'wedding')[0]).toContain('Green silk tie');
  });

  it('is a light coat, or a light blazer, at a funeral', () => {
    const lines = [
      ...suits,
      'coat: Camel coat',
      'coat: Black wool coat',
      'blazer: Cream blazer',
      'trousers: Black trousers',
      'jacket: Blue chore jacket',
    ];
    const cold = { lowC: 1, highC: 6, isWet: false };
    const found = piecesOf(lines, 'funeral', { weather: cold, count: 8 }).flat();
    expect(found).toContain('Black wool coat');
    for (const title of found) expect(title).not.toMatch(/camel|cream|chore/i);
  });

  it('is a blouse that is seen through at an interview, but no lace-up', () => {
    const lines = [
      'blouse: Sheer black blouse',
      'blouse: Cream blouse',
      'trousers: Black trousers',
      'lace-ups: Black oxford shoes',
      'blazer: Black blazer',
    ];
    for (const event of ['job-interview', 'bank-interview', 'office', 'church'] as const) {
      const found = piecesOf(lines, event, { count: 8 }).flat();
      expect(found).toContain('Cream blouse');
      expect(found).not.toContain('Sheer black blouse');
      expect(found).toContain('Black oxford shoes');
    }
  });

  it('is a tuxedo shirt under anything but a tuxedo', () => {
    const lines = [...suits, 'suit: Smoking', 'shirt: Smokinghemd', 'tie: Black bow tie'];
    expect(piecesOf(lines, 'black-tie')[0]).toEqual(
      expect.arrayContaining(['Smoking', 'Smokinghemd', 'Black bow tie']),
    );
    for (const event of ['wedding', 'bank-interview', 'funeral', 'dinner'] as const) {
      expect(piecesOf(lines, event, { count: 8 }).flat()).not.toContain('Smokinghemd');
    }
  });

  it('is a pair of long trousers at a barbecue in the heat, where there are shorts', () => {
    const lines = ['t-shirt: White tee', 'jeans: Black jeans', 'shorts: Khaki shorts'];
    const weather = { lowC: 22, highC: 29, isWet: false };
    const [best] = piecesOf([...lines, 'sneakers: White sneakers'], 'barbecue', { weather });
    expect(best).toContain('Khaki shorts');
  });
});

describe('white from top to bottom', () => {
  const lines = [
    'blouse: White blouse',
    'blouse: Green blouse',
    'trousers: White trousers',
    'flats: Beige flats',
    'blouse: Sky blouse',
    'trousers: Beige trousers',
    'trousers: Navy trousers',
    'flats: Navy flats',
  ];
  const isBridal = (ids: readonly string[]) =>
    ids.includes('White blouse') && ids.includes('White trousers');

  it('is what a guest is not, unless a layer breaks it', () => {
    for (const event of ['wedding', 'summer-wedding', 'beach-wedding'] as const) {
      expect(piecesOf(lines, event, { count: 2 }).some(isBridal)).toBe(false);
    }
    const withBlazer = [lines[0]!, lines[2]!, lines[3]!, 'blazer: Navy blazer'];
    expect(piecesOf(withBlazer, 'wedding')[0]).toContain('Navy blazer');
  });

  it('is right elsewhere', () => {
    expect(piecesOf(lines, 'garden-party', { count: 8 }).some(isBridal)).toBe(true);
  });
});
