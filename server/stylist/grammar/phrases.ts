import type { ColorMood } from '#contract/rules/stylist.ts';
import type { Occasion } from '../request.ts';

/** How a day feels, in words. */
export type Feel = 'freezing' | 'cold' | 'cool' | 'mild' | 'warm' | 'hot';

/** The wishes of a phrase. */
export interface Asked {
  occasion?: Occasion;
  dressiness?: -1 | 0 | 1;
  mood?: ColorMood;
  feel?: Feel;
  isWet?: boolean;
  /** Days within which what was worn is not wanted. */
  restDays?: number;
}

/** Phrases, apart by commas, with what they ask for. The longest that fits is meant, so their order is free. */
export const phrases: readonly (readonly [words: string, asked: Asked])[] = [
  [
    'work, the office, office, meeting, school run, teaching, co-workers, colleagues',
    { occasion: 'Work' },
  ],
  [
    'business, interview, job interview, presentation, conference, client, board meeting, court',
    { occasion: 'Business' },
  ],
  [
    'evening out, dinner, dinner out, restaurant, theater, theatre, opera, concert, gallery, gallery opening, exhibition, vernissage, cocktails, tonight, night out',
    { occasion: 'Evening' },
  ],
  [
    'gala, black tie, ball, prom, formal, formal dinner, ceremony, graduation, award, awards',
    { occasion: 'Formal' },
  ],
  ['funeral, memorial, wake', { occasion: 'Formal', mood: 'dark' }],
  [
    'wedding, weddings, wedding guest, bridesmaid, christening, baptism, engagement party',
    { occasion: 'Wedding' },
  ],
  ['date, date night, first date, romantic dinner, anniversary', { occasion: 'Date' }],
  [
    'party, birthday, birthday party, holiday party, club, clubbing, dancing, new year’s eve, new years eve, christmas party, bar, drinks',
    { occasion: 'Party' },
  ],
  [
    'travel, traveling, travelling, flight, flying, plane, train, airport, road trip, day trip, travel light, sightseeing, walking, walking around, lots of walking, long drive',
    { occasion: 'Travel' },
  ],
  [
    'hike, hiking, camping, mountains, the woods, forest, dog walk, walk the dog, long walk, gardening, outdoors, outside, picnic, festival',
    { occasion: 'Outdoors' },
  ],
  [
    'gym, the gym, workout, training, run, running, jogging, yoga, pilates, tennis, sport, sports, cycling',
    { occasion: 'Sport' },
  ],
  ['beach, the beach, pool, seaside, swimming, boat', { occasion: 'Beach' }],
  [
    'home, at home, staying in, lazy day, sofa, couch, home office, working from home',
    { occasion: 'Home' },
  ],
  [
    'everyday, ordinary day, errands, school, brunch, lunch, coffee, shopping, museum, visit, family, friends, playground, casual day',
    { occasion: 'Everyday' },
  ],
  [
    'casual, relaxed, easy, simple, comfortable, comfy, not too dressed up, not too formal, not too fancy, nothing fancy, nothing too fancy, not dressed up, not formal, dressed down, laid back',
    { dressiness: -1 },
  ],
  [
    'dressy, dressed up, elegant, smart, chic, fancy, formal looking, polished, sharp, dress up, not too casual, not casual',
    { dressiness: 1 },
  ],
  [
    'neutral, neutrals, neutral colors, neutral colours, earthy, muted, beige tones',
    { mood: 'neutral' },
  ],
  [
    'bright, bright colors, bright colours, colorful, colourful, bold colors, bold colours, vivid',
    { mood: 'bright' },
  ],
  ['dark, dark colors, dark colours, moody', { mood: 'dark' }],
  ['light colors, light colours, pastel, pastels, pale, pale colors', { mood: 'light' }],
  ['warm colors, warm colours, warm tones', { mood: 'warm' }],
  ['cool colors, cool colours, cool tones, cold colors', { mood: 'cool' }],
  [
    'my colors, my colours, in my colors, in my colours, with my colors, with my colours, my own colors, my own colours, in my own colors, in my own colours, my palette, in my palette, from my palette, my shades, in my shades, my season, in my season, colors that suit me, colours that suit me',
    { mood: 'own' },
  ],
  ['one color, one colour, monochrome, tonal, tone on tone, head to toe', { mood: 'one-color' }],
  [
    'freezing, freezing cold, frost, frosty, icy, below zero, minus, very cold',
    { feel: 'freezing' },
  ],
  [
    'warm, cold, winter, wintry, cold day, cold outside, get cold, keep me warm, something warm, warm clothes, warmly, be warm, stay warm, to be warm, keep warm, cosy, cozy',
    { feel: 'cold' },
  ],
  ['warmer, something warmer, too cold, not so cold, not so thin', { feel: 'cold' }],
  [
    'cooler, lighter, something lighter, less warm, too warm, too hot, not so warm',
    { feel: 'warm' },
  ],
  [
    'chilly, cool day, cool weather, windy, autumn, fall day, cool evening, breezy',
    { feel: 'cool' },
  ],
  ['mild, spring, spring day, mild day', { feel: 'mild' }],
  [
    'warm day, warm weather, warm outside, it is warm, it’s warm, it is warm outside, it’s warm outside, sunny, summer day, warm evening',
    { feel: 'warm' },
  ],
  [
    'hot, very hot, heat, heatwave, heat wave, hot day, summer, scorching, boiling, tropical',
    { feel: 'hot' },
  ],
  [
    'rain, rains, rained, rainy, raining, rainy day, wet, drizzle, drizzles, drizzling, drizzly, shower, showers, storm, stormy, pouring, umbrella, puddles, monsoon',
    { isWet: true },
  ],
  ['snow, snows, snowed, snowy, snowing, sleet', { isWet: true, feel: 'freezing' }],
  [
    'not worn lately, haven’t worn lately, havent worn lately, have not worn lately, not worn recently, haven’t worn recently, something different, something new, something else, forgotten',
    { restDays: 14 },
  ],
  [
    'not worn this week, haven’t worn this week, nothing i wore this week, not from this week',
    { restDays: 7 },
  ],
  ['not yesterday’s, not what i wore yesterday, nothing from yesterday', { restDays: 1 }],
];

