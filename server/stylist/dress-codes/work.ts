import type { DressCode, Requirement } from './dress-code.ts';
import { bare, eveningDress, sportswear as sport, undressed } from './kinds.ts';

/*
 * Sources: "Attire Guide: Dress Codes from Casual to White Tie", The Emily Post Institute
 * (https://emilypost.com/advice/attire-guide-dress-codes-from-casual-to-white-tie);
 * "Addressing the Dress Code", Debrett's (https://debretts.com/addressing-the-dress-code/). See also "Business casual" and "Informal
 * wear", Wikipedia (https://en.wikipedia.org/wiki/Business_casual, https://en.wikipedia.org/wiki/Informal_wear).
 */

/** No office sees these. */
const sportswear = `${sport}, ${eveningDress}, slipper, house shoe, hiking boot, rain boot`;
const notBusiness = `${undressed}, ${eveningDress}, ${bare}, shorts, t-shirt, tank-top, jeans, denim, sneakers, sandals, mini-skirt, evening-dress, sequin, sundress, beach dress, bomber, leather-jacket, slip-ons, parka, straw hat, sun hat, bucket hat, beach bag, combat boot, cowboy boot, bow tie, leather pant, bodysuit, rain jacket, sailing jacket, chore coat, chore jacket`;
/** No office looks through a blouse, or down it. */
const covered = ['sheer', 'low-cut'] as const;
const tailoring =
  'shirt, blouse, trousers, blazer, midi-skirt, pencil skirt, heels, lace-ups, loafers, flats, coat, trench-coat, tote, briefcase, laptop bag, shoulder-bag, tie, watch, hosiery, belt, waistcoat';
const suitAndTie: readonly Requirement[] = [{ words: 'A tie', kinds: 'tie', of: 'suit' }];
const suit: Requirement = { words: 'A suit', kinds: 'suit', nearest: 'blazer', of: 'suit' };
const calm = { never: 'graphic, animal, floral', busiest: 0.5 };
const dark = 'navy, charcoal, grey, black, white, sky, blue';

