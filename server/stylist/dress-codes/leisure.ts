import type { DressCode } from './dress-code.ts';
import { eveningDress, indoors, sportswear as sport, workBags } from './kinds.ts';

/*
 * Source: "Attire Guide: Dress Codes from Casual to White Tie", The Emily Post Institute
 * (https://emilypost.com/advice/attire-guide-dress-codes-from-casual-to-white-tie),
 * for casual and dressy casual. See also "Smart casual" and "Casual wear", Wikipedia
 * (https://en.wikipedia.org/wiki/Smart_casual, https://en.wikipedia.org/wiki/Casual_wear). What is worn on most of these days no
 * book says; it is custom.
 */

const sportswear = `${sport}, ${eveningDress}, ${workBags}, ${indoors}, hiking trouser, hiking short, work trouser, base layer`;
const notTown = `${eveningDress}, ${workBags}, ${indoors}, sports-top, sports-bottom, swimwear, skiwear, running short, gym short, evening-dress, gown, sequin, tie, clutch, football boot, work trouser`;
/** What an easy day among others is dressed in. */
const easy =
  't-shirt, shirt, sweater, blouse, long-sleeve, cardigan, jeans, chinos, midi-skirt, day-dress, shirt-dress, knit-dress, sneakers, ankle-boots, flats, loafers, denim-jacket, trench-coat, coat, jacket, tote, crossbody-bag, belt, sunglasses, scarf, watch, polo-shirt, overshirt';

