import type { DressCode } from './dress-code.ts';
import { bare, eveningDress, undressed, workBags } from './kinds.ts';

/*
 * Sources: "Do Dress Codes Matter?", Debrett's (https://debretts.com/do-dress-codes-matter);
 * "Attire Guide: Dress Codes from Casual to White Tie", The Emily Post Institute
 * (https://emilypost.com/advice/attire-guide-dress-codes-from-casual-to-white-tie);
 * "Dress code" of the Swedish funeral guide Fridbegravning (http://www.fridbegravning.se/). See also "Morning dress",
 * Wikipedia (https://en.wikipedia.org/wiki/Morning_dress).
 */

const ceremony = `${undressed}, ${eveningDress}, ${workBags}, jeans, shorts, t-shirt, tank-top, sneakers, denim, sandals, slip-ons, bomber, parka, sundress, beach dress, t shirt dress, beach bag, bucket hat, work boot, combat boot, leather-jacket, travel-bag, leather pant`;
const guests =
  'day-dress, evening-dress, jumpsuit, suit, blouse, midi-skirt, maxi-skirt, heels, heeled sandal, flats, lace-ups, loafers, clutch, blazer, tie, bow tie, shirt, trousers, waistcoat, jewelry, fascinator, cocktail dress, coat, trench-coat, camisole, cami, pocket square, watch, hosiery, shirt-dress, cape, shoulder-bag, cardigan';
const ofWhite = 'wedding dress, bridal';
/** White is the bride's. */
const bridal = [
  {
    kinds: 'day-dress, evening-dress, shirt-dress, knit-dress, jumpsuit, maxi-skirt',
    colors: 'white, cream',
  },
];
/** By day, in summer, a black bow tie or a black shirt is a waiter's. */
const byDay = [...bridal, { kinds: 'bow tie, bowtie, shirt', colors: 'black' }];
/** At a funeral a shirt may be light; what is over it is dark. */
const mourning = [
  {
    kinds:
      'coat, trench-coat, cape, jacket, blazer, suit, trousers, chinos, midi-skirt, maxi-skirt, day-dress, shirt-dress, knit-dress, sweater, cardigan, scarf, gloves, belt',
    colors: 'white, cream, beige, camel, brown, olive, sky, blue, burgundy',
  },
];
/** A plain black necktie is for mourning. */
const mourningTie = 'black tie';

