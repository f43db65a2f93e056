import type { DressCode } from './dress-code.ts';
import { eveningDress, indoors, workBags } from './kinds.ts';

/*
 * What is worn to these is custom: nothing tight and layers on a long flight, nothing to be spoiled where one works. See also
 * "Layered clothing", Wikipedia (https://en.wikipedia.org/wiki/Layered_clothing).
 */

const precious = `${eveningDress}, ${workBags}, evening-dress, gown, sequin, suit, tie, bow tie, clutch, cocktail dress, stiletto, heels, fascinator`;
const onTheRoad = `${precious}, ${indoors}`;

export const travelAndHome = {
  beach: {
    formality: { from: 0, best: 0.1, to: 0.42 },
    manner: { beach: 1, relaxed: 0.6, bohemian: 0.4 },
    first:
      'swimwear, sundress, beach dress, cover up, flip flop, sandals, straw hat, sun hat, beach bag, straw bag, swim short',
    right:
      't-shirt, tank-top, shorts, linen shirt, shirt, day-dress, maxi dress, maxi-skirt, slip-ons, espadrille, tote, sunglasses, cap, bucket hat, kimono, linen trouser, hat, mini-skirt',
    tolerated:
      'sneakers, jumpsuit, shirt-dress, polo-shirt, backpack, crossbody-bag, sweatshirt, hoodie, denim-jacket, bandana, blouse, midi-skirt, cardigan, flats',
    never: `${onTheRoad}, jeans, coat, boots, ankle-boots, trench-coat, puffer, parka, wool trouser, leather-jacket, lace-ups, loafers, blazer, hosiery, gloves, wool scarf, leather pant, skiwear, hiking boot, beanie, knit-dress, running shoe`,
    fabrics: {
      right: 'linen, cotton, straw, crochet',
      never: 'wool, velvet, fur, leather',
    },
    finish: 'sunglasses, straw hat, sun hat, beach bag, straw bag',
  },
  'long-flight': {
    formality: { from: 0, best: 0.22, to: 0.5 },
    manner: { relaxed: 1, minimal: 0.6, sporty: 0.4 },
    first:
      'sweatpants, leggings, cardigan, sneakers, sweatshirt, scarf, knit trouser, backpack, travel-bag',
    right:
      't-shirt, long-sleeve, sweater, hoodie, knit-dress, slip-ons, loafers, tote, crossbody-bag, chinos, jacket, denim-jacket, bomber, trench-coat, flats, wide leg trouser, wide leg pant, harem pant, polo-shirt, coat, parka, socks, sock, jersey dress',
    tolerated:
      'jeans, shirt, trousers, day-dress, maxi-skirt, ankle-boots, jumpsuit, puffer, blouse, vest, cap, hat, tank-top, midi-skirt, watch, sunglasses, turtleneck',
    never: `${onTheRoad}, skinny jean, pencil skirt, corset, bodysuit, shapewear, swimwear, skiwear, mini-skirt, over the knee boot, hiking boot, leather pant, mini dress, bodycon dress, running short, wedge, belt, flip flop, combat boot, beach bag`,
    fabrics: { right: 'cotton, knit, drape, technical, terry', never: 'linen, straw' },
    traits: ['high-heeled'],
    finish: 'scarf, travel-bag, backpack',
  },
  'road-trip': {
    formality: { from: 0, best: 0.2, to: 0.48 },
    manner: { relaxed: 1, sporty: 0.4, street: 0.3, minimal: 0.2 },
    first: 'jeans, t-shirt, sneakers, sweatshirt, denim-jacket, sunglasses',
    right:
      'long-sleeve, sweater, hoodie, shirt, chinos, leggings, shorts, slip-ons, loafers, cardigan, bomber, jacket, backpack, crossbody-bag, tote, travel-bag, cap, sweatpants, parka, polo-shirt, ankle-boots, day-dress, overalls, flats, sandals',
    tolerated:
      'trousers, boots, knit-dress, maxi-skirt, puffer, coat, trench-coat, hat, tank-top, jumpsuit, scarf, leather-jacket, blouse, vest, shirt-dress, belt, watch, mini-skirt, midi-skirt',
    never: `${onTheRoad}, pencil skirt, swimwear, skiwear, corset, sports-bottom, over the knee boot`,
    finish: 'sunglasses, backpack, travel-bag, cap',
  },
  sightseeing: {
    formality: { from: 0.04, best: 0.28, to: 0.56 },
    manner: { relaxed: 0.9, minimal: 0.6, classic: 0.2, sporty: 0.2 },
    first: 'sneakers, jeans, crossbody-bag, t-shirt, shirt, day-dress, sunglasses',
    right:
      'chinos, sweater, long-sleeve, blouse, polo-shirt, shorts, trousers, midi-skirt, maxi-skirt, shirt-dress, cardigan, denim-jacket, trench-coat, jacket, loafers, ankle-boots, slip-ons, flats, backpack, tote, hat, cap, scarf, sandals, jumpsuit, straw hat, parka, coat, raincoat, belt bag',
    tolerated:
      'boots, leather-jacket, bomber, puffer, blazer, leggings, sweatshirt, hoodie, knit-dress, tank-top, mini-skirt, overalls, belt, watch, silk scarf, lace-ups, turtleneck, vest, running shoe',
    never: `${onTheRoad}, pencil skirt, swimwear, skiwear, sports-bottom, sports-top, flip flop, sweatpants, over the knee boot`,
    traits: ['high-heeled'],
    finish: 'crossbody-bag, sunglasses, hat, backpack',
  },
  'moving-house': {
    formality: { from: 0, best: 0.06, to: 0.34 },
    manner: { relaxed: 1, sporty: 0.5, street: 0.3 },
    first:
      'old, sweatpants, sweatshirt, t-shirt, sneakers, hoodie, overalls, work trouser, work boot',
    right:
      'jeans, shorts, long-sleeve, leggings, cargo, flannel shirt, tank-top, boots, cap, fleece, sports-top, sports-bottom, belt bag, work glove, windbreaker, bomber, denim shirt',
    tolerated:
      'sweater, jacket, denim-jacket, puffer, slip-ons, parka, vest, backpack, chinos, beanie, gloves, hiking boot, raincoat',
    never: `${onTheRoad}, cashmere, silk, satin, suede, velvet, lace, blouse, trousers, blazer, midi-skirt, maxi-skirt, mini-skirt, day-dress, shirt-dress, knit-dress, jumpsuit, coat, trench-coat, leather-jacket, loafers, lace-ups, flats, sandals, flip flop, shoulder-bag, tote, jewelry, scarf, swimwear, skiwear, linen, merino, ankle-boots, watch`,
    colors: { right: 'black, charcoal, grey, navy, blue, olive, brown' },
    finish: 'cap, belt bag',
  },
  ill: {
    formality: { from: 0, best: 0.04, to: 0.32 },
    manner: { relaxed: 1 },
    first:
      'sweatpants, hoodie, sweatshirt, slipper, house shoe, sock, fleece, leggings, old, pajamas, robe',
    right:
      't-shirt, long-sleeve, sweater, cardigan, slip-ons, knit-dress, sheepskin boot, scarf, sports-bottom, sneakers, thermal',
    tolerated: 'shorts, jeans, sandals, flip flop, tank-top, wide leg pant, day-dress, chinos',
    never: `${precious}, blazer, lace-ups, loafers, boots, ankle-boots, trousers, blouse, midi-skirt, mini-skirt, shirt-dress, coat, trench-coat, leather-jacket, denim-jacket, shoulder-bag, tote, belt, jewelry, corset, bodysuit, skinny jean, swimwear, skiwear, hat, jacket, puffer, parka, jumpsuit, hiking boot, running shoe, watch, bomber`,
    fabrics: { right: 'cotton, knit, terry, flannel, wool' },
    finish: 'sock, scarf',
  },
  'home-office': {
    formality: { from: 0.02, best: 0.26, to: 0.56 },
    manner: { relaxed: 1, minimal: 0.6, classic: 0.3 },
    first: 'sweater, shirt, cardigan, jeans, chinos, slip-ons',
    right:
      'blouse, t-shirt, long-sleeve, polo-shirt, sweatshirt, knit-dress, day-dress, shirt-dress, leggings, sweatpants, sneakers, loafers, flats, turtleneck, trousers, overshirt, slipper, midi-skirt, sock',
    tolerated:
      'blazer, hoodie, shorts, overalls, sandals, jumpsuit, maxi-skirt, watch, jewelry, tank-top, vest, ankle-boots, scarf',
    never: `${precious}, coat, trench-coat, parka, puffer, boots, hiking boot, swimwear, skiwear, sports-top, running short, running shoe, hat, cap, gloves, lace-ups, jacket, leather-jacket, travel-bag`,
    finish: 'watch',
  },
} as const satisfies Record<string, DressCode>;
