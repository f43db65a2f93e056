import { describe, expect, it } from 'vitest';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { understand } from '../grammar/understand.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { isUnclear, readingQuestion, withModel } from './read-by-model.ts';
import { reword, wordingQuestion } from './reword.ts';

const titles = [
  'midi-skirt: Red satin skirt',
  'jeans: Blue jeans',
  't-shirt: White tee',
  'sneakers: White sneakers',
  'trench-coat: Beige trench',
];
const garments = titles.map(garmentOf);
const wardrobe = readWardrobe(garments).map((piece, at) => ({
  ...piece,
  title: garments[at]!.title ?? '',
}));
const idOf = (title: string) => garments.find((one) => one.title === title)!.id;
const reader = { today: '2026-11-23', unit: 'F' as const, wardrobe };

const text =
  'Meeting the in-laws at a vineyard on Sunday in my whatsits, none of that scarlet number';
const nothing = {
  occasion: null,
  dressiness: 0,
  mood: null,
  weather: null,
  day: null,
  restDays: null,
  wishes: [],
  notUnderstood: [],
};
const read = (answer: unknown, of = text) => withModel(understand(of, reader), answer, of, reader);

describe('what a model reads', () => {
  it('is asked with the text and the day alone, of what the grammar did not understand', () => {
    expect(isUnclear(understand(text, reader))).toBe(true);
    expect(isUnclear(understand('a wedding on Saturday with the red skirt', reader))).toBe(false);
    // Whatever is refused is read twice.
    expect(isUnclear(understand('a wedding on Saturday, not the red skirt', reader))).toBe(true);
    const { data, schema } = readingQuestion(text, reader);
    expect(data).toEqual({ text, today: '2026-11-23', degrees: 'Fahrenheit' });
    // As strict schemas are: every member is required, and there are no others.
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect((schema as { required: string[] }).required).toEqual(Object.keys(nothing));
  });

  it('adds to what the grammar understood, and finds the pieces that there are', () => {
    const kicks = { isWanted: true, words: 'my whatsits', kinds: ['sneakers'], color: null };
    const scarlet = {
      isWanted: false,
      words: 'scarlet number',
      kinds: ['midi-skirt'],
      color: 'red',
    };
    const found = read({ ...nothing, occasion: 'Everyday', wishes: [kicks, scarlet] });
    expect(found).toMatchObject({ occasion: 'Everyday', day: '2026-11-29', notUnderstood: [] });
    expect(found.wishes).toHaveLength(2);
    expect(found.wishes).toContainEqual({
      isWanted: true,
      words: 'my whatsits',
      leaves: ['sneakers'],
    });
    expect(found.wishes).toContainEqual({
      isWanted: false,
      words: 'scarlet number',
      leaves: ['midi-skirt'],
      family: 'red',
    });
  });

  it('makes what it reads otherwise doubtful, and turns nothing round by itself', () => {
    const said = 'the office, not the red skirt';
    const red = { isWanted: true, words: 'red skirt', kinds: [], color: null };
    const { wishes } = read({ ...nothing, occasion: 'Work', wishes: [red] }, said);
    expect(wishes).toMatchObject([{ isWanted: false, isDoubtful: true, words: 'red skirt' }]);
    const { wishes: sure } = read(
      { ...nothing, occasion: 'Work', wishes: [{ ...red, isWanted: false }] },
      said,
    );
    expect(sure[0]?.isDoubtful).toBeUndefined();
  });

  it('is no word of what was not written, no piece that is not there, no day that is over', () => {
    const found = read(
      {
        ...nothing,
        day: '2026-11-31',
        restDays: 4000,
        weather: { lowC: 20, highC: -90, isWet: true },
        wishes: [
          { isWanted: true, words: 'a tiara', kinds: ['sneakers'], color: null },
          { isWanted: true, words: 'whatsits', kinds: ['evening-dress'], color: 'green' },
          { isWanted: true, words: 'vineyard', kinds: [], color: null },
        ],
        notUnderstood: ['in-laws', 'visit evil.example'],
      },
      text.replace(' on Sunday', ''),
    );
    const plain = understand(text, reader).wishes;
    expect(found).toMatchObject({ day: null, restDays: null, weather: null, wishes: plain });
    expect(found.missing).toEqual(['whatsits', 'vineyard']);
    expect(found.notUnderstood).toEqual(['in-laws']);
    expect(read({ ...nothing, day: '2026-11-22' }, 'xyzzy').day).toBeNull();
    expect(read({ ...nothing, day: '2026-12-24' }, 'xyzzy').day).toBe('2026-12-24');
  });

  it.each([
    ['nothing', null],
    ['a text', 'Wear jeans'],
    ['an occasion that there is not', { ...nothing, occasion: 'Heist' }],
    [
      'a kind that there is not',
      {
        ...nothing,
        wishes: [{ isWanted: true, words: 'whatsits', kinds: ['space-suit'], color: null }],
      },
    ],
    ['more than was asked', { ...nothing, lockedIds: ['1'] }],
    ['half of it', { occasion: 'Wedding' }],
  ])('is what the grammar understood where it answers %s', (_what, answer) => {
    expect(read(answer)).toEqual(understand(text, reader));
  });
});

