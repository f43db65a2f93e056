import type { Occasion } from '../request.ts';
import type { DressCode } from './dress-code.ts';
import { daywear, eveningDress, indoors, townwear, undressed } from './kinds.ts';

/*
 * The occasions of a garment (`itemOccasions`), where nothing is known more closely. Words put a garment nearer to the
 * middle than the garment is ("evening gown" 0.7, "sneakers" 0.25), so the codes are wide at the ends. Source: what
 * invitations and offices ask of guests and staff ("cocktail", "business casual", "garden party"), which agree on these
 * kinds.
 */

const notSport =
  'heels, loafers, lace-ups, flats, sandals, clutch, jeans, blazer, coat, trench-coat, mini-skirt, midi-skirt, maxi-skirt, blouse, shirt, boots, ankle-boots, day-dress, shirt-dress, tie, suit, evening-dress, denim';
const ofSport = 'sports-top, sports-bottom, skiwear, swimwear, football boot';

export const occasions: Record<Occasion, DressCode> = {
  Everyday: {
    formality: { from: 0.05, best: 0.3, to: 0.62 },
    manner: { relaxed: 0.8, minimal: 0.4, classic: 0.4 },
    right:
      't-shirt, sweater, shirt, sweatshirt, blouse, long-sleeve, jeans, chinos, shorts, midi-skirt, day-dress, shirt-dress, knit-dress, sneakers, ankle-boots, flats, sandals, loafers, denim-jacket, trench-coat, jacket, coat, cardigan, tote, crossbody-bag, backpack, belt, scarf, sunglasses',
    tolerated:
      'trousers, polo-shirt, tank-top, mini-skirt, maxi-skirt, jumpsuit, overalls, boots, slip-ons, lace-ups, blazer, bomber, leather-jacket, parka, puffer, vest, hoodie, leggings, sweatpants, bodysuit, shoulder-bag, hat, cap, jewelry, watch, gloves, hosiery',
    never: `evening-dress, tie, ${ofSport}, ${eveningDress}, slipper, house shoe`,
    finish: 'crossbody-bag, tote, belt, scarf',
  },
  Work: {
    formality: { from: 0.25, best: 0.47, to: 0.78 },
    manner: { classic: 0.9, minimal: 0.6, preppy: 0.4 },
    right:
      'shirt, blouse, sweater, polo-shirt, trousers, chinos, midi-skirt, day-dress, shirt-dress, knit-dress, suit, blazer, cardigan, loafers, lace-ups, flats, heels, ankle-boots, tote, shoulder-bag, coat, trench-coat, belt, watch',
    tolerated:
      'jeans, t-shirt, long-sleeve, maxi-skirt, jumpsuit, boots, sneakers, jacket, crossbody-bag, backpack, scarf, silk scarf, jewelry, tie, hosiery, waistcoat, slip-ons, gloves, hat',
    never: `${ofSport}, sweatpants, evening-dress, shorts, flip flop, ${eveningDress}, ${indoors}`,
    finish: 'tote, shoulder-bag, belt, watch',
  },
  Business: {
    formality: { from: 0.36, best: 0.58, to: 0.9 },
    manner: { classic: 1, minimal: 0.6 },
    right:
      'shirt, blouse, trousers, midi-skirt, suit, blazer, loafers, lace-ups, heels, flats, tote, briefcase, shoulder-bag, coat, trench-coat, tie, watch, belt, hosiery, waistcoat',
    tolerated:
      'sweater, turtleneck, cardigan, chinos, shirt-dress, sheath dress, day-dress, knit-dress, ankle-boots, jumpsuit, scarf, jewelry, gloves, polo-shirt',
    never: `${undressed}, shorts, t-shirt, tank-top, sandals, ${eveningDress}`,
    finish: 'tote, briefcase, watch, tie, belt',
  },
  Evening: {
    formality: { from: 0.36, best: 0.62, to: 1 },
    manner: { glamorous: 1, minimal: 0.4, edgy: 0.3, romantic: 0.4 },
    right:
      'blouse, shirt, day-dress, evening-dress, jumpsuit, midi-skirt, mini-skirt, trousers, heels, loafers, ankle-boots, flats, clutch, shoulder-bag, blazer, coat, suit, jewelry, hosiery, camisole, cami',
    tolerated:
      'sweater, turtleneck, knit-dress, shirt-dress, maxi-skirt, jeans, chinos, lace-ups, leather-jacket, trench-coat, tie, scarf, silk scarf, belt, watch, crossbody-bag, cardigan, tank-top',
    never: `${undressed}`,
    finish: 'clutch, shoulder-bag, jewelry, watch',
  },
  Formal: {
    formality: { from: 0.45, best: 0.75, to: 1 },
    manner: { glamorous: 0.8, classic: 0.8, romantic: 0.4 },
    right:
      'shirt, blouse, evening-dress, suit, trousers, maxi-skirt, midi-skirt, heels, lace-ups, clutch, coat, tie, blazer, jewelry, hosiery, camisole, cami, watch',
    tolerated:
      'day-dress, jumpsuit, loafers, flats, shoulder-bag, trench-coat, gloves, scarf, silk scarf, cape, waistcoat, belt, shirt-dress, ankle-boots',
    never: `${daywear}, tote`,
    finish: 'clutch, jewelry, tie, watch',
  },
  Wedding: {
    formality: { from: 0.4, best: 0.62, to: 1 },
    manner: { romantic: 1, glamorous: 0.6, classic: 0.4 },
    right:
      'blouse, day-dress, evening-dress, jumpsuit, suit, midi-skirt, maxi-skirt, heels, flats, lace-ups, loafers, heeled sandal, clutch, blazer, tie, jewelry',
    tolerated:
      'shirt, trousers, chinos, shirt-dress, coat, trench-coat, waistcoat, shoulder-bag, camisole, cami, hat, hosiery, watch, silk scarf, scarf, belt, cardigan, sandals, mini-skirt, sweater, gloves',
    never: `${undressed}, jeans, shorts, t-shirt, sneakers, denim-jacket, parka, ${eveningDress}`,
    neverAllIn: [
      {
        kinds: 'day-dress, evening-dress, shirt-dress, knit-dress, jumpsuit',
        colors: 'white, cream',
      },
    ],
    neverWhole: 'white, cream',
    finish: 'clutch, jewelry, tie, watch',
  },
  Date: {
    formality: { from: 0.25, best: 0.5, to: 0.85 },
    manner: { romantic: 0.8, minimal: 0.4, glamorous: 0.4, edgy: 0.2 },
    right:
      'blouse, day-dress, jumpsuit, midi-skirt, mini-skirt, jeans, shirt, heels, ankle-boots, flats, shoulder-bag, clutch, crossbody-bag, blazer, leather-jacket, jewelry, evening-dress, coat',
    tolerated:
      't-shirt, sweater, turtleneck, trousers, chinos, loafers, sneakers, lace-ups, knit-dress, shirt-dress, maxi-skirt, camisole, cami, trench-coat, denim-jacket, belt, watch, scarf, silk scarf, suit, bodysuit',
    never: `${undressed}, shorts, parka, ${eveningDress}`,
    finish: 'clutch, shoulder-bag, jewelry, watch',
  },
  Party: {
    formality: { from: 0.28, best: 0.55, to: 0.95 },
    manner: { glamorous: 1, edgy: 0.5, romantic: 0.3 },
    right:
      'blouse, tank-top, day-dress, evening-dress, jumpsuit, mini-skirt, midi-skirt, heels, ankle-boots, clutch, blazer, leather-jacket, jewelry, shirt, suit',
    tolerated:
      'jeans, trousers, chinos, sweater, bodysuit, loafers, flats, lace-ups, shoulder-bag, crossbody-bag, coat, hosiery, watch, belt, tie, t-shirt, maxi-skirt, trench-coat',
    never: `${undressed}, parka, ${eveningDress}`,
    finish: 'clutch, jewelry, watch',
  },
  Travel: {
    formality: { from: 0, best: 0.25, to: 0.55 },
    manner: { relaxed: 1, sporty: 0.4, minimal: 0.4 },
    right:
      't-shirt, sweater, sweatshirt, hoodie, shirt, long-sleeve, jeans, leggings, chinos, sweatpants, sneakers, slip-ons, ankle-boots, backpack, travel-bag, tote, crossbody-bag, trench-coat, parka, denim-jacket, cardigan, scarf',
    tolerated:
      'trousers, shorts, polo-shirt, blouse, day-dress, shirt-dress, knit-dress, maxi-skirt, loafers, flats, boots, sandals, coat, jacket, bomber, puffer, vest, blazer, hat, cap, sunglasses, jumpsuit, belt, watch',
    never: `evening-dress, clutch, ${ofSport}, tie, stiletto, ${eveningDress}, ${indoors}`,
    finish: 'travel-bag, backpack, scarf, sunglasses',
  },
  Outdoors: {
    formality: { from: 0, best: 0.18, to: 0.42 },
    manner: { outdoor: 1, sporty: 0.7, relaxed: 0.4 },
    right:
      't-shirt, sweater, sweatshirt, hoodie, shirt, long-sleeve, jeans, leggings, shorts, chinos, sneakers, boots, ankle-boots, backpack, parka, puffer, jacket, bomber, vest, cap, gloves, scarf',
    tolerated:
      'sports-bottom, sports-top, sweatpants, tank-top, trousers, denim-jacket, trench-coat, coat, slip-ons, crossbody-bag, hat, sunglasses, overalls, polo-shirt, cardigan',
    never: `${townwear}, running short, skiwear, swimwear`,
    finish: 'backpack, cap, scarf, gloves',
  },
  Sport: {
    formality: { from: 0, best: 0.06, to: 0.3 },
    manner: { sporty: 1, outdoor: 0.5 },
    first: 'sports-top, sports-bottom, running shoe',
    right:
      't-shirt, tank-top, hoodie, sweatshirt, leggings, shorts, sweatpants, sneakers, travel-bag, gym bag, cap',
    tolerated: 'long-sleeve, jacket, backpack, swimwear, skiwear, puffer, vest, bomber',
    never: notSport,
    finish: 'gym bag, travel-bag, cap',
  },
  Beach: {
    formality: { from: 0, best: 0.12, to: 0.4 },
    manner: { beach: 1, relaxed: 0.6, bohemian: 0.4 },
    right:
      't-shirt, tank-top, shirt, shorts, day-dress, maxi-skirt, swimwear, sandals, slip-ons, sneakers, tote, hat, sunglasses, flip flop',
    tolerated:
      'polo-shirt, mini-skirt, midi-skirt, jumpsuit, shirt-dress, cap, backpack, crossbody-bag, sweatshirt, hoodie, denim-jacket, cardigan, jeans, chinos',
    never: `heels, suit, coat, boots, ankle-boots, tie, trench-coat, puffer, parka, clutch, evening-dress, skiwear, gloves, beanie, ${eveningDress}, ${indoors}`,
    finish: 'sunglasses, hat, tote',
  },
  Home: {
    formality: { from: 0, best: 0.15, to: 0.4 },
    manner: { relaxed: 1, sporty: 0.4 },
    right:
      't-shirt, sweater, sweatshirt, hoodie, sweatpants, leggings, jeans, shorts, sneakers, slip-ons, cardigan, long-sleeve',
    tolerated:
      'sports-top, sports-bottom, shirt, tank-top, chinos, knit-dress, day-dress, trousers, sandals, flats, loafers, vest',
    never: `swimwear, skiwear, tie, heels, evening-dress, running short, ${eveningDress}`,
  },
};
