import type { TermTable } from '../facts.ts';

/** Color words, as shops use them. */
export const colors: TermTable = [
  ['black, noir, jet, onyx, ebony', { colors: ['black'] }],
  [
    'charcoal, graphite, anthracite, slate, gunmetal, dark grey, dark gray',
    { colors: ['charcoal'] },
  ],
  ['grey, gray, heather grey, heather gray, ash, stone grey, pewter, smoke', { colors: ['grey'] }],
  ['silver, chrome, platinum', { colors: ['silver'] }],
  ['white, optic white, blanc, snow white, off white, offwhite', { colors: ['white'] }],
  [
    'cream, ivory, ecru, bone, vanilla, eggshell, pearl white, champagne, winter white',
    { colors: ['cream'] },
  ],
  [
    'beige, nude, sand, stone, taupe, oatmeal, biscuit, khaki, mushroom, almond, natural',
    { colors: ['beige'] },
  ],
  ['camel, tan, caramel, honey, toffee, gold, golden', { colors: ['camel'] }],
  [
    'brown, chocolate, cognac, chestnut, mocha, coffee, espresso, bronze, whiskey, walnut',
    { colors: ['brown'] },
  ],
  ['rust, copper, terracotta, brick, burnt orange, cinnamon, amber', { colors: ['rust'] }],
  ['orange, tangerine, coral, apricot, peach, salmon', { colors: ['orange'] }],
  ['yellow, mustard, lemon, canary, sunflower, ochre', { colors: ['yellow'] }],
  ['citron, chartreuse, lime, neon yellow', { colors: ['citron'] }],
  ['olive, army green, khaki green, moss', { colors: ['olive'] }],
  [
    'green, emerald, forest, hunter green, kelly green, bottle green, jade, sage',
    { colors: ['green'] },
  ],
  ['mint, seafoam, pistachio, mint green', { colors: ['mint'] }],
  ['teal, turquoise, petrol, aqua, peacock', { colors: ['teal'] }],
  ['sky, light blue, pale blue, baby blue, powder blue, sky blue, ice blue', { colors: ['sky'] }],
  ['blue, cobalt, royal blue, sapphire, cornflower, electric blue, indigo', { colors: ['blue'] }],
  ['navy, midnight, navy blue, dark blue, midnight blue, marine', { colors: ['navy'] }],
  [
    'purple, violet, lavender, lilac, plum, aubergine, eggplant, mauve, amethyst',
    { colors: ['purple'] },
  ],
  [
    'pink, blush, rose, fuchsia, magenta, hot pink, dusty pink, baby pink, bubblegum, raspberry, dusky pink',
    { colors: ['pink'] },
  ],
  ['red, scarlet, crimson, cherry, ruby, tomato, poppy', { colors: ['red'] }],
  [
    'burgundy, maroon, wine, oxblood, bordeaux, merlot, berry, garnet, claret',
    { colors: ['burgundy'] },
  ],
];
