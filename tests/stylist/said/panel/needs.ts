import type { SaidCase } from '../said-case.ts';
import { casesOf, dresses, heels, named, skirts, southHeels, southRough } from './cases.ts';

const kind = 'aims and needs';
const bareArms = { kinds: ['tank-top'] };
const minis = { kinds: ['mini-skirt'] };
const bareLegs = { kinds: ['mini-skirt', 'shorts'] };
const tight = named('Saia lápis preta', 'Top justo cinzento', 'Body preto');

export const needCases: SaidCase[] = [
  ...casesOf(kind, 'south', [
    ['surprise me', { aim: 'surprise', event: null, wishes: 0 }, { chips: ['Surprise me'] }],
    ['no idea, you choose', { aim: 'surprise', wishes: 0 }],
    ['what would you wear?', { aim: 'surprise', wishes: 0 }],
    [
      "something i haven't worn in ages",
      { aim: 'forgotten', wishes: 0 },
      { chips: ['Not worn in ages'], noChips: [/^not (?!worn)/i] },
    ],
    [
      'havent worn it in ages, show me forgotten stuff for brunch',
      { event: 'brunch', aim: 'forgotten' },
      { chips: ['Brunch', 'Not worn in ages'] },
    ],
    ['dig something out from the back of my closet', { aim: 'forgotten' }],
    [
      'date tonight, make it sexier',
      { event: 'date', needs: ['sexy'] },
      { chips: ['Date', 'Sexier'], never: [southRough] },
    ],
    ['something sexy but not too short', { needs: ['sexy'] }, { never: [minis] }],
    ['like yesterday but warmer', { event: null }, { noChips: [/^warm colou?rs/i] }],
    [
      'which shoes go with the red dress',
      { wants: [named('Vestido vermelho')] },
      { every: [named('Vestido vermelho'), { kinds: ['shoes'] }] },
    ],
    [
      'what bag to the pink wedding guest dress',
      { wants: [named('Vestido de convidada rosa')] },
      { every: [named('Vestido de convidada rosa')] },
    ],
    [
      'my arms have to be covered, visiting a mosque',
      { needs: ['covered-arms'] },
      { chips: ['Covered arms'], never: [bareArms] },
    ],
    [
      'church with covered shoulders and knees',
      { event: 'church' },
      { never: [bareArms, bareLegs] },
    ],
    [
      'i dress modestly, something for dinner',
      { event: 'dinner', needs: ['modest'] },
      { chips: ['Dinner', 'Modest'], never: [bareArms, bareLegs] },
    ],
    [
      'modest outfit for a wedding',
      { event: 'wedding', needs: ['modest'] },
      { never: [bareArms, bareLegs], chips: ['Wedding', 'Modest'] },
    ],
    [
      "i'm 6 months pregnant, office",
      { event: 'office', needs: ['pregnant'] },
      { chips: ['Office', 'Pregnant'], never: [tight] },
    ],
    [
      'baby bump is showing, something comfy',
      { needs: ['pregnant', 'comfortable'] },
      { never: [tight] },
    ],
    [
      'something comfortable please',
      { needs: ['comfortable'], event: null, wishes: 0 },
      { chips: ['Comfortable'], never: [heels] },
    ],
    ['cozy and soft, hungover 🙃', { needs: ['comfortable'] }, { never: [heels] }],
    ['no heels', { refuses: [southHeels], wishes: 1 }, { never: [heels], chips: ['Not heels'] }],
    [
      'flat shoes, i will be on my feet all day',
      { needs: ['on-foot'] },
      { never: [heels], chips: ['On foot'] },
    ],
    ['walking all day in porto', { needs: ['on-foot'] }, { never: [heels] }],
    [
      'still breastfeeding, dinner tonight',
      { event: 'dinner', needs: ['nursing'] },
      { chips: ['Dinner', 'Nursing'] },
    ],
    ['i am nursing, something for the christening', { event: 'christening', needs: ['nursing'] }],
    [
      'sitting all day at a conference',
      { event: 'conference', needs: ['sitting'] },
      { chips: ['Conference', 'Sitting all day'] },
    ],
    ['i want to look like i tried', {}, { noChips: [/^not/i] }],
    [
      'legs covered please, dinner',
      { event: 'dinner', needs: ['covered-legs'] },
      { never: [bareLegs] },
    ],
    [
      'more elegant for the birthday',
      { event: 'birthday', dressiness: 1 },
      { chips: ['Birthday', 'Dressier'] },
    ],
    ['something low key for the party', { event: 'party', dressiness: -1 }],
    ['long sleeves, pls, tattoo is healing', { event: null }, { never: [bareArms] }],
    ['boho look for a festival', { event: 'festival', manner: 'bohemian' }],
    [
      'something minimalist for a gallery',
      { event: 'gallery', manner: 'minimal' },
      { chips: ['Gallery'] },
    ],
  ]),
  ...casesOf(kind, 'north', [
    ['something i have not worn for a month', { restDays: 28, wishes: 0 }],
    [
      'not what i wore last week, office',
      { event: 'office', restDays: 7 },
      { never: [named('Weiße Sneaker', 'Jeans dunkelblau')] },
    ],
    ['12 hours of sitting in meetings, business', { event: 'business', needs: ['sitting'] }],
    [
      'i will be on foot all day, museum',
      { event: 'museum', needs: ['on-foot'] },
      { chips: ['Museum', 'On foot'], never: [named('Lackschuhe')] },
    ],
    ['what would you put on for the theater', { event: 'theater' }, { chips: ['Theater'] }],
    ['pick something for me, pub', { event: 'pub', wishes: 0 }],
    ['show me bright colors', { mood: 'bright', wishes: 0 }],
    ['everything in one color', { mood: 'one-color', wishes: 0 }],
    ['neutral colors for the conference', { event: 'conference', mood: 'neutral' }],
  ]),
  ...casesOf(kind, 'any', [
    [
      'covered arms for the gala',
      { event: 'gala', needs: ['covered-arms'] },
      { chips: ['Gala', 'Covered arms'] },
    ],
    ['something old i forgot about', { aim: 'forgotten' }],
    [
      'surprise me but no skirts or dresses',
      { aim: 'surprise', refuses: [skirts, dresses] },
      { chips: ['Surprise me'], never: [skirts, dresses] },
    ],
    [
      'on my feet from 8 to 5, teaching',
      { event: 'teaching', needs: ['on-foot'] },
      { never: [heels] },
    ],
    [
      'comfy but presentable, parents evening',
      { event: 'parents-evening', needs: ['comfortable'] },
      { chips: ['Parents’ evening', 'Comfortable'], never: [heels] },
    ],
    ['in my own colors', { mood: 'own', wishes: 0 }],
  ]),
];
