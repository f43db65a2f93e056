import type { DressCode, Requirement } from './dress-code.ts';
import { daywear, undressed } from './kinds.ts';

/*
 * Sources: "Attire Guide: Dress Codes from Casual to White Tie", The Emily Post Institute
 * (https://emilypost.com/advice/attire-guide-dress-codes-from-casual-to-white-tie);
 * "Do Dress Codes Matter?", Debrett's (https://debretts.com/do-dress-codes-matter);
 * "Addressing the Dress Code", Debrett's (https://debretts.com/addressing-the-dress-code/). See also "Black tie" and "White tie", Wikipedia
 * (https://en.wikipedia.org/wiki/Black_tie, https://en.wikipedia.org/wiki/White_tie).
 */

/** What a dinner jacket is called. */
export const tuxedos = 'tuxedo, tux, smoking, dinner jacket, dinner suit';
const longDresses =
  'evening gown, ball gown, ballgown, gown, evening dress, maxi dress, formal dress';
/** Dresses that end too high, or are too thin, for the most formal evenings. */
const shortDresses =
  'mini dress, bodycon dress, bandage dress, shirt-dress, knit-dress, smock dress';
/** What no suit of the evening is worn with. */
const notFormal = `${daywear}, ${shortDresses}, chinos, mini-skirt, long-sleeve, boots, ankle-boots, cardigan, sweater, tote, jacket, leather-jacket, crossbody-bag, sun hat, duffle coat, duffel coat, toggle coat, pea coat, peacoat, knit tie, striped tie, striped shirt, suede`;

/** Over evening dress a coat is dark. */
const eveningColors = [
  // A necktie that stands in for a bow tie is black.
  {
    kinds: 'tie',
    colors: 'navy, grey, red, blue, burgundy, green, silver, pink, purple, brown, teal, sky',
  },
  // The shirt of evening dress is white.
  {
    kinds: 'shirt',
    colors:
      'black, charcoal, grey, sky, blue, navy, pink, beige, brown, green, mint, red, burgundy, purple, yellow, orange, olive, teal',
  },
  // Trousers without a jacket of their own are those of a dinner jacket.
  {
    kinds: 'trousers',
    colors: 'grey, brown, beige, camel, olive, green, sky, blue, white, cream, burgundy, red, pink',
  },
  {
    kinds: 'coat, trench-coat, cape',
    colors: 'beige, camel, brown, olive, rust, orange, yellow, citron, pink, mint, sky',
  },
];

const bowTie: Requirement = {
  words: 'A bow tie',
  kinds: 'bow tie, bowtie',
  nearest: 'tie',
  of: 'suit',
};
const longDress: Requirement = {
  words: 'A long evening dress',
  kinds: `${longDresses}, evening-dress`,
  nearest: 'day-dress, jumpsuit, maxi-skirt, midi-skirt, cocktail dress, slip dress',
  of: 'dress',
};

