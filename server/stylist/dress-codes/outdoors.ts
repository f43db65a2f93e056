import type { DressCode } from './dress-code.ts';
import { eveningDress, townwear, workBags } from './kinds.ts';

/*
 * Sources: "A guide to hill walking clothing and layers", British Mountaineering Council
 * (https://hillwalking.thebmc.co.uk/a-guide-to-hill-walking-clothing-layers); "Clothing for Sailing", NauticEd
 * (https://sailing-blog.nauticed.org/clothing-for-sailing); "The Sailing Bible", chapter "What to wear on deck". See also
 * "Boat shoe", Wikipedia (https://en.wikipedia.org/wiki/Boat_shoe). The rest is custom.
 */

const warmTops = 't-shirt, long-sleeve, sweater, sweatshirt, hoodie, fleece, shirt';
const never = `${townwear}, lace-ups, loafers, flats, silk, gown, swimwear, statement jewelry, chiffon, mini dress`;

export const outdoors = {
  match: {
    formality: { from: 0, best: 0.18, to: 0.5 },
    manner: { relaxed: 0.9, sporty: 0.6, street: 0.6 },
    first: 'sneakers, jeans, football shirt, scarf, parka, puffer, beanie, hoodie',
    right: `${warmTops}, jacket, bomber, denim-jacket, boots, ankle-boots, cap, gloves, crossbody-bag, chinos, vest, hiking boot, coat, belt bag`,
    tolerated:
      'leggings, shorts, polo-shirt, trousers, cardigan, leather-jacket, hat, slip-ons, sunglasses, trench-coat, overalls, knit-dress, watch, belt, running shoe',
    never: `${never}, blouse, evening-dress, sports-bottom, midi-skirt, skiwear, sandals, flip flop, wool trouser, suit trouser, dress trouser, tote, backpack, jewelry`,
    finish: 'scarf, beanie, cap, gloves',
  },
  festival: {
    formality: { from: 0, best: 0.18, to: 0.5 },
    manner: { bohemian: 1, relaxed: 0.6, edgy: 0.5, street: 0.4, beach: 0.2 },
    first:
      'denim short, shorts, combat boot, rain boot, tank-top, maxi dress, denim-jacket, crossbody-bag, belt bag, cowboy boot',
    right:
      't-shirt, jeans, overalls, day-dress, mini-skirt, maxi-skirt, crop top, boots, ankle-boots, sneakers, jumpsuit, raincoat, hat, cap, sunglasses, leather-jacket, shirt, backpack, bandana, bodysuit, jewelry, hoodie, sweatshirt, parka, kimono',
    tolerated:
      'sandals, sweater, cardigan, leggings, bomber, jacket, belt, long-sleeve, scarf, chinos, puffer, windbreaker, flip flop, blouse',
    never: `suit, tie, blazer, heels, clutch, evening-dress, gown, lace-ups, loafers, coat, pencil skirt, stiletto, sports-bottom, skiwear, swimwear, silk, gold watch, ${eveningDress}, ${workBags}, slipper, house shoe`,
    finish: 'sunglasses, belt bag, crossbody-bag, hat, bandana',
  },
  picnic: {
    formality: { from: 0.02, best: 0.26, to: 0.54 },
    manner: { relaxed: 0.9, romantic: 0.6, bohemian: 0.5, preppy: 0.3, beach: 0.2 },
    first:
      'day-dress, sundress, shorts, jeans, linen shirt, sneakers, sandals, straw hat, straw bag',
    right:
      't-shirt, shirt, blouse, polo-shirt, chinos, midi-skirt, maxi-skirt, shirt-dress, cardigan, sweater, denim-jacket, overalls, jumpsuit, tank-top, espadrille, flats, slip-ons, tote, sunglasses, sun hat, hat, cap, crossbody-bag, loafers, wedge, mini-skirt',
    tolerated:
      'ankle-boots, boots, sweatshirt, hoodie, jacket, trench-coat, backpack, scarf, long-sleeve, trousers, leggings, belt, parka, silk scarf',
    never: `suit, tie, heels, stiletto, clutch, evening-dress, gown, pencil skirt, lace-ups, sequin, sports-bottom, swimwear, skiwear, white trouser, coat, ${eveningDress}, ${workBags}, slipper, house shoe`,
    finish: 'straw hat, sun hat, sunglasses, straw bag, tote',
  },
  barbecue: {
    formality: { from: 0, best: 0.22, to: 0.5 },
    manner: { relaxed: 1, beach: 0.3, street: 0.2, bohemian: 0.2 },
    first: 'shorts, t-shirt, polo-shirt, linen shirt, sneakers, sandals, sundress',
    right:
      'jeans, shirt, tank-top, chinos, day-dress, shirt-dress, midi-skirt, maxi-skirt, overshirt, sweatshirt, hoodie, sweater, denim-jacket, cardigan, slip-ons, espadrille, loafers, boat shoe, ankle-boots, jumpsuit, cap, sun hat, straw hat, bucket hat, sunglasses, crossbody-bag, tote, hawaiian shirt, mini-skirt',
    tolerated:
      'blouse, trousers, overalls, long-sleeve, flats, boots, bomber, jacket, leather-jacket, backpack, belt, watch, hat, leggings, parka, puffer, scarf, beanie',
    never: `${eveningDress}, ${workBags}, slipper, house shoe, suit, tie, blazer, heels, stiletto, clutch, evening-dress, gown, pencil skirt, lace-ups, sequin, sports-top, sports-bottom, running short, swimwear, skiwear, white trouser, silk, suede, coat, hiking boot, football boot, ski glove`,
    finish: 'sunglasses, cap, sun hat, straw hat, crossbody-bag',
  },
  'dog-walk': {
    formality: { from: 0, best: 0.16, to: 0.46 },
    manner: { outdoor: 1, relaxed: 0.8, sporty: 0.4 },
    first:
      'rain boot, hiking boot, boots, wax jacket, waxed jacket, raincoat, jeans, parka, rain trouser, rain pant, waterproof trouser',
    right: `${warmTops}, sneakers, hiking shoe, puffer, jacket, leggings, chinos, cap, beanie, scarf, gloves, vest, windbreaker, hiking trouser, hiking pant, ankle-boots, cargo, belt bag, bomber`,
    tolerated:
      'shorts, sweatpants, denim-jacket, trousers, overalls, crossbody-bag, hat, backpack, cardigan, trench-coat, coat, sports-bottom, sunglasses, polo-shirt, knit-dress',
    never: `${never}, blouse, evening-dress, day-dress, midi-skirt, sandals, flip flop, maxi-skirt, skiwear, tote`,
    finish: 'cap, beanie, scarf, gloves, belt bag',
  },
  hike: {
    formality: { from: 0, best: 0.08, to: 0.4 },
    manner: { outdoor: 1, sporty: 0.8 },
    first:
      'hiking boot, hiking trouser, hiking pant, raincoat, fleece, base layer, hiking shoe, hiking short, softshell, backpack, boots',
    right:
      'sports-top, t-shirt, long-sleeve, leggings, sports-bottom, windbreaker, puffer, parka, vest, cap, sun hat, bucket hat, beanie, gloves, cargo, sunglasses, hoodie',
    tolerated:
      'sneakers, shorts, sweatshirt, sweater, sweatpants, flannel shirt, jacket, ankle-boots, hat, belt bag, chinos, shirt, running shoe, rain boot',
    never: `${never}, jeans, denim, midi-skirt, maxi-skirt, mini-skirt, day-dress, shirt-dress, knit-dress, jumpsuit, blouse, coat, trench-coat, sandals, flip flop, slip-ons, tote, shoulder-bag, leather crossbody, leather-jacket, sheepskin boot, cowboy boot, linen, skiwear, canvas sneaker, knee boot`,
    finish: 'backpack, cap, beanie, sun hat',
  },
  camping: {
    formality: { from: 0, best: 0.1, to: 0.42 },
    manner: { outdoor: 1, relaxed: 0.7, sporty: 0.4 },
    first:
      'hiking boot, fleece, hiking trouser, hiking pant, cargo, raincoat, hoodie, beanie, backpack',
    right: `${warmTops}, boots, sneakers, hiking shoe, leggings, jeans, shorts, puffer, parka, jacket, vest, cap, gloves, sports-top, flannel shirt, overalls, rain boot, sweatpants, sports-bottom, sun hat, bucket hat, bomber`,
    tolerated:
      'sandals, flip flop, slip-ons, denim-jacket, chinos, ankle-boots, scarf, hat, cardigan, tank-top, sunglasses, belt bag, belt',
    never: `${never}, midi-skirt, day-dress, blouse, coat, trench-coat, tote, shoulder-bag, cocktail dress, leather-jacket`,
    finish: 'backpack, beanie, cap',
  },
  sailing: {
    formality: { from: 0, best: 0.2, to: 0.5 },
    manner: { preppy: 1, sporty: 0.7, outdoor: 0.7, beach: 0.4 },
    first:
      'boat shoe, deck shoe, sailing jacket, oilskin, windbreaker, raincoat, breton, sailing boot, white sneaker, fleece',
    right:
      'sneakers, slip-ons, plimsoll, t-shirt, polo-shirt, long-sleeve, sweater, sweatshirt, hoodie, shorts, chinos, hiking trouser, hiking pant, rain trouser, rain pant, jacket, parka, vest, cap, beanie, sunglasses, rain boot, gloves, bucket hat, sun hat, jeans',
    tolerated:
      'leggings, sports-top, swimwear, puffer, tank-top, shirt, sweatpants, bomber, backpack, travel-bag, tote, trousers, belt, scarf, cardigan, denim-jacket, hat, watch, base layer, running shoe',
    never: `${townwear}, lace-ups, boots, ankle-boots, hiking boot, gown, suede, midi-skirt, maxi-skirt, mini-skirt, day-dress, shirt-dress, knit-dress, blouse, coat, trench-coat, leather-jacket, shoulder-bag, silk, flats, sandals, flip flop, silk scarf, football boot, penny loafer, skiwear, heels, sports-bottom, graphic tee, band tee`,
    finish: 'cap, sunglasses, beanie',
  },
  gardening: {
    formality: { from: 0, best: 0.06, to: 0.36 },
    manner: { relaxed: 1, outdoor: 0.9 },
    first: 'rain boot, overalls, work boot, work trouser, gardening glove, old, clogs, cap',
    right:
      't-shirt, sweatshirt, hoodie, flannel shirt, jeans, sweatpants, shorts, cargo, boots, sneakers, fleece, vest, sun hat, bucket hat, straw hat, gloves, denim shirt, long-sleeve, hiking trouser, hiking pant, raincoat, leggings',
    tolerated:
      'sweater, tank-top, jacket, hiking boot, parka, slip-ons, denim-jacket, beanie, windbreaker, chinos, hat, puffer',
    never: `${never}, blouse, cashmere, merino, midi-skirt, maxi-skirt, day-dress, shirt-dress, knit-dress, jumpsuit, coat, trench-coat, leather-jacket, shoulder-bag, tote, crossbody-bag, suede, satin, velvet, trousers, sandals, flip flop, ankle-boots, lace, watch, jewelry, skiwear, mini-skirt`,
    colors: { right: 'black, charcoal, grey, navy, blue, olive, brown, green, rust' },
    finish: 'gloves, sun hat, straw hat, cap',
  },
} as const satisfies Record<string, DressCode>;
