import type { SaidCase } from '../said-case.ts';
import { casesOf, named, scarves, sneakers, southHeels } from './cases.ts';

const kind = 'weather';
const warmCoats = {
  kinds: ['coat', 'parka', 'puffer', 'trench-coat', 'skiwear'],
};
const anyOuter = {
  kinds: [
    ...['coat', 'parka', 'puffer', 'trench-coat', 'jacket', 'leather-jacket', 'denim-jacket'],
    ...['bomber', 'cape'],
  ],
};
const winter = { kinds: ['coat', 'parka', 'puffer', 'gloves'] };
const bare = { kinds: ['shorts', 'sandals'] };
const northRain = named(
  ...['Friesennerz', 'Regenjacke dunkelblau', 'Hardshelljacke', 'Segeljacke'],
  ...['Barbour Wachsjacke', 'Parka dunkelgrün', 'Softshelljacke schwarz', 'Trenchcoat beige'],
);
const anyRain = named('Rain or Shine jacket', 'Rain shell', 'Trench', 'Snow parka');
const anyBoots = { kinds: ['boots', 'ankle-boots'] };

export const weatherCases: SaidCase[] = [
  ...casesOf(kind, 'north', [
    ['28 degrees', { highC: [27, 29], event: null, wishes: 0 }, { never: [winter] }],
    ['office, 5 °C', { event: 'office', highC: [4, 6] }, { first: [anyOuter], never: [bare] }],
    [
      'dog walk at zero',
      { event: 'dog-walk', highC: [-1, 1] },
      { first: [anyOuter], never: [bare] },
    ],
    [
      '-5 tomorrow, office',
      { event: 'office', highC: [-6, -4], day: '2026-11-24' },
      { first: [warmCoats], never: [bare] },
    ],
    [
      'minus 5 and i have to walk to the pub',
      { event: 'pub', highC: [-6, -4] },
      { first: [anyOuter], never: [bare] },
    ],
    [
      '3 degrees and rain',
      { highC: [2, 4], isWet: true },
      {
        first: [northRain],
        never: [bare],
      },
    ],
    [
      'cold and pouring, walking the dog',
      { event: 'dog-walk', isWet: true },
      { first: [northRain, anyBoots], never: [bare] },
    ],
    [
      'brunch in july, 28 degrees',
      { event: 'brunch', highC: [27, 29], day: null },
      { never: [winter] },
    ],
    ['stadium in november', { event: 'match', day: null }, { first: [anyOuter], never: [bare] }],
    ['28 outdoors, garden party', { event: 'garden-party', highC: [27, 29] }, { never: [winter] }],
    [
      "it's pouring and i have to get to the office",
      { event: 'office', isWet: true },
      { never: [bare] },
    ],
    [
      'snow tomorrow, errands',
      { event: 'errands', day: '2026-11-24', isWet: true },
      { never: [bare] },
    ],
    [
      'heat wave, 36 degrees in the office',
      { event: 'office', highC: [35, 37] },
      { never: [winter, { kinds: ['sweater'] }] },
    ],
    ['windy and 10 degrees, sailing', { event: 'sailing', highC: [9, 11] }, { never: [bare] }],
    ['no forecast for today?', { highC: null, wishes: 0, event: null }],
    ['12 grad und regen', { highC: [11, 13], isWet: true }, { never: [bare] }],
    ['between 2 and 7 degrees, museum', { event: 'museum', highC: [6, 8] }, { never: [bare] }],
    [
      '15-20 degrees, picnic',
      { event: 'picnic', highC: [19, 21] },
      { never: [{ kinds: ['puffer'] }] },
    ],
    ['freezing outside, office', { event: 'office' }, { first: [anyOuter], never: [bare] }],
  ]),
  ...casesOf(kind, 'south', [
    [
      'sunny and 22, brunch',
      { event: 'brunch', highC: [21, 23], isWet: false },
      { never: [named('Kispo preto', 'Kispo curto lilás', 'Galochas verdes')] },
    ],
    ['10 degrees and drizzle', { highC: [9, 11], isWet: true }, { never: [bare] }],
    ['it will be boiling hot at the festival', { event: 'festival' }, { never: [winter] }],
    ['32C beach', { event: 'beach', highC: [31, 33] }, { never: [winter, { kinds: ['boots'] }] }],
    ['18 graus e chuva', { highC: [17, 19], isWet: true }],
    [
      'rain all day, office, no heels obviously',
      { event: 'office', isWet: true, refuses: [southHeels] },
      { never: [{ kinds: ['heels'] }] },
    ],
    [
      'dry but cold, 6 degrees, dinner',
      { event: 'dinner', highC: [5, 7], isWet: false },
      { first: [anyOuter], never: [bare] },
    ],
    [
      'warm evening, 24 degrees, dinner outside',
      { event: 'dinner', highC: [23, 25] },
      { never: [winter] },
    ],
  ]),
  ...casesOf(kind, 'south', [
    ['brunch', { event: 'brunch', highC: null }, { today: '2026-07-13', never: [winter] }],
    [
      'office tomorrow',
      { event: 'office', day: '2026-07-14', highC: null },
      { today: '2026-07-13', never: [winter, { kinds: ['boots'] }] },
    ],
    [
      'dinner outside in january, 4 degrees',
      { event: 'dinner', highC: [3, 5], day: null },
      { today: '2026-07-13', first: [anyOuter], never: [bare] },
    ],
  ]),
  ...casesOf(kind, 'any', [
    ['45 and raining', { highC: [6, 9], isWet: true }, { first: [anyRain], never: [bare] }],
    [
      '95 degrees, farmers market',
      { highC: [34, 36] },
      { never: [winter, { kinds: ['sweater'] }] },
    ],
    [
      '20°F and snow, teaching',
      { event: 'teaching', highC: [-8, -5], isWet: true },
      { first: [anyOuter], never: [bare] },
    ],
    ['30 f dog walk', { event: 'dog-walk', highC: [-2, 0] }, { first: [anyOuter], never: [bare] }],
    [
      '20 celsius picnic',
      { event: 'picnic', highC: [19, 21] },
      { never: [{ kinds: ['puffer', 'parka'] }] },
    ],
    [
      'in the 50s with wind, hike',
      { event: 'hike', highC: [9, 16] },
      { never: [{ kinds: ['sandals'] }] },
    ],
    ['thunderstorm, running errands', { event: 'errands', isWet: true }, { never: [bare] }],
    [
      'cold rain, school run',
      { event: 'school-run', isWet: true },
      { first: [anyRain, anyBoots], never: [bare] },
    ],
    [
      'no rain today, white sneakers?',
      { isWet: false, wants: [named('White sneakers')] },
      { every: [sneakers] },
    ],
    [
      'chilly, a scarf would be good, museum',
      { event: 'museum', wants: [scarves] },
      { every: [scarves] },
    ],
  ]),
];
