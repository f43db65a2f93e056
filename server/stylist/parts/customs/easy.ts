import type { Custom } from './custom.ts';

/** What ordinary days and the beach are dressed in. */
export const easy: readonly Custom[] = [
  // Denim.
  [
    'jeans',
    't-shirt sweater shirt blouse tank-top blazer denim-jacket leather-jacket sneakers ankle-boots turtleneck cardigan work-boots belt',
    0.86,
  ],
  ['jeans', 'coat trench-coat boots loafers crossbody-bag tote backpack parka bomber flats', 0.8],
  [
    'jeans',
    'bodysuit camisole heels shoulder-bag scarf flat-cap cowboy-boots wax-jacket puffer',
    0.76,
  ],
  ['ripped-jeans', 'graphic-tee t-shirt leather-jacket sneakers work-boots hoodie bomber cap', 0.9],
  ['ripped-jeans', 'blouse loafers lace-ups clutch pearls trench-coat', 0.35],
  ['jeans shorts leggings sweatpants', 'evening-dress suit clutch fascinator', 0.25],
  ['jeans', 'sports-top running-shoes sandals flip-flops gym-bag', 0.42],
  // Shorts.
  [
    'shorts',
    'sandals sneakers t-shirt tank-top slip-ons sunglasses hat espadrilles boat-shoes',
    0.87,
  ],
  ['shorts', 'polo-shirt shirt straw-hat cap crossbody-bag backpack tote belt', 0.78],
  [
    'shorts',
    'coat puffer parka boots scarf gloves beanie turtleneck heels tights blazer lace-ups',
    0.2,
  ],
  // Casual and work.
  ['overalls', 'top sneakers t-shirt long-sleeve turtleneck work-boots backpack ankle-boots', 0.86],
  ['skiwear', 'top', 0.85],
  ['flannel-shirt', 'jeans work-boots hiking-boots gilet beanie boots ankle-boots cap', 0.9],
  ['flannel-shirt', 'heels clutch trousers pearls blazer tie', 0.25],
  ['graphic-tee', 'jeans leather-jacket work-boots sneakers denim-jacket mini-skirt', 0.88],
  ['graphic-tee', 'clutch pearls pencil-skirt tie loafers lace-ups', 0.28],
  ['cargo', 'sneakers hoodie t-shirt crop-top cap belt-bag bomber work-boots', 0.87],
  ['cargo', 'blouse heels clutch pearls loafers tie lace-ups', 0.25],
  ['belt-bag', 'hoodie sneakers cap sweatpants t-shirt bomber', 0.87],
  [
    'trousers',
    'blouse shirt blazer heels loafers lace-ups flats sweater turtleneck waistcoat',
    0.87,
  ],
  [
    'trousers',
    'coat trench-coat tote belt shoulder-bag briefcase watch camisole silk-scarf pearls',
    0.82,
  ],
  ['leather-trousers', 'heels camisole ankle-boots leather-jacket blazer sweater crop-top', 0.86],
  ['chinos', 'shirt polo-shirt loafers sweater blazer sneakers boat-shoes belt ankle-boots', 0.87],
  ['polo-shirt', 'chinos shorts boat-shoes loafers sneakers belt sweater', 0.86],
  ['turtleneck', 'coat trousers blazer loafers ankle-boots midi-skirt trench-coat gloves', 0.86],
  ['sweater-vest', 'shirt loafers trousers mini-skirt socks chinos', 0.88],
  ['cardigan', 'jeans day-dress blouse midi-skirt flats t-shirt shirt camisole ankle-boots', 0.82],
  ['loafers', 'trousers chinos sweater blazer shirt socks coat belt', 0.85],
  ['loafers lace-ups', 'swimwear sports-top sweatpants flip-flops beanie', 0.2],
  ['lace-ups', 'shirt trousers tie belt coat briefcase', 0.87],
  ['boat-shoes', 'suit tie tuxedo briefcase trousers blazer coat bow-tie', 0.32],
  ['boat-shoes', 'jeans t-shirt long-sleeve shirt rain-jacket jacket hoodie cap', 0.84],
  ['boat-shoes', 'polo-shirt chinos shorts sunglasses sweater', 0.9],
  ['briefcase', 'coat trench-coat tie watch trousers shirt', 0.87],
  ['briefcase', 'jeans shorts sneakers sandals hoodie day-dress swimwear', 0.28],
  ['flat-cap', 'waistcoat coat sweater tie trousers', 0.84],
  [
    'trench-coat coat',
    'trousers heels ankle-boots scarf sweater shoulder-bag loafers gloves tote',
    0.84,
  ],
  ['coat', 'boots knit-dress turtleneck lace-ups tights jeans', 0.82],
  ['trench-coat', 'jeans shirt silk-scarf flats suit rain-boots', 0.83],
  [
    'leather-jacket',
    'jeans ankle-boots boots t-shirt day-dress work-boots mini-skirt graphic-tee',
    0.88,
  ],
  ['leather-jacket', 'slip-dress sneakers bodysuit edgy-jewelry cowboy-boots', 0.84],
  ['leather-jacket', 'boat-shoes lace-ups tie fascinator straw-hat clutch', 0.35],
  ['bomber denim-jacket', 'sneakers jeans t-shirt cap backpack crop-top', 0.86],
  ['denim-jacket', 'day-dress sundress maxi-skirt mini-skirt overalls shorts', 0.8],
  ['work-boots', 'leather-jacket jeans mini-skirt graphic-tee denim-jacket edgy-jewelry', 0.88],
  [
    'cowboy-boots',
    'maxi-skirt jeans day-dress boho-jewelry belt flannel-shirt mini-skirt hat',
    0.86,
  ],
  // The beach.
  ['swimwear', 'flip-flops sandals straw-hat hat sunglasses basket tote shorts swimwear', 0.93],
  ['swimwear', 'boots coat jeans trousers heels blazer scarf gloves tights pearls', 0.12],
];