export const ceremonies = {
  church: {
    formality: { from: 0.25, best: 0.5, to: 0.85 },
    manner: { classic: 1, minimal: 0.5, romantic: 0.4 },
    first: 'suit, blazer, day-dress, shirt-dress, midi-skirt',
    right:
      'shirt, blouse, trousers, chinos, sweater, cardigan, knit-dress, maxi-skirt, flats, loafers, lace-ups, heels, ankle-boots, coat, trench-coat, shoulder-bag, tie, hosiery, watch, turtleneck, scarf, silk scarf, waistcoat',
    tolerated:
      'polo-shirt, jeans, tote, crossbody-bag, boots, jumpsuit, hat, gloves, jacket, belt, jewelry, clutch, long-sleeve, sneakers, parka, puffer, boat shoe, deck shoe',
    never: `${bare}, ${eveningDress}, slipper, hiking trouser, shorts, mini-skirt, sports-top, sports-bottom, leggings, sweatpants, swimwear, skiwear, running shoe, hoodie, graphic tee, ripped, distressed, cargo, flip flop, sequin, mini dress, bodycon dress, cap, cocktail dress, camo, slip dress`,
    patterns: { never: 'graphic' },
    traits: ['short', 'sheer', 'low-cut'],
    coversShoulders: true,
    finish: 'shoulder-bag, watch, tie, hosiery',
  },
  funeral: {
    formality: { from: 0.34, best: 0.66, to: 0.9 },
    manner: { classic: 1, minimal: 0.8 },
    first: 'suit, coat, lace-ups, sheath dress, black tie',
    right:
      'shirt, blouse, trousers, blazer, day-dress, shirt-dress, knit-dress, midi-skirt, maxi-skirt, flats, loafers, heels, ankle-boots, tie, shoulder-bag, hosiery, gloves, scarf, trench-coat, jumpsuit, cardigan, watch, belt, waistcoat',
    tolerated:
      'sweater, turtleneck, evening-dress, chinos, long-sleeve, boots, hat, tote, crossbody-bag, jacket, pearl, silk scarf, cape',
    never: `${ceremony}, ${bare}, sequin, sequined, metallic, glitter, lurex, shimmer, sparkle, rhinestone, patent, iridescent, fascinator, straw hat, sun hat, bow tie, statement necklace, statement earring, hoop earring, mini-skirt, cocktail dress, mini dress, bodycon dress, slip dress, polo-shirt, hawaiian shirt, stiletto, straw bag, tulle, animal print, boat shoe, deck shoe, espadrille, chore coat, chore jacket, rain jacket, sailing jacket, fleece, windbreaker, duffle coat, duffel coat, toggle coat, clutch`,
    colors: {
      right: 'black, charcoal, navy',
      never: 'red, orange, yellow, citron, pink, mint, green, teal, purple, rust, silver, burgundy',
    },
    neverAllIn: mourning,
    patterns: { never: 'floral, graphic, animal, dot, abstract', busiest: 0.3 },
    fabrics: { right: 'wool', never: 'crochet, sheer, straw, terry, fur, linen' },
    traits: ['short', 'sheer', 'low-cut'],
    coversShoulders: true,
    finish: 'tie, gloves, shoulder-bag, hosiery',
  },
  christening: {
    formality: { from: 0.36, best: 0.6, to: 0.92 },
    manner: { romantic: 0.9, classic: 0.9, minimal: 0.3 },
    first: 'day-dress, suit, shirt-dress, blazer, midi-skirt',
    right:
      'blouse, shirt, trousers, chinos, maxi-skirt, knit-dress, jumpsuit, cardigan, heels, flats, lace-ups, loafers, coat, trench-coat, shoulder-bag, clutch, tie, jewelry, hosiery, watch, silk scarf, waistcoat, fascinator',
    tolerated:
      'evening-dress, sweater, turtleneck, ankle-boots, heeled sandal, crossbody-bag, hat, scarf, gloves, belt, polo-shirt, jacket, bow tie, cape, boat shoe, deck shoe',
    never: `${ceremony}, ${bare}, ${mourningTie}, sequin, mini-skirt, mini dress, bodycon dress, cocktail dress, slip dress, ${ofWhite}`,
    colors: { right: 'white, cream, beige, sky, pink, navy, mint, blue' },
    patterns: { never: 'graphic, animal' },
    traits: ['short'],
    coversShoulders: true,
    finish: 'clutch, shoulder-bag, jewelry, tie, watch',
  },
  graduation: {
    formality: { from: 0.36, best: 0.64, to: 0.95 },
    manner: { classic: 0.9, glamorous: 0.4, romantic: 0.5, minimal: 0.4 },
    first: 'suit, day-dress, cocktail dress, shirt-dress, jumpsuit',
    right:
      'blazer, shirt, blouse, trousers, midi-skirt, heels, lace-ups, loafers, flats, heeled sandal, coat, trench-coat, clutch, shoulder-bag, tie, jewelry, watch, evening-dress, maxi-skirt, waistcoat',
    tolerated:
      'chinos, cardigan, knit-dress, sweater, ankle-boots, bow tie, hosiery, crossbody-bag, mini-skirt, camisole, cami, silk scarf, belt, jacket, scarf, gloves, tote, cape, boat shoe, deck shoe',
    never: `${ceremony}, ${mourningTie}, hat`,
    patterns: { never: 'graphic' },
    finish: 'clutch, jewelry, tie, watch',
  },
  wedding: {
    formality: { from: 0.4, best: 0.7, to: 1 },
    manner: { romantic: 1, glamorous: 0.6, classic: 0.6 },
    first: 'suit, cocktail dress, midi dress, wrap dress, day-dress, evening-dress, jumpsuit',
    right: guests,
    tolerated:
      'chinos, ankle-boots, mini-skirt, silk scarf, belt, hat, gloves, sweater, turtleneck, knit-dress, scarf, jacket, crossbody-bag, boat shoe, deck shoe',
    never: `${ceremony}, ${ofWhite}, ${mourningTie}, tote, boots, polo-shirt, long-sleeve, rain jacket, sailing jacket`,
    neverAllIn: bridal,
    neverWhole: 'white, cream',
    patterns: { never: 'graphic' },
    fabrics: { right: 'silk, lace, sheer', never: 'terry' },
    colors: {
      right:
        'white, navy, grey, charcoal, blue, sky, beige, green, mint, teal, pink, purple, burgundy, red',
    },
    required: [{ words: 'A suit', kinds: 'suit', nearest: 'blazer', of: 'suit' }],
    finish: 'clutch, jewelry, tie, bow tie, fascinator, pocket square, watch',
  },
  'summer-wedding': {
    formality: { from: 0.36, best: 0.62, to: 0.95 },
    manner: { romantic: 1, glamorous: 0.4, classic: 0.5, bohemian: 0.2 },
    first: 'linen suit, suit, midi dress, maxi dress, wrap dress, day-dress, jumpsuit',
    right: `${guests}, straw clutch, chinos`,
    tolerated:
      'mini-skirt, straw hat, panama hat, wedge, espadrille, silk scarf, belt, hat, boat shoe, polo-shirt, crossbody-bag, linen shirt',
    never: `${ceremony}, ${ofWhite}, ${mourningTie}, tights, tote, boots, ankle-boots, turtleneck, knit-dress, gloves, hosiery wool`,
    neverAllIn: byDay,
    neverWhole: 'white, cream',
    patterns: { never: 'graphic' },
    fabrics: {
      right: 'linen, silk, lace, sheer, cotton',
      never: 'terry, velvet, corduroy',
    },
    finish: 'clutch, jewelry, tie, pocket square, sunglasses',
  },
  'beach-wedding': {
    formality: { from: 0.26, best: 0.5, to: 0.86 },
    manner: { romantic: 1, bohemian: 0.6, beach: 0.4, classic: 0.2 },
    first: 'linen suit, maxi dress, midi dress, day-dress, linen shirt, linen trouser, sandals',
    right:
      'shirt, blouse, chinos, trousers, maxi-skirt, midi-skirt, jumpsuit, espadrille, wedge, flats, loafers, boat shoe, suit, blazer, clutch, straw clutch, straw bag, jewelry, sunglasses, panama hat, straw hat, evening-dress, camisole, cami, waistcoat',
    tolerated:
      'tie, heels, heeled sandal, lace-ups, hat, shoulder-bag, crossbody-bag, sun hat, belt, silk scarf, shirt-dress, slip-ons',
    never: `${undressed}, ${eveningDress}, ${workBags}, ${ofWhite}, ${mourningTie}, jeans, shorts, t-shirt, tank-top, sneakers, denim, bomber, parka, boots, ankle-boots, coat, leather-jacket, stiletto, leather pant, gloves, hosiery, knit-dress, turtleneck, work boot`,
    neverAllIn: byDay,
    neverWhole: 'white, cream',
    patterns: { never: 'graphic' },
    fabrics: {
      right: 'linen, cotton, sheer, lace, silk',
      never: 'terry, velvet, corduroy, wool',
    },
    finish: 'clutch, straw bag, jewelry, sunglasses',
  },
  'baby-shower': {
    formality: { from: 0.15, best: 0.42, to: 0.75 },
    manner: { romantic: 1, relaxed: 0.4, classic: 0.4 },
    first: 'day-dress, midi-skirt, blouse, shirt-dress, maxi dress',
    right:
      'jumpsuit, maxi-skirt, trousers, chinos, jeans, cardigan, shirt, sweater, flats, loafers, sandals, ankle-boots, sneakers, shoulder-bag, crossbody-bag, jewelry, blazer, knit-dress, polo-shirt',
    tolerated:
      'heels, heeled sandal, t-shirt, tote, denim-jacket, coat, trench-coat, scarf, clutch, hat, mini-skirt, belt, jacket, long-sleeve',
    never: `${undressed}, ${eveningDress}, ${workBags}, ${bare}, evening-dress, sequin, tie, bow tie, leather pant, parka, combat boot, work boot`,
    finish: 'jewelry, shoulder-bag, crossbody-bag',
  },
} as const satisfies Record<string, DressCode>;