export const leisure = {
  'garden-party': {
    formality: { from: 0.28, best: 0.56, to: 0.86 },
    manner: { romantic: 1, classic: 0.6, preppy: 0.5, bohemian: 0.3, vintage: 0.3 },
    first:
      'midi dress, tea dress, floral dress, day-dress, linen suit, linen blazer, straw hat, wedge',
    right:
      'shirt-dress, jumpsuit, blouse, shirt, midi-skirt, maxi-skirt, chinos, trousers, blazer, suit, loafers, flats, heeled sandal, espadrille, lace-ups, panama hat, hat, clutch, shoulder-bag, straw bag, jewelry, sunglasses, cardigan, fascinator, polo-shirt, tie, waistcoat, pocket square',
    tolerated:
      'sandals, heels, silk scarf, crossbody-bag, belt, trench-coat, tote, boat shoe, bow tie, sweater, watch, jacket, camisole, cami',
    never: `${sportswear}, hoodie, sweatshirt, cap, puffer, cargo, ripped, distressed, flip flop, shorts, backpack, gown, sequin, stiletto, overalls, combat boot, work boot, hiking boot, graphic tee, beanie, leather pant, leather-jacket, parka, rain boot, jeans, t-shirt, bomber, camo`,
    patterns: { never: 'graphic' },
    fabrics: { right: 'linen, cotton, silk, lace', never: 'terry, velvet' },
    finish: 'straw hat, panama hat, hat, jewelry, clutch, sunglasses, pocket square',
  },
  'smart-casual': {
    formality: { from: 0.22, best: 0.46, to: 0.76 },
    manner: { classic: 0.8, minimal: 0.8, preppy: 0.5 },
    first: 'blazer, shirt, blouse, chinos, trousers, loafers',
    right:
      'sweater, turtleneck, polo-shirt, midi-skirt, day-dress, shirt-dress, knit-dress, jumpsuit, jeans, ankle-boots, lace-ups, flats, heels, coat, trench-coat, cardigan, shoulder-bag, tote, crossbody-bag, belt, watch, jewelry, silk scarf, scarf, leather-jacket',
    tolerated:
      'sneakers, t-shirt, long-sleeve, suit, maxi-skirt, jacket, denim-jacket, boots, waistcoat, hat, sunglasses, heeled sandal, gloves',
    never: `${sportswear}, hoodie, sweatshirt, cap, puffer, cargo, ripped, distressed, flip flop, shorts, gown, sequin, overalls, running shoe, graphic tee, beanie, swimwear, tie, bow tie, camo, slipper, hiking boot, rain boot, plaid flannel, flannel shirt, lumberjack shirt`,
    finish: 'blazer, belt, watch, shoulder-bag, tote, jewelry',
  },
  brunch: {
    formality: { from: 0.1, best: 0.34, to: 0.64 },
    manner: { relaxed: 0.8, romantic: 0.4, minimal: 0.5, preppy: 0.3 },
    first: 'jeans, blouse, shirt, day-dress, sweater, sneakers, loafers',
    right: `${easy}, jumpsuit, maxi-skirt, leather-jacket, shoulder-bag, jewelry, sandals, mini-skirt, hat, turtleneck`,
    tolerated:
      'trousers, blazer, shorts, boots, heels, bomber, sweatshirt, silk scarf, slip-ons, lace-ups, overalls, parka, leggings, tank-top, backpack, camisole, ripped jean, hiking trouser, base layer',
    never: `${notTown}, suit, sweatpants, hiking boot, rain boot, running shoe, cargo short`,
    finish: 'crossbody-bag, shoulder-bag, tote, sunglasses, jewelry',
  },
  pub: {
    formality: { from: 0.06, best: 0.28, to: 0.6 },
    manner: { relaxed: 1, street: 0.3, edgy: 0.3, minimal: 0.3 },
    first: 'jeans, sweater, shirt, t-shirt, sneakers, ankle-boots',
    right: `${easy}, leather-jacket, bomber, sweatshirt, boots, chinos, mini-skirt, parka, hat, overalls, blazer, trousers, turtleneck`,
    tolerated:
      'hoodie, puffer, lace-ups, cap, jumpsuit, shorts, maxi-skirt, bodysuit, backpack, leggings, tank-top, slip-ons, camisole, jewelry, shoulder-bag, vest, running shoe, ripped jean, hiking trouser, base layer, hiking boot',
    never: `${notTown}, suit, heels, sweatpants, flip flop`,
    finish: 'crossbody-bag, belt, watch',
  },
  museum: {
    formality: { from: 0.1, best: 0.36, to: 0.66 },
    manner: { minimal: 0.8, relaxed: 0.5, classic: 0.5, vintage: 0.2 },
    first: 'sneakers, jeans, sweater, shirt, trousers, loafers, crossbody-bag',
    right: `${easy}, jumpsuit, maxi-skirt, blazer, turtleneck, leather-jacket, wide leg trouser`,
    tolerated:
      'boots, lace-ups, backpack, shoulder-bag, jewelry, hat, shorts, sandals, sweatshirt, bomber, mini-skirt, slip-ons, silk scarf, parka, overalls, puffer, ripped jean, hiking trouser, base layer',
    never: `${notTown}, suit, stiletto, sweatpants, hiking boot, rain boot, flip flop, running shoe, heels, travel-bag`,
    finish: 'crossbody-bag, tote, watch',
  },
  errands: {
    formality: { from: 0.04, best: 0.24, to: 0.56 },
    manner: { relaxed: 1, minimal: 0.4, sporty: 0.2 },
    first: 'jeans, t-shirt, sneakers, sweater, tote',
    right: `${easy}, sweatshirt, shorts, backpack, slip-ons, bomber, parka, cap, hoodie, sandals, overalls, boots`,
    tolerated:
      'leggings, puffer, sweatpants, trousers, tank-top, mini-skirt, maxi-skirt, hat, vest, jumpsuit, leather-jacket, rain boot, raincoat, running shoe, ripped jean',
    never: `${notTown}, suit, heels, stiletto, cocktail dress, fascinator`,
    finish: 'tote, crossbody-bag, backpack',
  },
  'school-run': {
    formality: { from: 0.04, best: 0.26, to: 0.58 },
    manner: { relaxed: 1, minimal: 0.4, classic: 0.2 },
    first: 'jeans, sweater, sneakers, trench-coat, parka',
    right: `${easy}, sweatshirt, boots, puffer, backpack, slip-ons, overalls, bomber, raincoat, rain boot, chinos, trousers`,
    tolerated:
      'leggings, hoodie, shorts, cap, mini-skirt, maxi-skirt, hat, vest, leather-jacket, sandals, sweatpants, blazer, jumpsuit, gloves, running shoe, ripped jean',
    never: `${notTown}, suit, heels, stiletto, cocktail dress, fascinator, crop top`,
    finish: 'tote, crossbody-bag, backpack',
  },
} as const satisfies Record<string, DressCode>;
