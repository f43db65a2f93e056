import type { TermTable } from '../facts.ts';

/** Terms for what is worn on the feet. */
export const shoes: TermTable = [
  ['shoes, shoe, footwear', { slot: 'shoes', formality: 0.4, warmth: 0.35 }],
  [
    'sneakers, sneaker, trainers, trainer, plimsolls, plimsoll, tennis shoes, canvas shoes, low tops, kicks',
    {
      slot: 'shoes',
      leaf: 'sneakers',
      formality: 0.15,
      warmth: 0.35,
      styles: { sporty: 0.5, street: 0.6, relaxed: 0.5 },
    },
  ],
  [
    'high tops, high top, hi top, hi tops, basketball shoes, skate shoes, wedge sneakers',
    { slot: 'shoes', leaf: 'sneakers', formality: 0.12, warmth: 0.4, styles: { street: 0.9 } },
  ],
  [
    'running shoes, running shoe, athletic shoes, training shoes, cross trainers, gym shoes',
    { slot: 'shoes', leaf: 'sneakers', formality: 0.03, warmth: 0.3, styles: { sporty: 1 } },
  ],
  [
    'boots, boot, knee boots, knee high boots, riding boots, tall boots, equestrian boots',
    {
      slot: 'shoes',
      leaf: 'boots',
      formality: 0.4,
      warmth: 0.7,
      rain: 0.4,
      styles: { classic: 0.3 },
    },
  ],
  [
    'over the knee boots, thigh high boots, thigh boots, otk boots',
    {
      slot: 'shoes',
      leaf: 'boots',
      formality: 0.45,
      warmth: 0.7,
      styles: { glamorous: 0.5, edgy: 0.5 },
    },
  ],
  [
    'combat boots, combat boot, lace up boots, biker boots, moto boots, motorcycle boots, engineer boots, work boots',
    { slot: 'shoes', leaf: 'boots', formality: 0.15, warmth: 0.7, rain: 0.5, styles: { edgy: 1 } },
  ],
  [
    'hiking boots, hiking boot, hikers, trekking boots, snow boots, winter boots, ski boots, duck boots',
    {
      slot: 'shoes',
      leaf: 'boots',
      formality: 0.06,
      warmth: 0.85,
      rain: 0.8,
      styles: { outdoor: 1 },
    },
  ],
  [
    'rain boots, rain boot, wellies, wellington boots, wellingtons, wellington, gumboots, rubber boots',
    {
      slot: 'shoes',
      leaf: 'boots',
      formality: 0.06,
      warmth: 0.5,
      rain: 1,
      styles: { outdoor: 0.9 },
    },
  ],
  [
    'cowboy boots, cowboy boot, western boots, western boot, cowgirl boots',
    {
      slot: 'shoes',
      leaf: 'boots',
      formality: 0.22,
      warmth: 0.6,
      styles: { bohemian: 0.6, vintage: 0.3 },
    },
  ],
  [
    'sheepskin boots, ugg boots, uggs',
    {
      slot: 'shoes',
      leaf: 'boots',
      formality: 0.05,
      warmth: 0.85,
      rain: -0.7,
      styles: { relaxed: 0.9 },
    },
  ],
  [
    'ankle boots, ankle boot, booties, bootie, booty, ankle bootie, chelsea boots, chelsea boot, desert boots, desert boot, chukka',
    {
      slot: 'shoes',
      leaf: 'ankle-boots',
      formality: 0.38,
      warmth: 0.6,
      rain: 0.35,
      styles: { edgy: 0.3, classic: 0.2 },
    },
  ],
  [
    'loafers, loafer, penny loafers, smoking slippers',
    {
      slot: 'shoes',
      leaf: 'loafers',
      formality: 0.42,
      warmth: 0.4,
      styles: { preppy: 0.8, classic: 0.3 },
    },
  ],
  [
    'boat shoes, deck shoes, driving shoes, moccasins, moccasin',
    {
      slot: 'shoes',
      leaf: 'loafers',
      formality: 0.3,
      warmth: 0.35,
      styles: { preppy: 0.9, relaxed: 0.3 },
    },
  ],
  [
    'oxfords, oxford shoes, brogues, brogue, brogue shoes, derby shoes, derbies, derby, lace ups, monk strap, saddle shoes, monk shoes',
    {
      slot: 'shoes',
      leaf: 'lace-ups',
      formality: 0.58,
      warmth: 0.45,
      styles: { classic: 0.6, preppy: 0.5 },
    },
  ],
  [
    'creepers, creeper, platform boots, platform sneakers, flatforms, flatform',
    {
      slot: 'shoes',
      leaf: 'lace-ups',
      formality: 0.15,
      warmth: 0.4,
      styles: { street: 0.6, edgy: 0.6 },
    },
  ],
  [
    'flats, flat, ballet flats, ballet flat, ballerinas, ballerina, ballet pumps, pointed flats, mary janes, mary jane',
    {
      slot: 'shoes',
      leaf: 'flats',
      formality: 0.42,
      warmth: 0.25,
      rain: -0.2,
      styles: { classic: 0.4, romantic: 0.4 },
    },
  ],
  [
    'heels, heel, pumps, pump, court shoes, court shoe, high heels, high heel, stilettos, stiletto, kitten heel, kitten heels',
    {
      slot: 'shoes',
      leaf: 'heels',
      formality: 0.68,
      warmth: 0.2,
      rain: -0.4,
      styles: { classic: 0.3, glamorous: 0.5 },
    },
  ],
  [
    'slingback, slingbacks, slingback pumps, d orsay, dorsay, peep toe, peep toes, t bar, t strap',
    {
      slot: 'shoes',
      leaf: 'heels',
      formality: 0.62,
      warmth: 0.15,
      rain: -0.4,
      styles: { classic: 0.4, glamorous: 0.3, romantic: 0.2 },
    },
  ],
  [
    'platform pumps, platform heels, platforms',
    { slot: 'shoes', leaf: 'heels', formality: 0.6, warmth: 0.2, styles: { glamorous: 0.7 } },
  ],
  [
    'heeled sandals, heeled sandal, strappy sandals, strappy sandal, strappy heels, ankle strap heels, ankle strap sandals, high heel sandals, sandal heels',
    {
      slot: 'shoes',
      leaf: 'heels',
      formality: 0.66,
      warmth: 0.06,
      rain: -0.5,
      styles: { glamorous: 0.7 },
    },
  ],
  [
    'mules, mule, clogs, clog, slides heel',
    {
      slot: 'shoes',
      leaf: 'slip-ons',
      formality: 0.38,
      warmth: 0.2,
      styles: { minimal: 0.3, vintage: 0.2 },
    },
  ],
  [
    'sandals, sandal, flat sandals, flat sandal, gladiator sandals, gladiators, gladiator, thong sandals, t bar sandals',
    {
      slot: 'shoes',
      leaf: 'sandals',
      formality: 0.2,
      warmth: 0.05,
      rain: -0.4,
      styles: { beach: 0.4, bohemian: 0.4 },
    },
  ],
  [
    'wedges, wedge, wedge sandals, espadrilles, espadrille, espadrille wedges, cork wedges',
    {
      slot: 'shoes',
      leaf: 'sandals',
      formality: 0.35,
      warmth: 0.1,
      rain: -0.4,
      styles: { bohemian: 0.4, beach: 0.3, romantic: 0.2 },
    },
  ],
  [
    'flip flops, flip flop, flipflops, thongs, slides, slide sandals, pool slides, jelly shoes, jelly sandals',
    { slot: 'shoes', leaf: 'sandals', formality: 0.02, warmth: 0.02, styles: { beach: 1 } },
  ],
  [
    'slip ons, slip on, slip on sneakers, skate slip ons',
    {
      slot: 'shoes',
      leaf: 'slip-ons',
      formality: 0.18,
      warmth: 0.3,
      styles: { relaxed: 0.6, street: 0.5 },
    },
  ],
  [
    'slippers, slipper, house shoes',
    { slot: 'shoes', leaf: 'slip-ons', formality: 0, warmth: 0.5, styles: { relaxed: 0.9 } },
  ],
];