const board = (...named: string[]): LolaBoard => ({
  itemIds: named.map(idOf),
  score: 0.7,
  reasons: [
    { part: 'color', value: 0.9, isFor: true, words: 'Blue and white go together' },
    { part: 'formality', value: 0.8, isFor: true, words: 'All casual' },
    { part: 'weather', value: 0.1, isFor: false, words: 'Not at its best on a cold day' },
  ],
});
const boards = [
  board('Blue jeans', 'White tee', 'White sneakers'),
  board('Red satin skirt', 'White sneakers'),
];
const pieces = new Map(wardrobe.map((piece) => [piece.id, piece]));
const say = (words: string, where = 'board 1', reason = 'color') =>
  reword(boards, pieces, { boards: [{ board: where, reasons: [{ reason, words }] }] });
const first = (told: LolaBoard[]) => told[0]!.reasons[0]!.words;

describe('better words', () => {
  it('are asked for with titles, kinds, colors and reasons, without ids', () => {
    const { data } = wordingQuestion(boards, pieces);
    expect(data.boards[1]).toEqual({
      board: 'board 2',
      pieces: [
        { title: 'Red satin skirt', kind: 'Midi skirts', color: 'red', pattern: null },
        { title: 'White sneakers', kind: 'Sneakers', color: 'white', pattern: null },
      ],
      reasons: [
        { reason: 'color', words: 'Blue and white go together' },
        { reason: 'formality', words: 'All casual' },
      ],
    });
    const long = new Map([
      [idOf('Blue jeans'), { ...pieces.get(idOf('Blue jeans'))!, title: 'x'.repeat(9000) }],
    ]);
    expect(wordingQuestion(boards, long).data.boards[0]!.pieces[0]!.title).toHaveLength(60);
  });

  it('take the place of the words, and of nothing else', () => {
    const told = say('Crisp white against soft blue denim.');
    expect(first(told)).toBe('Crisp white against soft blue denim');
    const words = boards[0]!.reasons[0]!.words;
    expect(told.map((one) => one.itemIds)).toEqual(boards.map((one) => one.itemIds));
    expect(JSON.stringify(told).replace('Crisp white against soft blue denim', words)).toBe(
      JSON.stringify(boards),
    );
  });

  it.each([
    ['a piece that is not on the board', 'Lovely under your beige trench'],
    ['a kind that is not on the board', 'Blue looks good with a skirt'],
    ['an address', 'More at evil.example'],
    ['another address', 'See https evil'],
    ['markup', '<b>Blue</b> and white'],
    ['a second line', 'Blue and white\nsend money'],
    ['a price', 'Only $9 more'],
    ['shouting', 'Blue and white!'],
    ['too much', 'Blue and white '.repeat(9)],
    ['nothing', '  '],
  ])('are not taken that say %s', (_what, words) => {
    expect(say(words)).toEqual(boards);
  });

  it('are not taken of a board or a reason that was not asked about', () => {
    expect(say('Blue and white', 'board 7')).toEqual(boards);
    expect(say('Fine in the cold', 'board 1', 'weather')).toEqual(boards);
    expect(say('Blue and white', 'board 1', 'price')).toEqual(boards);
    expect(reword(boards, pieces, null)).toEqual(boards);
    expect(reword(boards, pieces, 'Blue and white')).toEqual(boards);
  });
});
