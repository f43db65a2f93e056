import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDescribed } from '#server/stylist/description.ts';
import { refusing } from '#server/stylist/grammar/clause-words.ts';
import { descriptionOf } from '#server/stylist/wishes.ts';
import { judgeSaid } from './judge-said.ts';
import { saidPanel } from './panel.ts';
import { personOf, say } from './say.ts';

const leastRight = 0.95;
const wardrobes = ['north', 'south', 'any'] as const;

/** Garments that are refused, as they are called in a sentence, with what they are. */
const garments: readonly (readonly [words: string, leaves: readonly string[]])[] = [
  ['jeans', ['jeans']],
  ['boots', ['boots', 'ankle-boots']],
  ['sneakers', ['sneakers']],
  ['a blazer', ['blazer']],
  ['heels', ['heels']],
  ['sandals', ['sandals']],
  ['a skirt', ['mini-skirt', 'midi-skirt', 'maxi-skirt']],
  ['the scarf', ['scarf']],
  ['hoodies', ['hoodie']],
  ['a cardigan', ['cardigan']],
  ['shorts', ['shorts']],
  ['a t-shirt', ['t-shirt']],
];
const before = [
  '',
  'dinner tomorrow, ',
  'for the office: ',
  'brunch. ',
  'it is cold and ',
  'hi lola! ',
];
const after = ['', ' please', ', and something warm', '. thanks', ' today', ' for once'];

describe('what somebody is shown', () => {
  it('is what the panel asks for, and never what was refused', () => {
    const judged = saidPanel.map((one) => ({ one, ...judgeSaid(one) }));
    const wrong = judged.filter(({ amiss }) => amiss.length > 0);
    const told = wrong.map(({ one, amiss }) => `${one.text} · ${amiss.join('; ')}`).join('\n');
    expect(1 - wrong.length / judged.length, told).toBeGreaterThanOrEqual(leastRight);
    expect(judged.filter((each) => each.showsRefused).map(({ one }) => one.text)).toEqual([]);
  }, 600_000);

  it('holds nothing refused, foreign or unavailable, whatever word refuses it', () => {
    const questions = fc.record({
      wardrobe: fc.constantFrom(...wardrobes),
      negator: fc.constantFrom(...refusing),
      garment: fc.constantFrom(...garments),
      start: fc.constantFrom(...before),
      end: fc.constantFrom(...after),
    });
    fc.assert(
      fc.property(questions, ({ wardrobe, negator, garment: [words, leaves], start, end }) => {
        const text = `${start}${negator} ${words}${end}`;
        const { turn } = say({ wardrobe, text });
        const { pieces } = personOf(wardrobe);
        for (const id of turn!.boards.flatMap(({ itemIds }) => itemIds)) {
          const piece = pieces.find((one) => one.id === id);
          expect(piece, text).toBeDefined();
          expect([text, piece!.availability, piece!.isDue]).toEqual([text, 'ready', false]);
          expect([text, piece!.title, leaves.includes(piece!.leaf ?? '')]).toEqual([
            ...[text, piece!.title],
            false,
          ]);
        }
      }),
      { numRuns: 2000, seed: 29 },
    );
  }, 600_000);

  it('is the piece that is called exactly so, in whatever frame', () => {
    const frames = [
      'with my X',
      'X for dinner',
      'what goes with the X',
      'tomorrow my X',
      'around my X',
    ];
    const lost = wardrobes.flatMap((wardrobe) =>
      personOf(wardrobe).pieces.flatMap(({ title }, at) => {
        const text = frames[at % frames.length]!.replace('X', title);
        const { asked } = say({ wardrobe, text }, false);
        const isMeant = asked.wishes.some((wish) => {
          const found = personOf(wardrobe).pieces.filter((piece) =>
            isDescribed(piece, descriptionOf(wish)),
          );
          return wish.isWanted && found.length > 0 && found.every((piece) => piece.title === title);
        });
        return isMeant ? [] : [`${wardrobe}: ${text} · ${asked.wishes.map(({ words }) => words)}`];
      }),
    );
    expect(lost).toEqual([]);
  });
});
