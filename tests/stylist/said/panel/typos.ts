import type { SaidCase } from '../said-case.ts';
import { south } from '../south.ts';
import {
  blazers,
  boots,
  casesOf,
  dresses,
  inColor,
  jeans,
  named,
  northRough,
  scarves,
  skirts,
  sneakers,
  southHeels,
  southRough,
} from './cases.ts';

const kind = 'typos';

export const typoCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    [
      'job interveiw tomorrow',
      { event: 'job-interview', day: '2026-11-24' },
      { chips: ['Job interview (for “interveiw”)'], never: [southRough] },
    ],
    [
      'a freinds weding on saturday',
      { event: 'wedding', day: '2026-11-28' },
      { never: [southRough, jeans], chips: ['Wedding (for “weding”)'] },
    ],
    [
      'balck dress for dinner',
      {
        event: 'dinner',
        wants: [inColor(south, 'black', /preto/i, ['day-dress', 'evening-dress'])],
      },
      { every: [dresses] },
    ],
    ['bots and a skirt', { wants: [boots, skirts], wishes: 2 }, { every: [boots, skirts] }],
    ['no heals please', { refuses: [southHeels] }, { never: [{ kinds: ['heels'] }] }],
    [
      'vestido vermelo tonight',
      { wants: [named('Vestido vermelho')] },
      { every: [named('Vestido vermelho')] },
    ],
    [
      'botas castanas e calças de ganga',
      { wants: [named('Botas castanhas')] },
      { every: [named('Botas castanhas')] },
    ],
    ['brunhc with mum', { event: 'brunch' }, { chips: ['Brunch (for “brunhc”)'] }],
    [
      'somehting for the theater, no jens',
      { event: 'theater', refuses: [jeans] },
      { never: [jeans] },
    ],
    ['birtday party on friday', { event: ['birthday', 'party'], day: '2026-11-27' }],
    [
      'first dat with joao, no sneekers',
      { event: 'first-date', refuses: [sneakers] },
      { never: [sneakers] },
    ],
    ['cocktial party', { event: 'cocktail' }, { never: [southRough] }],
    [
      'camle coat please',
      { wants: [named('Casaco comprido camel')] },
      { every: [named('Casaco comprido camel')] },
    ],
    [
      'office tomorow with the pink blaser',
      { event: 'office', day: '2026-11-24', wants: [named('Blazer cor-de-rosa')] },
      { every: [named('Blazer cor-de-rosa')] },
    ],
    [
      'funral on wensday',
      { event: 'funeral', day: '2026-11-25' },
      { never: [named('Saltos vermelhos')] },
    ],
  ]),
  ...casesOf(kind, 'north', [
    [
      'a lether jaket for the pub',
      { event: 'pub', wants: [named('Schwarze Lederjacke')] },
      { every: [named('Schwarze Lederjacke')] },
    ],
    ['confrence on tuesday', { event: 'conference', day: '2026-11-24' }, { never: [northRough] }],
    [
      'marineblaur wollmantel',
      { wants: [named('Marineblauer Wollmantel')] },
      { every: [named('Marineblauer Wollmantel')] },
    ],
    [
      'hike on sunday in my wanderschue',
      { event: 'hike', wants: [named('Wanderschuhe')] },
      { every: [named('Wanderschuhe')] },
    ],
    [
      'navy trowsers',
      { wants: [{ kinds: ['trousers', 'chinos', 'jeans'] }], wishes: 1 },
      { every: [named('Dunkelblaue Bundfaltenhose', 'Jeans dunkelblau')] },
    ],
    [
      'norwegerpulover im pub',
      { event: 'pub', wants: [named('Norwegerpullover')] },
      { every: [named('Norwegerpullover')] },
    ],
    ['5 degress and rian, dog walk', { event: 'dog-walk', highC: [4, 6], isWet: true }],
    ['without the scraf', { refuses: [scarves] }, { never: [scarves] }],
  ]),
  ...casesOf(kind, 'any', [
    [
      'cream blazr for the museum',
      { event: 'museum', wants: [named('Cream blazer')] },
      { which: ['Cream blazer'] },
    ],
    [
      'opera tonihgt, my velvet dres',
      { event: 'opera', wants: [named('Black velvet dress')] },
      { every: [named('Black velvet dress')] },
    ],
    ['surprize me', { aim: 'surprise', wishes: 0 }, {}],
    [
      'pleeted kilt at the pub',
      { event: 'pub', wants: [named('Pleated kilt')] },
      { every: [named('Pleated kilt')] },
    ],
    ['gardning', { event: 'gardening' }, { chips: ['Gardening (for “gardning”)'] }],
    [
      'any blazer but the cream blazzer',
      { wants: [blazers], refuses: [named('Cream blazer')] },
      { never: [named('Cream blazer')], every: [blazers] },
    ],
  ]),
];
