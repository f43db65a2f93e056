import type { GarmentTrait } from '#contract/rules/stylist.ts';
import { list } from './clause-words.ts';

/** Words for what a garment is to be, or not to be, beside its kind and color. */
const table: Record<GarmentTrait, string> = {
  short: 'short, shorter, mini, too short, very short, super short, cropped',
  long: 'long, longer, maxi, floor length, ankle length, too long',
  tight:
    'tight, tighter, too tight, tight fitting, skin tight, skintight, figure hugging, clingy, bodycon, body hugging, form fitting, fitted, slim fit, slim, skinny, constricting, restrictive',
  loose:
    'loose, looser, loose fitting, baggy, flowy, flowing, oversized, oversize, roomy, wide, wide cut, boxy, slouchy',
  sleeveless:
    'sleeveless, strapless, off the shoulder, off shoulder, spaghetti straps, spaghetti strap, one shoulder, halter, bare shoulders, bare arms, without sleeves',
  'long-sleeved': 'long sleeved, long sleeve, with long sleeves, full sleeved',
  'low-cut': 'low cut, low-cut, plunging, backless, deep neckline, cleavage, v neck, too low cut',
  'high-heeled': 'high heeled, high-heeled, heeled, high',
  flat: 'flat, flat soled, low heeled',
  warm: 'warm, thick, heavy, chunky, lined, padded, wintry, too warm, too heavy, too thick',
  thin: 'thin, lightweight, light weight, summery, airy, flimsy, too thin',
  waterproof: 'waterproof, rainproof, water resistant, water repellent, weatherproof',
  sheer: 'sheer, see through, see-through, transparent',
  shiny:
    'shiny, sparkly, glittery, sequined, sequinned, metallic, shimmery, glittering, shimmering, blingy, glossy',
  patterned:
    'patterned, pattern, patterns, print, prints, printed, busy patterns, loud patterns, wild patterns, busy prints, loud prints',
  plain:
    'plain, solid, unpatterned, unprinted, solid color, solid colour, without pattern, without patterns, without print',
  dressy: 'dressy, formal, elegant, smart, fancy, chic, posh, too dressy',
  casual: 'casual, sloppy, scruffy, everyday, too casual',
  sporty: 'sporty, athletic, athleisure',
  light: 'light colored, light coloured, light-colored, pale, pastel',
  dark: 'dark, darker, dark colored, dark coloured, too dark',
  bright:
    'bright, colorful, colourful, loud, neon, flashy, gaudy, garish, too bright, bright colored, bright coloured',
};

/** Every word for a trait, with the trait. */
export const traitWords: readonly (readonly [words: string, trait: GarmentTrait])[] = (
  Object.entries(table) as [GarmentTrait, string][]
).flatMap(([trait, words]) => list(words).map((one) => [one, trait] as const));
