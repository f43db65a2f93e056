import type { Custom } from './custom.ts';

/** What sport, the mountains and the rain are dressed in. */
export const moving: readonly Custom[] = [
  // Sport.
  [
    'sports-top sports-bottom',
    'running-shoes sneakers sports-bottom sports-top hoodie cap gym-bag travel-bag sports-watch shell-jacket',
    0.95,
  ],
  ['sports-top sports-bottom', 'sweatshirt sweatpants leggings t-shirt backpack', 0.82],
  [
    'sports-top sports-bottom',
    'heels blazer clutch blouse jewelry shirt loafers coat jeans tote',
    0.12,
  ],
  ['running-shoes', 'leggings sweatpants hoodie t-shirt gym-bag sports-watch', 0.85],
  ['running-shoes', 'trousers blouse heels clutch coat shirt midi-skirt evening-dress pearls', 0.2],
  ['gym-bag', 'leggings hoodie sweatpants sweatshirt sneakers', 0.88],
  ['gym-bag', 'blouse heels trousers coat blazer jewelry shirt', 0.12],
  ['leggings', 'sweater hoodie sweatshirt sneakers boots parka puffer cardigan snow-boots', 0.84],
  ['leggings', 'shirt heels clutch suit loafers blouse pearls', 0.35],
  ['sweatpants', 'hoodie sweatshirt t-shirt sneakers bomber cap puffer belt-bag', 0.9],
  [
    'sweatpants hoodie',
    'heels blouse clutch evening-dress trench-coat flats pearls lace-ups',
    0.18,
  ],
  [
    'hoodie sweatshirt',
    'sneakers cap jeans cargo denim-jacket bomber puffer parka backpack belt-bag',
    0.87,
  ],
  ['hoodie sweatshirt', 'pencil-skirt midi-skirt clutch heels loafers tie lace-ups', 0.25],
  // Mountains and rain.
  [
    'hiking-boots',
    'hiking-trousers base-layer shell-jacket backpack rain-jacket beanie gilet',
    0.95,
  ],
  ['hiking-boots', 'jeans flannel-shirt sweater puffer parka leggings', 0.74],
  [
    'hiking-boots',
    'blouse heels midi-skirt clutch tie trousers evening-dress jewelry trench-coat',
    0.12,
  ],
  ['hiking-trousers', 'base-layer shell-jacket backpack beanie rain-jacket puffer', 0.92],
  ['hiking-trousers', 'blouse heels loafers lace-ups clutch blazer shoulder-bag pearls', 0.12],
  ['base-layer', 'skiwear shell-jacket snow-boots mittens beanie backpack puffer', 0.92],
  ['skiwear', 'mittens beanie snow-boots puffer gloves', 0.95],
  ['skiwear', 'heels sneakers sandals clutch tie blazer jewelry tote', 0.1],
  ['rain-boots', 'rain-jacket parka jeans wax-jacket trench-coat sweater', 0.9],
  ['rain-boots', 'heels clutch blazer trousers evening-dress pearls sandals', 0.2],
  ['rain-jacket', 'jeans sweater backpack boots hiking-boots sneakers', 0.82],
  ['snow-boots', 'puffer parka mittens beanie scarf sweater', 0.93],
  ['snow-boots', 'blouse clutch heels shorts trousers midi-skirt straw-hat', 0.15],
  [
    'gilet wax-jacket',
    'flannel-shirt jeans sweater ankle-boots hiking-boots chinos shirt boots flat-cap',
    0.86,
  ],
  [
    'puffer parka',
    'boots jeans sweater cap beanie scarf sneakers leggings hoodie gloves backpack',
    0.86,
  ],
  ['puffer parka', 'heels clutch evening-dress loafers pearls blouse silk-scarf', 0.3],
  ['puffer parka coat', 'sandals shorts tank-top swimwear straw-hat', 0.15],
  ['backpack', 'heels clutch evening-dress suit blouse pencil-skirt pearls', 0.22],
  ['backpack', 'sneakers jeans hoodie t-shirt parka bomber overalls sweatshirt', 0.85],
];
