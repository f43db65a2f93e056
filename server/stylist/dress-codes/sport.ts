import type { DressCode } from './dress-code.ts';

/*
 * What each sport is played in is custom. See also "Sportswear", "Ski suit" and "Cycling shorts", Wikipedia
 * (https://en.wikipedia.org/wiki/Sportswear, https://en.wikipedia.org/wiki/Ski_suit,
 * https://en.wikipedia.org/wiki/Cycling_shorts).
 */

/** Never where one sweats. */
const never =
  'heels, loafers, lace-ups, flats, boots, ankle-boots, sandals, slip-ons, clutch, shoulder-bag, tote, briefcase, jeans, trousers, chinos, blazer, suit, coat, trench-coat, leather-jacket, denim-jacket, mini-skirt, midi-skirt, maxi-skirt, blouse, shirt, day-dress, shirt-dress, knit-dress, evening-dress, jumpsuit, overalls, tie, belt, jewelry, sweater, cardigan, scarf, denim, silk, cargo, hosiery, polo-shirt, crossbody-bag, parka, cape';
/** The same without some kinds. */
const neverBut = (...kinds: readonly string[]): string =>
  never
    .split(', ')
    .filter((kind) => !kinds.includes(kind))
    .join(', ');
const sporty = { sporty: 1, outdoor: 0.3 };
const formality = { from: 0, best: 0.04, to: 0.3 };
const tops = 'sports-top, t-shirt, tank-top';

