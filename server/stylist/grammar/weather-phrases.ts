import type { PhraseTable } from './asked.ts';

/** How people speak of the weather, and of being warm enough. */
export const weatherPhrases: PhraseTable = [
  [
    `freezing, freezing cold, freezing outside, frost, frosty, icy, ice cold, ice, below zero, minus degrees, very cold, bitterly cold, bitter cold, so cold, really cold,
    arctic, polar, ice on the roads, sub zero, subzero, biting cold`,
    { feel: 'freezing' },
  ],
  [
    `cold, winter, wintry, cold day, cold outside, cold weather, it is cold, its cold, cold evening, cold morning, cold wind, winter day, get cold, i get cold, i always get cold, i freeze easily, i am always cold, im always cold,
    i am cold, im cold, i feel cold, feel the cold, always freezing, keep me warm, something warm, warm, warm clothes, warmly, be warm, stay warm, to be warm, keep warm, keeps me warm, keep warm in,
    warm enough, cosy, cozy, something cozy, something cosy, snug, bundle up, bundled up, wrapped up, wrap up warm, warm and cozy, cold out, cold in the office, air conditioning, the ac is on, ac is freezing`,
    { feel: 'cold' },
  ],
  [
    'warmer, something warmer, a bit warmer, too cold, not so cold, not so thin, not warm enough, more warm, warmer please, a little warmer',
    { feel: 'cold' },
  ],
  [
    'cooler, lighter, something lighter, less warm, too warm, too hot, not so warm, not too warm, a bit lighter, a bit cooler, something cooler, not that warm, airier, airy, something airy, breathable',
    { feel: 'warm' },
  ],
  [
    'chilly, cool day, cool weather, windy, wind, a lot of wind, very windy, strong wind, gusty, autumn, autumn day, fall day, in the fall, this fall, fall weather, cool evening, breezy, breeze, draughty, drafty, fresh outside, fog, foggy, misty, overcast, cloudy, grey day, crisp, nippy',
    { feel: 'cool' },
  ],
  [
    'mild, spring, spring day, mild day, mild weather, spring weather, mild evening, fairly mild',
    { feel: 'mild' },
  ],
  [
    `warm day, warm weather, warm outside, it is warm, its warm, it is warm outside, its warm outside, warm evening, warm night, summer day, summery, summer evening, nice and warm outside, warm out, lukewarm, balmy`,
    { feel: 'warm' },
  ],
  [
    'hot, very hot, so hot, really hot, heat, the heat, heatwave, heat wave, hot day, hot weather, summer, summer heat, scorching, boiling, tropical, sweltering, muggy, humid, sticky, hot outside, it is hot, its hot, roasting, melting, blazing, i sweat, sweating, i sweat a lot, high summer, midsummer',
    { feel: 'hot' },
  ],
  [
    'sun, sunny, sunshine, the sun, in the sun, blue sky, clear sky, sunny day, sunny weather, sun is out, the sun is out, bright sun, sunny outside',
    { isSunny: true },
  ],
  [
    `rain, the rain, rains, rained, rainy, raining, rainy day, wet, wet outside, drizzle, drizzles, drizzling, drizzly, shower, showers, rain shower, rain showers, storm, stormy, a storm, thunderstorm, thunder, pouring, pouring down,
    pouring rain, pours, pouring with rain, bucketing, bucketing down, raining cats and dogs, umbrella, puddles, monsoon, hail, damp, chance of rain, might rain, heavy rain, soaking, wet weather, downpour, rain all day`,
    { isWet: true },
  ],
  [
    'cold rain, freezing rain, cold and wet, wet and cold, icy rain, cold and rainy, rainy and cold',
    { isWet: true, feel: 'cold' },
  ],
  [
    'snow, snows, snowed, snowy, snowing, sleet, slush, blizzard, snowfall, snow day, snowstorm, snow outside, deep snow',
    { isWet: true, feel: 'freezing' },
  ],
  [
    'dry, no rain, not raining, it is not raining, isnt raining, wont rain, stays dry, without rain, dry weather, no snow',
    {},
  ],
];
