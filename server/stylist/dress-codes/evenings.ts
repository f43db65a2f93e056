import type { DressCode } from './dress-code.ts';
import { eveningDress, undressed, workBags } from './kinds.ts';

/*
 * Sources: "Addressing the Dress Code", Debrett's (https://debretts.com/addressing-the-dress-code/);
 * "Attire Guide: Dress Codes from Casual to White Tie", The Emily Post Institute
 * (https://emilypost.com/advice/attire-guide-dress-codes-from-casual-to-white-tie).
 * See also "Cocktail dress" and "Smart casual", Wikipedia (https://en.wikipedia.org/wiki/Cocktail_dress,
 * https://en.wikipedia.org/wiki/Smart_casual).
 */

/** Never on an evening among others, however easy it is. */
const underdressed = `${undressed}, ${workBags}, shorts, beach dress, beach bag, straw hat, sun hat, bucket hat, work boot, travel-bag, parka`;
const never = `${underdressed}, ${eveningDress}`;
const cloth = { right: 'silk, velvet, lace, sheer, leather', never: 'terry, flannel, straw' };

export const evenings = {
  opera: {
    formality: { from: 0.38, best: 0.72, to: 1 },
    manner: { glamorous: 1, classic: 0.9, romantic: 0.4 },
    first: 'suit, cocktail dress, evening-dress, midi dress, velvet blazer',
    right:
      'tuxedo, blazer, shirt, blouse, trousers, midi-skirt, maxi-skirt, jumpsuit, day-dress, heels, lace-ups, loafers, coat, clutch, jewelry, tie, bow tie, hosiery, silk scarf, cape, camisole, cami, watch, waistcoat, turtleneck, pocket square',
    tolerated:
      'flats, ankle-boots, shirt-dress, knit-dress, sweater, shoulder-bag, gloves, scarf, belt, heeled sandal, crossbody-bag, slip dress, boat shoe, deck shoe',
    never: `${underdressed}, jeans, t-shirt, tank-top, sneakers, denim, sandals, slip-ons, bomber, sundress, tote, combat boot, cowboy boot, hat, polo-shirt, chino short, knit tie`,
    patterns: { never: 'graphic' },
    fabrics: { right: 'silk, velvet, lace, sheer', never: 'terry, straw, crochet' },
    finish: 'clutch, jewelry, tie, bow tie, silk scarf, watch',
  },
  theater: {
    formality: { from: 0.26, best: 0.58, to: 0.92 },
    manner: { classic: 0.9, glamorous: 0.6, minimal: 0.5, romantic: 0.4 },
    first: 'blazer, midi dress, day-dress, blouse, midi-skirt, trousers',
    right:
      'suit, shirt, turtleneck, sweater, jumpsuit, evening-dress, cocktail dress, knit-dress, shirt-dress, heels, loafers, lace-ups, ankle-boots, flats, coat, trench-coat, clutch, shoulder-bag, jewelry, silk scarf, hosiery, watch, camisole, cami, maxi-skirt, waistcoat',
    tolerated:
      'jeans, chinos, cardigan, crossbody-bag, leather-jacket, tie, belt, mini-skirt, scarf, boots, heeled sandal, tote, gloves, jacket, long-sleeve, polo-shirt, denim shirt, overshirt, boat shoe, deck shoe',
    never: `${never}, running shoe, sandals, denim short, gown, ball gown`,
    fabrics: cloth,
    finish: 'clutch, shoulder-bag, jewelry, watch, silk scarf, belt',
  },
  concert: {
    formality: { from: 0.12, best: 0.42, to: 0.82 },
    manner: { edgy: 1, street: 0.5, minimal: 0.4, glamorous: 0.3, classic: 0.2 },
    first:
      'leather-jacket, jeans, ankle-boots, t-shirt, leather trouser, leather pant, mini-skirt, band tee',
    right:
      'blouse, shirt, camisole, cami, trousers, tank-top, sneakers, boots, day-dress, knit-dress, jumpsuit, blazer, denim-jacket, bomber, sweater, turtleneck, crossbody-bag, shoulder-bag, jewelry, loafers, midi-skirt, belt, bodysuit, jacket, long-sleeve, chinos',
    tolerated:
      'heels, flats, coat, trench-coat, hat, evening-dress, lace-ups, sweatshirt, scarf, polo-shirt, cardigan, slip-ons',
    never: `sports-top, sports-bottom, sweatpants, swimwear, skiwear, running shoe, hiking boot, hiking shoe, suit, tie, cargo, painted, flip flop, gown, slipper, straw hat, beach bag, travel-bag, beanie, puffer, ${eveningDress}, ${workBags}, hiking trouser`,
    finish: 'crossbody-bag, jewelry, belt',
  },
  gallery: {
    formality: { from: 0.22, best: 0.5, to: 0.88 },
    manner: { minimal: 1, edgy: 0.5, glamorous: 0.3, classic: 0.4, romantic: 0.2 },
    first: 'blazer, turtleneck, jumpsuit, midi dress, wide leg trouser, wide leg pant',
    right:
      'shirt, blouse, sweater, trousers, midi-skirt, maxi-skirt, day-dress, knit-dress, shirt-dress, evening-dress, suit, loafers, ankle-boots, lace-ups, heels, flats, coat, trench-coat, leather-jacket, shoulder-bag, clutch, jewelry, tote, camisole, cami, silk scarf',
    tolerated:
      'jeans, chinos, sneakers, t-shirt, crossbody-bag, hat, cardigan, belt, mini-skirt, scarf, long-sleeve, watch, boots, heeled sandal, bodysuit, cape, denim shirt, overshirt',
    never: `${never}, graphic tee, gown, sandals`,
    finish: 'shoulder-bag, clutch, jewelry',
  },
  dinner: {
    formality: { from: 0.25, best: 0.54, to: 0.92 },
    manner: { classic: 0.6, glamorous: 0.7, romantic: 0.5, minimal: 0.5 },
    first: 'blazer, blouse, day-dress, midi dress, midi-skirt, trousers, cocktail dress, shirt',
    right:
      'suit, jumpsuit, shirt-dress, knit-dress, evening-dress, slip dress, sweater, turtleneck, heels, loafers, ankle-boots, lace-ups, flats, coat, trench-coat, leather-jacket, clutch, shoulder-bag, jewelry, camisole, cami, mini-skirt, maxi-skirt, silk scarf, watch, belt, hosiery, heeled sandal',
    tolerated:
      'jeans, chinos, polo-shirt, cardigan, crossbody-bag, tie, scarf, long-sleeve, bodysuit, jacket, boots, gloves, cape, waistcoat, denim shirt, overshirt, boat shoe, deck shoe',
    never: `${never}, running shoe, gown, ball gown, graphic tee`,
    fabrics: cloth,
    finish: 'clutch, shoulder-bag, jewelry, watch, belt',
  },
  'first-date': {
    formality: { from: 0.2, best: 0.46, to: 0.8 },
    manner: { romantic: 0.7, minimal: 0.7, relaxed: 0.3, classic: 0.3, edgy: 0.2 },
    first: 'blouse, shirt, day-dress, midi-skirt, blazer, jeans, sweater',
    right:
      'trousers, chinos, midi dress, knit-dress, jumpsuit, slip dress, turtleneck, t-shirt, ankle-boots, loafers, flats, heels, sneakers, leather-jacket, coat, trench-coat, denim-jacket, shoulder-bag, crossbody-bag, jewelry, watch, belt, mini-skirt, camisole, cami, shirt-dress, lace-ups, cardigan, bodysuit, polo-shirt',
    tolerated:
      'nordic sweater, fair isle, clutch, heeled sandal, jacket, scarf, silk scarf, bomber, maxi-skirt, long-sleeve, suit, boots, tote, hosiery, sandals, evening-dress, denim shirt, overshirt',
    never: `${never}, sequin, gown, tie, bow tie, graphic tee, running shoe`,
    finish: 'shoulder-bag, crossbody-bag, jewelry, watch, belt',
  },
  date: {
    formality: { from: 0.22, best: 0.52, to: 0.88 },
    manner: { romantic: 0.9, glamorous: 0.5, minimal: 0.5, edgy: 0.3, classic: 0.2 },
    first:
      'day-dress, evening-dress, blouse, slip dress, midi dress, shirt, blazer, midi-skirt, cocktail dress',
    right:
      'jeans, trousers, chinos, jumpsuit, knit-dress, mini-skirt, sweater, turtleneck, heels, ankle-boots, loafers, lace-ups, flats, leather-jacket, coat, trench-coat, shoulder-bag, clutch, crossbody-bag, jewelry, watch, camisole, cami, hosiery, heeled sandal, bodysuit, shirt-dress',
    tolerated:
      'sneakers, t-shirt, belt, silk scarf, suit, maxi-skirt, jacket, denim-jacket, boots, scarf, cardigan, polo-shirt, long-sleeve, tie, sandals, denim shirt, overshirt, boat shoe, deck shoe',
    never: `${never}, gown, bow tie, graphic tee, running shoe`,
    fabrics: cloth,
    finish: 'clutch, shoulder-bag, jewelry, watch',
  },
  'office-party': {
    formality: { from: 0.3, best: 0.58, to: 0.92 },
    manner: { classic: 0.7, glamorous: 0.7, minimal: 0.4, romantic: 0.3 },
    first: 'blazer, midi dress, blouse, cocktail dress, midi-skirt, trousers, velvet blazer, suit',
    right:
      'shirt, day-dress, jumpsuit, evening-dress, knit-dress, shirt-dress, heels, loafers, lace-ups, ankle-boots, flats, coat, trench-coat, clutch, shoulder-bag, jewelry, turtleneck, sweater, tie, hosiery, watch, waistcoat, pocket square',
    tolerated:
      'jeans, chinos, maxi-skirt, camisole, cami, belt, crossbody-bag, silk scarf, scarf, leather-jacket, bow tie, heeled sandal, polo-shirt, jacket, gloves, denim shirt, overshirt, boat shoe, deck shoe',
    never: `${never}, crop top, tube top, bustier, corset, bralette, backless, plunge, plunging, low cut, strapless, micro, mini dress, bodycon dress, graphic tee, running shoe, leather pant, gown, sandals, mini-skirt`,
    finish: 'clutch, jewelry, watch, tie, belt',
  },
  birthday: {
    formality: { from: 0.18, best: 0.5, to: 0.9 },
    manner: { glamorous: 0.7, romantic: 0.6, edgy: 0.3, minimal: 0.3, relaxed: 0.2 },
    first: 'day-dress, blouse, cocktail dress, midi dress, jumpsuit, blazer, shirt, midi-skirt',
    right:
      'jeans, trousers, chinos, evening-dress, slip dress, mini-skirt, maxi-skirt, camisole, cami, sweater, heels, ankle-boots, loafers, flats, sneakers, leather-jacket, coat, clutch, shoulder-bag, crossbody-bag, jewelry, knit-dress, shirt-dress, heeled sandal, watch, lace-ups, bodysuit, hosiery',
    tolerated:
      't-shirt, suit, cardigan, belt, denim-jacket, silk scarf, trench-coat, jacket, polo-shirt, sandals, boots, tie, scarf, tank-top, turtleneck, denim shirt, overshirt',
    never: `${never}, gown, running shoe`,
    finish: 'clutch, shoulder-bag, jewelry, watch',
  },
  party: {
    formality: { from: 0.2, best: 0.56, to: 0.95 },
    manner: { glamorous: 1, edgy: 0.5, romantic: 0.3, minimal: 0.2 },
    first:
      'cocktail dress, party dress, evening-dress, jumpsuit, camisole, cami, blouse, sequin, slip dress',
    right:
      'day-dress, midi-skirt, mini-skirt, blazer, shirt, trousers, jeans, leather pant, tank-top, bodysuit, heels, ankle-boots, heeled sandal, loafers, leather-jacket, coat, clutch, shoulder-bag, jewelry, suit, hosiery, velvet blazer, knit-dress, watch',
    tolerated:
      'maxi-skirt, sweater, turtleneck, flats, sneakers, lace-ups, crossbody-bag, belt, t-shirt, bow tie, tie, chinos, jacket, boots, silk scarf, scarf, trench-coat, polo-shirt, denim shirt, overshirt',
    never: `${never}, gown, running shoe`,
    fabrics: cloth,
    finish: 'clutch, jewelry, watch',
  },
  club: {
    formality: { from: 0.16, best: 0.52, to: 0.92 },
    manner: { edgy: 0.9, glamorous: 1, street: 0.4, minimal: 0.2 },
    first:
      'camisole, cami, mini dress, bodycon dress, slip dress, crop top, mini-skirt, leather pant, bodysuit, sequin, black jean, cocktail dress, halter top',
    right:
      'jeans, blouse, t-shirt, tank-top, shirt, jumpsuit, evening-dress, trousers, heels, ankle-boots, boots, heeled sandal, sneakers, leather-jacket, bomber, blazer, clutch, crossbody-bag, jewelry, belt bag, hosiery, belt',
    tolerated:
      'day-dress, midi-skirt, knit-dress, loafers, shoulder-bag, denim-jacket, coat, long-sleeve, flats, turtleneck, watch, jacket, polo-shirt, sweater',
    never: `sports-top, sports-bottom, sweatpants, swimwear, skiwear, running shoe, hiking boot, hiking shoe, tie, gown, fleece, flip flop, sandals, tote, travel-bag, backpack, straw hat, sun hat, slipper, shorts, puffer, parka, beanie, rain boot, overalls, cargo short, beach bag, ${eveningDress}, ${workBags}, hiking trouser`,
    fabrics: cloth,
    finish: 'clutch, crossbody-bag, jewelry',
  },
} as const satisfies Record<string, DressCode>;
