import type { SaidCase } from '../said-case.ts';
import { south } from '../south.ts';
import {
  blazers,
  boots,
  casesOf,
  dresses,
  hats,
  heels,
  inColor,
  jeans,
  named,
  skirts,
  sneakers,
  southHeels,
  southRedDress,
  southRough,
  southSequins,
  suits,
  ties,
} from './cases.ts';

const kind = 'conversation';
const blackBoots = named('Botas pretas de cano alto', 'Botins pretos');

export const conversationCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    [
      'date on friday',
      { event: ['date', 'first-date'], day: '2026-11-27' },
      { before: ['job interview tomorrow'], noChips: [/interview/i], never: [southRough] },
    ],
    [
      'gym',
      { event: 'gym', highC: null, wishes: 0 },
      { before: ['beach wedding, 28 degrees'], noChips: [/wedding/i], chips: ['Gym'] },
    ],
    [
      'the same but warmer',
      { event: 'office', refuses: [skirts] },
      { before: ['office, no skirts'], never: [skirts], chips: ['Office'] },
    ],
    [
      'swap the shoes',
      { event: 'dinner', wants: [southRedDress] },
      { before: ['dinner with the red dress'], every: [southRedDress] },
    ],
    [
      'with the black boots instead',
      { event: 'dinner', wants: [blackBoots] },
      { before: ['dinner with friends'], every: [blackBoots] },
    ],
    [
      'dressier',
      { event: 'theater', day: '2026-11-27', dressiness: 1 },
      { before: ['theater on friday'], chips: ['Theater', 'Dressier'] },
    ],
    [
      'and for dinner?',
      { event: 'dinner', wishes: 0 },
      { before: ['office tomorrow no heels'], noChips: [/^not/i, /^office/i], chips: ['Dinner'] },
    ],
    [
      'what about sunday?',
      { event: 'brunch', day: '2026-11-29', refuses: [jeans] },
      { before: ['brunch, no jeans'], never: [jeans], chips: ['Brunch'] },
    ],
    [
      'what do i wear to the office tomorrow',
      { event: 'office', tripDays: null, day: '2026-11-24' },
      { before: ['pack for 5 days in madrid'] },
    ],
    [
      'never mind the blazer',
      { event: 'office' },
      { before: ['office without the blazer'], noChips: [/^not .*blazer/i] },
    ],
    [
      'the blazer is fine after all',
      { event: 'office' },
      { before: ['office, no blazer'], noChips: [/^not .*blazer/i], chips: ['Office'] },
    ],
    [
      'ok the pink dress is fine',
      { event: 'wedding' },
      { before: ['wedding on saturday, not the pink dress'], noChips: [/^not/i] },
    ],
    [
      'actually black is ok',
      { event: 'party' },
      { before: ['party, no black'], noChips: [/^not/i] },
    ],
    [
      'something more casual',
      { event: 'date', dressiness: -1, refuses: [southRedDress, southHeels] },
      {
        before: ['date tonight', 'not the red dress', 'no heels either'],
        never: [southRedDress, heels],
        chips: ['Date', 'Easier'],
      },
    ],
    [
      'funeral on thursday',
      { event: 'funeral', aim: null, day: '2026-11-26' },
      { before: ['surprise me'], noChips: [/surprise/i] },
    ],
    [
      'easier please',
      { event: 'opera', dressiness: -1 },
      { before: ['opera'], chips: ['Opera', 'Easier'] },
    ],
    [
      'no skirts',
      { event: 'first-date', refuses: [skirts] },
      { before: ['first date'], never: [skirts], chips: ['First date', 'Not skirts'] },
    ],
    [
      'now brunch',
      { event: 'brunch' },
      { before: ['only black, gallery opening'], noChips: [/only black/i, /gallery/i] },
    ],
    [
      'office tomorrow',
      { event: 'office', highC: null },
      { before: ['wedding in july, 30 degrees'], noChips: [/wedding/i] },
    ],
    [
      'but it will rain',
      { event: 'office', isWet: true },
      { before: ['office, 12 degrees'], chips: ['Office'] },
    ],
    ['make it sexier', { event: 'dinner', needs: ['sexy'] }, { before: ['dinner with marco'] }],
    [
      'and for a wedding?',
      { event: ['wedding'] },
      { before: ["i'm pregnant, need a work outfit"], noChips: [/^office/i] },
    ],
    [
      'in blue',
      { event: 'brunch' },
      {
        before: ['brunch with the girls'],
        first: [
          {
            titles: [
              ...inColor(south, 'blue', /\bazul\b|ganga/i).titles!,
              ...inColor(south, 'navy', /azul-/i).titles!,
              ...inColor(south, 'sky', /azul-clara/i).titles!,
            ],
          },
        ],
      },
    ],
    [
      'in green instead',
      { event: 'brunch' },
      {
        before: ['brunch in blue'],
        noChips: [/blue/i],
        first: [
          {
            titles: [
              ...inColor(south, 'green', /verdes?\b/i).titles!,
              ...inColor(south, 'olive', /caqui/i).titles!,
            ],
          },
        ],
      },
    ],
    [
      'no sequins after all',
      { event: 'office-party' },
      { before: ['office party, with sequins'], never: [southSequins] },
    ],
    [
      "what if it's 15?",
      { event: 'picnic', highC: [13, 17] },
      { before: ['picnic, 25 degrees'], chips: ['Picnic'] },
    ],
    [
      'rather flat shoes',
      { event: 'party' },
      { before: ['party in heels'], never: [heels], noChips: [/^heels/i] },
    ],
    [
      'date is cancelled, just errands',
      { event: 'errands' },
      { before: ['nothing in red for the date'], noChips: [/red/i, /^date/i] },
    ],
    [
      'sem saltos',
      { event: 'dinner', refuses: [southHeels] },
      { before: ['jantar com amigos'], never: [heels] },
    ],
    [
      'with a skirt',
      { event: 'office', wants: [skirts] },
      { before: ['office, no jeans'], every: [skirts], never: [jeans] },
    ],
    [
      'thanks!! and for the gym?',
      { event: 'gym', wishes: 0 },
      { before: ['dinner in a red dress'], noChips: [/red dress/i], never: [southRedDress] },
    ],
    [
      'a dress please',
      { event: 'christening', wants: [dresses] },
      { before: ['christening on sunday'], every: [dresses], chips: ['Christening'] },
    ],
    [
      'but not the green one',
      { event: 'wedding', refuses: [{ titled: /verde/i }] },
      {
        before: ['wedding, a long dress'],
        never: [named('Vestido comprido verde')],
        chips: ['Wedding'],
      },
    ],
  ]),
  ...casesOf(kind, 'north', [
    [
      'and sunday?',
      { event: 'hike', day: '2026-11-29' },
      { before: ['hike on saturday, 8 degrees and rain'], chips: ['Hike'] },
    ],
    [
      'colder than that',
      { event: 'office' },
      { before: ['office, 10 degrees'], chips: ['Office'] },
    ],
    ['other shoes', { event: 'court' }, { before: ['court on monday'], chips: ['Court'] }],
    [
      'and the day after?',
      { event: 'conference', day: '2026-11-25' },
      { before: ['conference tomorrow'], chips: ['Conference'] },
    ],
    [
      'forget the trip. pub tonight',
      { event: 'pub', tripDays: null },
      { before: ['ski trip, 4 days'], noChips: [/ski/i] },
    ],
    [
      'ok with a tie then',
      { event: 'bank-interview', wants: [ties] },
      {
        before: ['interview at a bank', 'without a tie'],
        every: [ties],
        noChips: [/^not/i],
      },
    ],
    [
      'the navy one instead',
      { event: 'office', wants: [named('Navyblauer Anzug')] },
      {
        before: ['the grey suit for the office'],
        every: [named('Navyblauer Anzug')],
        never: [named('Grauer Anzug')],
      },
    ],
    [
      'start over',
      { event: null, wishes: 0 },
      { before: ['office, no suit'], noChips: [/office/i, /suit/i] },
    ],
    ['something else', { event: 'pub' }, { before: ['what do i wear to the pub'], chips: ['Pub'] }],
    [
      'show me more please',
      { event: 'smart-casual', refuses: [suits] },
      { before: ['smart casual', 'no suit'], never: [suits] },
    ],
    [
      'und abends ins theater?',
      { event: 'theater' },
      { before: ['bewerbungsgespräch morgen'], noChips: [/interview/i], chips: ['Theater'] },
    ],
    [
      'no sneakers though',
      { event: 'brunch', refuses: [sneakers], wants: [blazers] },
      { before: ['brunch with a blazer'], never: [sneakers], every: [blazers] },
    ],
  ]),
  ...casesOf(kind, 'any', [
    ['with a hat', { event: 'dog-walk', wants: [hats] }, { before: ['dog walk'], every: [hats] }],
    [
      'without the hat',
      { event: 'dog-walk', refuses: [hats] },
      { before: ['dog walk with a hat'], never: [hats], noChips: [/^hat/i] },
    ],
    [
      'hmm too dressy',
      { event: 'gallery', dressiness: -1 },
      { before: ['gallery opening'], chips: ['Gallery', 'Easier'] },
    ],
    [
      'keep the kilt, change the shoes',
      { event: 'pub', wants: [named('Pleated kilt')] },
      { before: ['pub with the kilt'], every: [named('Pleated kilt')] },
    ],
    [
      'boots are fine after all',
      { event: 'teaching' },
      { before: ['teaching, no boots'], noChips: [/^not/i] },
    ],
    [
      'pack for 3 days in seattle',
      { tripDays: 3 },
      { before: ['opera without the velvet dress'], noChips: [/opera/i, /velvet/i] },
    ],
    [
      'and no boots',
      { event: 'graduation', refuses: [boots, suits] },
      { before: ['graduation, no suit'], never: [boots, suits] },
    ],
  ]),
];
