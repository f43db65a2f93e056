import { any } from '../any.ts';
import type { SaidCase } from '../said-case.ts';
import {
  blazers,
  casesOf,
  coats,
  heels,
  inColor,
  jeans,
  named,
  northRough,
  ties,
} from './cases.ts';

const kind = 'words together';

export const phraseCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    ['have to wake up early, office', { event: 'office', wishes: 0 }, { noChips: [/funeral/i] }],
    ['in the wake of yesterday i need comfy clothes', { event: null, needs: ['comfortable'] }],
    [
      'baby shower on sunday',
      { event: 'baby-shower', day: '2026-11-29', wishes: 0 },
      { noChips: [/rain/i, /pregnant/i] },
    ],
    ['taking a shower then brunch', { event: 'brunch' }, { noChips: [/shower/i] }],
    [
      'running errands',
      { event: 'errands', wishes: 0 },
      { noChips: [/^run$/i], never: [{ kinds: ['sports-top', 'sports-bottom'] }] },
    ],
    [
      'i always run late, quick outfit for the office',
      { event: 'office', wishes: 0 },
      { noChips: [/^run$/i] },
    ],
    [
      'office party',
      { event: 'office-party', wishes: 0 },
      { chips: ['Office party'], noChips: [/^office$/i, /^party$/i] },
    ],
    [
      'beach wedding',
      { event: 'beach-wedding', wishes: 0 },
      {
        chips: ['Beach wedding'],
        noChips: [/^beach$/i, /^wedding$/i],
        never: [{ kinds: ['swimwear'] }],
      },
    ],
    ['i have a cold, staying in', { event: 'ill', highC: null }, { noChips: [/degrees|°/i] }],
    ['picnic, warm', { event: 'picnic', mood: null }, { noChips: [/warm colou?rs/i] }],
    ['a cold brew with ana', { event: null, highC: null, mood: null, wishes: 0 }],
    [
      'hot date on friday',
      { event: 'date', highC: null, mood: null, day: '2026-11-27' },
      { chips: ['Date'] },
    ],
    ['brunch in warm colors', { event: 'brunch', mood: 'warm', highC: null }],
    ['cool colors for the office', { event: 'office', mood: 'cool', highC: null }],
    [
      'cool jeans for a concert',
      { event: 'concert', mood: null, wants: [jeans] },
      { every: [jeans] },
    ],
    [
      'match my red bag',
      { event: null, wants: [named('Mala baguete vermelha')] },
      { noChips: [/^match$/i], every: [named('Mala baguete vermelha')] },
    ],
    ['going to a match', { event: 'match', wishes: 0 }, { chips: ['Match'] }],
    [
      'shoes that match the red dress',
      { event: null, wants: [named('Vestido vermelho')] },
      { every: [named('Vestido vermelho')], noChips: [/^match$/i] },
    ],
    [
      'what is the date of the meeting? i need something for the office',
      { event: ['office', 'business'], wishes: 0 },
      { noChips: [/^date$/i] },
    ],
    ['my up to date look for the office', { event: 'office', wishes: 0 }, { noChips: [/^date$/i] }],
    ['playing ball with my nephew', { event: 'ball-game' }, { noChips: [/gala/i, /black tie/i] }],
    [
      'a ball in the palace, floor length',
      { event: ['gala', 'white-tie', 'black-tie'] },
      { never: [jeans, { kinds: ['sneakers'] }], noChips: [/ball game/i] },
    ],
    [
      'quick stop at the bank and the post office',
      { wishes: 0 },
      { noChips: [/interview/i, /^office$/i] },
    ],
    ['off the shoulder, for a dinner', { event: 'dinner' }, { noChips: [/^not/i] }],
    ['dress me for dinner', { event: 'dinner', wishes: 0 }, { noChips: [/^dress$/i] }],
    [
      'how should i dress for the theater',
      { event: 'theater', wishes: 0 },
      { noChips: [/^dress$/i] },
    ],
    [
      'i will skirt around the issue: what for a date',
      { event: 'date', wishes: 0 },
      { noChips: [/^skirt$/i] },
    ],
    ['spring roll dinner', { event: 'dinner', wishes: 0 }],
    [
      'a pair of heels to the office',
      { event: 'office', wants: [{ titled: /salto/i }] },
      { every: [heels] },
    ],
    [
      'head over heels in love, date tonight',
      { event: 'date', wishes: 0 },
      { noChips: [/^heels$/i] },
    ],
  ]),
  ...casesOf(kind, 'north', [
    [
      "parents' evening on thursday",
      { event: 'parents-evening', day: '2026-11-26', wishes: 0 },
      { chips: ['Parents’ evening'], noChips: [/^evening$/i] },
    ],
    [
      'bank holiday, nothing planned',
      { event: null, occasion: null, wishes: 0 },
      { noChips: [/bank interview/i] },
    ],
    [
      'a dress shirt for the office',
      { event: 'office', wants: [{ kinds: ['shirt'] }] },
      { every: [{ kinds: ['shirt'] }], noChips: [/^dress$/i] },
    ],
    ['theater, there is a coat check', { event: 'theater' }, { noChips: [/check/i] }],
    [
      'how do i tie the outfit together for brunch',
      { event: 'brunch', wishes: 0 },
      { noChips: [/^tie$/i] },
    ],
    [
      'cannot tie my laces today, pub',
      { event: 'pub', wishes: 0 },
      { noChips: [/^not tie/i, /^tie$/i] },
    ],
    ['does that ring a bell? pub tonight', { event: 'pub', wishes: 0 }, { noChips: [/^ring$/i] }],
    [
      'jeans and a jean jacket',
      { wants: [jeans, named('Jeansjacke')], wishes: 2 },
      { every: [jeans, named('Jeansjacke')] },
    ],
    [
      'follow suit and wear a tie',
      { wants: [ties], wishes: 1 },
      { every: [ties], noChips: [/^suit$/i] },
    ],
    ['does it suit me? going to the pub', { event: 'pub', wishes: 0 }, { noChips: [/^suit$/i] }],
    [
      'suit yourself, something for the museum',
      { event: 'museum', wishes: 0 },
      { noChips: [/^suit$/i] },
    ],
    ['hats off to you lola, now the office', { event: 'office', wishes: 0 }, { noChips: [/hat/i] }],
    ['belt up, we go to the theater', { event: 'theater', wishes: 0 }, { noChips: [/^belt$/i] }],
    ['watch a movie at home', { wishes: 0 }, { noChips: [/^watch$/i] }],
    [
      'interview the new apprentice in the office',
      { occasion: ['Work', 'Business'] },
      { never: [northRough] },
    ],
    ['a jacket and tie dinner', { event: 'dinner', wants: [ties] }, { every: [ties] }],
    ['meet the in-laws for dinner', { event: 'dinner', wishes: 0 }],
  ]),
  ...casesOf(kind, 'any', [
    [
      'summer coat, errands',
      { event: 'errands', wants: [named('Summer coat')], highC: null, wishes: 1 },
      { every: [named('Summer coat')] },
    ],
    ['black coffee with a friend', { event: null, wishes: 0 }, { noChips: [/black/i] }],
    ['black friday shopping', { wishes: 0 }, { noChips: [/only black/i, /^black$/i] }],
    [
      'a navy blazer for the gallery',
      { event: 'gallery', wants: [named('Navy blazer')] },
      { every: [named('Navy blazer')] },
    ],
    ['orange juice and brunch', { event: 'brunch', wishes: 0 }, { noChips: [/orange/i] }],
    ['white wine evening with neighbors', { wishes: 0 }, { noChips: [/white/i] }],
    [
      'red carpet treatment at the gallery opening',
      { event: 'gallery', wishes: 0 },
      { noChips: [/^red/i] },
    ],
    ['green tea then yoga', { event: 'yoga', wishes: 0 }, { noChips: [/green/i] }],
    ['sort of feeling blue today', { event: null, wishes: 0 }, { noChips: [/^blue$/i] }],
    [
      'something blue please',
      {},
      { first: [inColor(any, 'blue', /\bblue\b|indigo|navy|chambray/i)] },
    ],
    [
      'a jacket, but a jean jacket',
      { wants: [named('Jean jacket')] },
      { every: [named('Jean jacket')] },
    ],
    [
      'camel coat or blazer, teaching',
      { event: 'teaching' },
      { first: [{ kinds: [...coats.kinds!, ...blazers.kinds!] }] },
    ],
  ]),
];