export const formal = {
  'black-tie': {
    formality: { from: 0.5, best: 0.9, to: 1 },
    manner: { glamorous: 1, classic: 0.9, romantic: 0.3 },
    first: `${tuxedos}, ${longDresses}, evening-dress, bow tie, bowtie, cummerbund, opera pump, patent lace up, patent shoe, dress shirt, tuxedo shirt, black tie`,
    right:
      'suit, shirt, lace-ups, heels, maxi-skirt, coat, cape, clutch, jewelry, tie, gloves, hosiery, cufflink, pocket square, tuxedo trouser, waistcoat',
    tolerated:
      'cocktail dress, slip dress, blouse, camisole, jumpsuit, blazer, trousers, midi-skirt, flats, loafers, shoulder-bag, trench-coat, scarf, silk scarf, belt, vest, watch',
    never: `${notFormal}, hat`,
    neverAllIn: eveningColors,
    colors: { right: 'black, navy, white, burgundy, green, red, silver, charcoal' },
    patterns: { never: 'graphic, check', busiest: 0.5 },
    fabrics: {
      right: 'silk, velvet, lace',
      never: 'corduroy, terry, straw, crochet, linen',
    },
    traits: ['short'],
    required: [
      {
        words: 'A tuxedo',
        kinds: tuxedos,
        except: 'shirt, trousers, vest, tie, lace-ups',
        nearest: 'suit, blazer',
        of: 'suit',
      },
      bowTie,
      longDress,
    ],
    finish: 'bow tie, clutch, jewelry, cufflink, pocket square',
  },
  'white-tie': {
    formality: { from: 0.55, best: 1, to: 1 },
    manner: { glamorous: 1, classic: 1, romantic: 0.4 },
    first: `tailcoat, tail coat, evening tail, ${longDresses}, bow tie, bowtie, opera pump, dress shirt, tuxedo shirt, opera glove, evening-dress`,
    right: `${tuxedos}, shirt, lace-ups, heels, coat, cape, clutch, jewelry, gloves, hosiery, waistcoat, cufflink, top hat`,
    tolerated:
      'suit, tie, maxi-skirt, blouse, flats, trousers, watch, scarf, silk scarf, vest, blazer',
    never: `${notFormal}, cocktail dress, slip dress, loafers, jumpsuit, midi-skirt, belt`,
    neverAllIn: eveningColors,
    colors: { right: 'black, white, navy, cream, silver' },
    patterns: { never: 'graphic, check, animal, stripe', busiest: 0.4 },
    fabrics: {
      right: 'silk, velvet, lace',
      never: 'corduroy, terry, straw, crochet, linen',
    },
    traits: ['short'],
    required: [
      {
        words: 'A tailcoat',
        kinds: 'tailcoat, tail coat, evening tail',
        nearest: `${tuxedos}, suit`,
        of: 'suit',
      },
      { ...bowTie, words: 'A white bow tie' },
      longDress,
    ],
    finish: 'bow tie, clutch, jewelry, gloves, cufflink',
  },
  gala: {
    formality: { from: 0.48, best: 0.85, to: 1 },
    manner: { glamorous: 1, classic: 0.7, romantic: 0.5 },
    first: `${tuxedos}, ${longDresses}, evening-dress, bow tie, bowtie, dress shirt`,
    right:
      'suit, cocktail dress, slip dress, shirt, tie, lace-ups, heels, maxi-skirt, jumpsuit, blouse, camisole, coat, cape, clutch, jewelry, hosiery, gloves, watch, waistcoat',
    tolerated:
      'blazer, trousers, midi-skirt, flats, loafers, shoulder-bag, trench-coat, scarf, silk scarf, belt',
    never: notFormal,
    patterns: { never: 'graphic', busiest: 0.6 },
    fabrics: {
      right: 'silk, velvet, lace, sheer',
      never: 'corduroy, terry, straw, crochet',
    },
    required: [
      { words: 'A dark suit', kinds: `suit, ${tuxedos}`, nearest: 'blazer', of: 'suit' },
      { words: 'A tie', kinds: 'tie', of: 'suit' },
    ],
    finish: 'bow tie, tie, clutch, jewelry, watch, cufflink',
  },
  cocktail: {
    formality: { from: 0.4, best: 0.72, to: 1 },
    manner: { glamorous: 1, classic: 0.5, romantic: 0.4, minimal: 0.3 },
    first: 'cocktail dress, little black dress, lbd, party dress, suit, heels, clutch',
    right:
      'evening-dress, jumpsuit, blouse, shirt, midi-skirt, camisole, cami, blazer, trousers, lace-ups, loafers, tie, coat, jewelry, hosiery, watch, pocket square, waistcoat',
    tolerated: `day-dress, mini-skirt, maxi-skirt, flats, ankle-boots, heeled sandal, shoulder-bag, trench-coat, silk scarf, belt, ${tuxedos}, sweater, cape`,
    never: `${undressed}, jeans, shorts, t-shirt, sneakers, denim, sandals, tote, sundress, bomber, parka, polo-shirt, beach bag, straw hat, work boot, combat boot, bucket hat`,
    patterns: { never: 'graphic' },
    fabrics: { right: 'silk, velvet, lace, sheer', never: 'terry, straw' },
    finish: 'clutch, jewelry, tie, watch, pocket square',
  },
} as const satisfies Record<string, DressCode>;