export const sport = {
  ski: {
    formality: { from: 0, best: 0.06, to: 0.45 },
    manner: { sporty: 1, outdoor: 1 },
    first:
      'skiwear, ski jacket, ski pant, ski glove, ski goggle, base layer, thermal, fleece, snow boot, ski boot, ski sock',
    right:
      'puffer, parka, long-sleeve, sports-top, sweater, turtleneck, leggings, beanie, gloves, mitten, scarf, raincoat, hiking boot, backpack, goggle, sunglasses, vest, hoodie, jacket, windbreaker, neck warmer',
    tolerated:
      'boots, sweatshirt, t-shirt, sports-bottom, hiking trouser, hiking pant, cap, sweatpants, bomber, hosiery, sneakers, ankle-boots',
    never: neverBut(
      'boots',
      'ankle-boots',
      'sweater',
      'scarf',
      'parka',
      'hosiery',
      'cardigan',
    ).concat(
      ', shorts, swimwear, running short, denim, silk scarf, sun hat, straw hat, silk, knee boot, riding boot, cowboy boot, rain boot, lace up boot, combat boot',
    ),
    finish: 'gloves, mitten, beanie, goggle, ski goggle',
  },
  yoga: {
    formality,
    manner: { sporty: 1, relaxed: 0.6 },
    first: 'leggings, yoga pant, yoga top, sports bra, yoga legging',
    right:
      'sports-top, sports-bottom, tank-top, t-shirt, sweatpants, sneakers, yoga bag, gym bag, long-sleeve, flip flop, barefoot shoe, jacket, windbreaker, fleece',
    tolerated: 'running top, shorts, travel-bag, backpack, cap, slip-ons, bodysuit, puffer',
    never: neverBut('slip-ons').concat(
      ', swimwear, skiwear, running short, football boot, hiking boot, hoodie, sweatshirt, canvas sneaker, converse, all star, chuck taylor, high top, platform sneaker, graphic tee, band tee',
    ),
    finish: 'yoga bag, gym bag, backpack',
  },
  run: {
    formality,
    manner: sporty,
    first:
      'running shoe, running short, running top, running tight, sports-top, sports-bottom, running jacket',
    right: `${tops}, leggings, shorts, windbreaker, cap, sneakers, trail shoe, sports watch, fitness tracker, long-sleeve, belt bag, base layer, gloves, beanie, headband`,
    tolerated: 'sweatpants, hoodie, sweatshirt, jacket, vest, sunglasses, smart watch, fleece',
    never: `${never}, backpack, swimwear, skiwear, puffer, hiking boot, football boot, high top, canvas sneaker, converse, all star, chuck taylor, cowboy boot, platform sneaker`,
    finish: 'cap, sports watch, fitness tracker, smart watch, sunglasses',
  },
  gym: {
    formality,
    manner: sporty,
    first: 'training shoe, running shoe, gym shoe, sports-top, sports-bottom, gym bag, sports bag',
    right: `${tops}, leggings, shorts, sweatpants, sneakers, hoodie, sweatshirt, travel-bag, cap, backpack, smart watch, fitness tracker, headband`,
    tolerated: 'long-sleeve, jacket, windbreaker, sports watch, puffer, bomber, bodysuit, fleece',
    never: `${never}, swimwear, skiwear, hiking boot, football boot, sun hat, platform sneaker`,
    finish: 'gym bag, sports bag, duffel, weekender, backpack, cap',
  },
  swim: {
    formality: { from: 0, best: 0.02, to: 0.36 },
    manner: { beach: 1, sporty: 0.7 },
    first: 'swimwear, swim short, flip flop, pool slide, rash guard, swim cap, goggle',
    right:
      'sandals, cover up, beach bag, gym bag, sports bag, tote, sun hat, straw hat, sunglasses, slip-ons, robe, sarong',
    tolerated: 'sneakers, travel-bag, backpack, cap, kimono',
    // One swims in nothing else.
    never: neverBut('sandals', 'slip-ons', 'tote').concat(
      ', skiwear, hiking boot, leggings, puffer, gloves, football boot, t-shirt, tank-top, shorts, sweatpants, hoodie, sweatshirt, sports-top, sports-bottom, long-sleeve, bodysuit',
    ),
    finish: 'sunglasses, sun hat, straw hat, beach bag, gym bag',
  },
  tennis: {
    formality: { from: 0, best: 0.08, to: 0.4 },
    manner: { sporty: 1, preppy: 0.8 },
    first: 'tennis skirt, tennis dress, tennis shoe, tennis short, tennis shirt, skort, polo-shirt',
    right: `${tops}, shorts, sports-bottom, sneakers, training shoe, cap, visor, headband, sweatshirt, gym bag, sports bag, travel-bag, sweater vest`,
    tolerated:
      'leggings, sweatpants, hoodie, jacket, windbreaker, backpack, long-sleeve, sunglasses, sports watch, smart watch, cardigan, bomber',
    never: neverBut('mini-skirt', 'polo-shirt', 'cardigan', 'day-dress').concat(
      ', swimwear, skiwear, hiking boot, football boot, denim skirt, boxy, leather skirt, sundress, platform sneaker',
    ),
    colors: { right: 'white, cream, navy, sky' },
    finish: 'cap, visor, headband, gym bag, sports bag',
  },
  cycling: {
    formality: { from: 0, best: 0.08, to: 0.42 },
    manner: { sporty: 1, outdoor: 0.6 },
    first:
      'cycling jersey, cycling short, bib short, bike short, biker short, cycling shoe, windbreaker, cycling jacket',
    right: `${tops}, leggings, sports-bottom, shorts, sneakers, running shoe, raincoat, long-sleeve, gloves, backpack, belt bag, sunglasses, base layer, cap, vest`,
    tolerated:
      'sweatpants, hoodie, sweatshirt, jacket, fleece, beanie, puffer, smart watch, sports watch, bomber',
    never: `${never}, swimwear, skiwear, wide leg, maxi dress, flip flop, hiking boot, football boot, platform sneaker`,
    finish: 'gloves, sunglasses, belt bag, backpack',
  },
  'ball-game': {
    formality,
    manner: { sporty: 1, street: 0.3 },
    first:
      'football boot, football shirt, basketball jersey, basketball shoe, sports-top, sports-bottom, gym short',
    right: `${tops}, shorts, sneakers, running shoe, training shoe, sweatpants, leggings, hoodie, sweatshirt, gym bag, sports bag, travel-bag, cap, headband, windbreaker`,
    tolerated:
      'long-sleeve, jacket, backpack, bomber, polo-shirt, beanie, gloves, fleece, puffer, sports watch',
    never: neverBut('polo-shirt').concat(
      ', swimwear, skiwear, hiking boot, canvas sneaker, platform sneaker',
    ),
    finish: 'gym bag, sports bag, cap',
  },
} as const satisfies Record<string, DressCode>;