export const work = {
  business: {
    formality: { from: 0.36, best: 0.62, to: 0.9 },
    manner: { classic: 1, minimal: 0.6 },
    first: 'suit',
    right: tailoring,
    tolerated:
      'black tie, shirt-dress, sheath dress, day-dress, sweater, turtleneck, cardigan, chinos, knit-dress, ankle-boots, scarf, jewelry, jumpsuit, polo-shirt, crossbody-bag, gloves, boat shoe, deck shoe',
    never: notBusiness,
    patterns: { never: 'graphic, animal' },
    traits: covered,
    finish: 'tote, briefcase, laptop bag, belt, watch, tie',
  },
  'job-interview': {
    formality: { from: 0.36, best: 0.62, to: 0.9 },
    manner: { classic: 1, minimal: 0.7 },
    first: 'suit, blazer, sheath dress',
    right: tailoring,
    tolerated:
      'black tie, shirt-dress, day-dress, sweater, turtleneck, chinos, knit-dress, ankle-boots, jewelry, cardigan, jumpsuit, scarf, gloves, crossbody-bag, polo-shirt, boat shoe, deck shoe',
    never: notBusiness,
    colors: { right: dark },
    patterns: calm,
    traits: covered,
    finish: 'tote, briefcase, laptop bag, watch, belt, tie',
  },
  'bank-interview': {
    formality: { from: 0.4, best: 0.72, to: 0.92 },
    manner: { classic: 1, minimal: 0.5 },
    first: 'suit, tie, lace-ups, dress shirt, sheath dress',
    right:
      'shirt, blouse, blazer, trousers, pencil skirt, midi-skirt, heels, coat, trench-coat, briefcase, laptop bag, tote, shoulder-bag, watch, hosiery, belt, waistcoat, loafers, flats',
    tolerated:
      'black tie, shirt-dress, turtleneck, sweater, day-dress, jewelry, gloves, scarf, ankle-boots',
    never: `${notBusiness}, chinos, polo-shirt, long-sleeve, maxi-skirt, cardigan, jacket, overshirt, flannel shirt, denim shirt, hawaiian shirt, leather-jacket, boots, hat`,
    colors: { right: dark, never: 'orange, yellow, citron, pink, mint' },
    patterns: calm,
    fabrics: { right: 'wool, cotton', never: 'corduroy, sheer, lace, crochet, terry, linen' },
    required: [suit, ...suitAndTie],
    traits: covered,
    finish: 'tie, briefcase, laptop bag, tote, watch, belt',
  },
  'creative-interview': {
    formality: { from: 0.22, best: 0.46, to: 0.76 },
    manner: { minimal: 1, edgy: 0.4, classic: 0.4, vintage: 0.3, romantic: 0.2 },
    first: 'blazer, turtleneck, jumpsuit, shirt-dress, wide leg trouser, wide leg pant',
    right:
      'shirt, blouse, sweater, trousers, chinos, jeans, midi-skirt, day-dress, knit-dress, loafers, ankle-boots, lace-ups, flats, sneakers, t-shirt, cardigan, leather-jacket, coat, trench-coat, tote, crossbody-bag, shoulder-bag, jewelry, watch, belt, silk scarf, scarf, overshirt, long-sleeve',
    tolerated:
      'suit, heels, maxi-skirt, denim-jacket, polo-shirt, jacket, backpack, hat, boots, bodysuit',
    never: `tie, bow tie, ${sportswear}, ${bare}, shorts, hoodie, sweatshirt, cap, puffer, cargo, ripped, distressed, flip flop, evening-dress, sequin, sandals, swimwear, briefcase, slipper, camo`,
    traits: covered,
    finish: 'tote, jewelry, watch, belt',
  },
  conference: {
    formality: { from: 0.32, best: 0.55, to: 0.85 },
    manner: { classic: 0.9, minimal: 0.7 },
    first: 'blazer, suit',
    right: `${tailoring}, sweater, turtleneck, shirt-dress, chinos, cardigan, knit-dress, jumpsuit`,
    tolerated:
      'black tie, day-dress, polo-shirt, ankle-boots, sneakers, jeans, backpack, scarf, jewelry, crossbody-bag, t-shirt, gloves, boat shoe, deck shoe',
    never: `${sportswear}, ${bare}, shorts, hoodie, sweatshirt, cap, puffer, cargo, ripped, distressed, flip flop, evening-dress, sequin, sandals, mini-skirt, tank-top, sundress, running shoe, bow tie, graphic tee, camo, rain jacket, sailing jacket`,
    patterns: { never: 'graphic' },
    traits: covered,
    finish: 'tote, laptop bag, watch, belt',
  },
  court: {
    formality: { from: 0.4, best: 0.66, to: 0.9 },
    manner: { classic: 1, minimal: 0.6 },
    first: 'suit, blazer',
    right: `${tailoring}, sheath dress`,
    tolerated:
      'black tie, shirt-dress, sweater, turtleneck, knit-dress, ankle-boots, cardigan, day-dress, chinos, scarf, gloves',
    never: `${notBusiness}, hat, polo-shirt`,
    colors: {
      right: 'navy, charcoal, grey, black, white',
      never: 'red, orange, yellow, citron, pink, mint',
    },
    patterns: { never: 'graphic, animal, floral, abstract', busiest: 0.45 },
    traits: ['short', ...covered],
    coversShoulders: true,
    finish: 'tie, watch, belt, tote, briefcase',
  },
  office: {
    formality: { from: 0.25, best: 0.5, to: 0.8 },
    manner: { classic: 0.9, minimal: 0.6, preppy: 0.4 },
    first: 'trousers, blazer, shirt, blouse, loafers',
    right:
      'sweater, turtleneck, cardigan, chinos, midi-skirt, day-dress, shirt-dress, knit-dress, suit, polo-shirt, lace-ups, flats, heels, ankle-boots, coat, trench-coat, tote, shoulder-bag, laptop bag, watch, belt, jumpsuit, waistcoat, hosiery',
    tolerated:
      'black tie, jeans, long-sleeve, crossbody-bag, backpack, scarf, silk scarf, jewelry, maxi-skirt, boots, jacket, tie, gloves, hat, parka, slip-ons, boat shoe, deck shoe',
    never: `${sportswear}, ${bare}, shorts, hoodie, sweatshirt, cap, cargo, ripped, distressed, flip flop, evening-dress, sequin, graphic tee, beach dress, straw hat, beach bag, camo, slipper, bow tie, flannel shirt, lumberjack shirt, hawaiian shirt, fair isle, nordic sweater, norwegian sweater, icelandic sweater`,
    traits: covered,
    finish: 'tote, belt, watch',
  },
  'casual-office': {
    formality: { from: 0.15, best: 0.36, to: 0.68 },
    manner: { minimal: 0.7, classic: 0.5, relaxed: 0.6, preppy: 0.4 },
    first: 'chinos, jeans, sweater, shirt, sneakers',
    right:
      't-shirt, blouse, polo-shirt, cardigan, blazer, trousers, midi-skirt, day-dress, shirt-dress, knit-dress, loafers, ankle-boots, flats, long-sleeve, denim-jacket, overshirt, coat, trench-coat, jacket, tote, crossbody-bag, backpack, belt, watch, turtleneck, scarf',
    tolerated:
      'sweatshirt, boots, lace-ups, heels, maxi-skirt, mini-skirt, slip-ons, jumpsuit, parka, bomber, leather-jacket, hat, jewelry, gloves',
    never: `${sportswear}, ${bare}, cargo short, ripped, distressed, flip flop, evening-dress, sequin, tie, bow tie, slipper, beach bag, gown`,
    traits: covered,
    finish: 'tote, belt, watch, backpack',
  },
  teaching: {
    formality: { from: 0.18, best: 0.4, to: 0.7 },
    manner: { classic: 0.7, relaxed: 0.5, preppy: 0.5, minimal: 0.4 },
    first: 'shirt, blouse, sweater, cardigan, chinos, trousers',
    right:
      'midi-skirt, day-dress, shirt-dress, knit-dress, jeans, polo-shirt, blazer, loafers, flats, ankle-boots, sneakers, lace-ups, tote, backpack, coat, trench-coat, turtleneck, long-sleeve, belt, watch, hosiery, maxi-skirt',
    tolerated:
      't-shirt, crossbody-bag, scarf, jacket, denim-jacket, boots, jumpsuit, parka, hat, jewelry, gloves, slip-ons, vest, boat shoe, deck shoe',
    never: `${sportswear}, ${bare}, shorts, mini-skirt, ripped, distressed, flip flop, evening-dress, sequin, stiletto, slogan tee, graphic tee, bow tie, cargo, camo, beach bag`,
    traits: ['short', ...covered],
    finish: 'tote, watch, belt',
  },
  'parents-evening': {
    formality: { from: 0.2, best: 0.42, to: 0.7 },
    manner: { classic: 0.7, minimal: 0.5, relaxed: 0.4 },
    first: 'blazer, shirt, blouse, sweater, cardigan, trousers, chinos',
    right:
      'jeans, midi-skirt, day-dress, shirt-dress, knit-dress, loafers, ankle-boots, flats, lace-ups, coat, trench-coat, tote, shoulder-bag, crossbody-bag, turtleneck, belt, watch, polo-shirt',
    tolerated:
      'sneakers, heels, scarf, jacket, boots, long-sleeve, leather-jacket, denim-jacket, maxi-skirt, jewelry, t-shirt, gloves, parka, jumpsuit, boat shoe, deck shoe',
    never: `${sportswear}, ${bare}, shorts, mini-skirt, ripped, distressed, flip flop, evening-dress, sequin, graphic tee, hoodie, tie, bow tie, cargo, camo, cap`,
    traits: ['short', ...covered],
    finish: 'shoulder-bag, tote, watch, belt',
  },
} as const satisfies Record<string, DressCode>;