/** Words that turn what follows into what is not wanted. */
export const negators = [
  'not',
  'no',
  'without',
  'except',
  'never',
  'no more',
  'not in',
  'not the',
  'not my',
  'nothing',
  'dont want',
  'don’t want',
  'do not want',
  'avoid',
  'skip',
  'leave out',
  'anything but',
  'hate',
  'instead of',
  'not wearing',
  'rather not',
];

/** Words that turn what follows into what is to be there. */
export const includers = [
  'with',
  'with my',
  'wear',
  'wearing',
  'around',
  'using',
  'use',
  'build on',
  'based on',
  'my',
  'in my',
  'plus',
  'to go with',
  'goes with',
  'go with',
  'matching',
  'match',
  'including',
  'include',
  'keep',
  'must have',
];

/** Words that say nothing by themselves. */
export const fillers = new Set(
  'how why lovely nice great good perfect wonderful beautiful a an the this that these those to too for of on at in into is are am be been being was it its i im i’m me my mine we us our you your lola please some something anything someone somebody what which who should shall can could may might would will wanna want need needs like love have having has had get gets got make makes going go goes gonna do does done look looks looking outfit outfits look dress-up clothes clothing piece pieces thing things idea ideas suggest suggestion suggestions show give pick choose find help dressed dressing and or but so as if then also just maybe really very quite bit little lot mostly probably day days morning afternoon evening night today tonight now later soon about around from by up out there here when where while because since weather outside again still more most else other another all day-to-day time wear wearing with plan planning put on off let lets hello hi hey thanks thank tomorrow next week weekend next add instead leaving clients lots only one ones'.split(
    ' ',
  ),
);

/** Words after which a phrase about garments is over. */
export const enders = new Set('for because since at to but so when while if on'.split(' '));
