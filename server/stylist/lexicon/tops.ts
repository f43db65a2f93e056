import type { TermTable } from '../facts.ts';

/** Tops, and what is worn over them indoors. */
export const tops: TermTable = [
  [
    'tee, t shirt, tshirt, crewneck tee, pocket tee, ringer tee, baby tee, jersey top',
    { slot: 'top', leaf: 't-shirt', formality: 0.2, warmth: 0.3, styles: { relaxed: 0.6 } },
  ],
  [
    'graphic tee, band tee, slogan tee, logo tee, rock tee',
    {
      slot: 'top',
      leaf: 't-shirt',
      formality: 0.12,
      warmth: 0.3,
      styles: { street: 0.7, edgy: 0.3 },
    },
  ],
  [
    'long sleeve tee, long sleeve top, long sleeve shirt, henley, waffle top, layering top',
    { slot: 'top', leaf: 'long-sleeve', formality: 0.22, warmth: 0.4, styles: { relaxed: 0.6 } },
  ],
  ['top, shirt top, knit top', { slot: 'top', formality: 0.35, warmth: 0.3 }],
  [
    'shirt, button down, button up, buttondown, oxford, chambray, poplin shirt',
    { slot: 'top', leaf: 'shirt', formality: 0.48, warmth: 0.35, styles: { classic: 0.5 } },
  ],
  [
    'flannel shirt, lumberjack shirt, plaid shirt, western shirt, denim shirt, overshirt',
    {
      slot: 'top',
      leaf: 'shirt',
      formality: 0.2,
      warmth: 0.45,
      styles: { relaxed: 0.5, outdoor: 0.4 },
    },
  ],
  [
    'hawaiian shirt, camp shirt, resort shirt',
    { slot: 'top', leaf: 'shirt', formality: 0.18, warmth: 0.25, styles: { beach: 0.7 } },
  ],
  [
    'blouse, bow blouse, tie neck blouse, pussy bow, secretary blouse',
    {
      slot: 'top',
      leaf: 'blouse',
      formality: 0.55,
      warmth: 0.3,
      styles: { classic: 0.4, romantic: 0.4 },
    },
  ],
  [
    'peasant blouse, peasant top, gypsy top, smock top, prairie blouse',
    { slot: 'top', leaf: 'blouse', formality: 0.3, warmth: 0.25, styles: { bohemian: 0.9 } },
  ],
  [
    'tunic, kurta',
    { slot: 'top', leaf: 'blouse', formality: 0.32, warmth: 0.3, styles: { bohemian: 0.5 } },
  ],
  [
    'kimono top, kaftan top',
    { slot: 'top', leaf: 'blouse', formality: 0.35, styles: { bohemian: 0.7 } },
  ],
  [
    'polo, polo shirt, rugby shirt',
    { slot: 'top', leaf: 'polo-shirt', formality: 0.35, warmth: 0.3, styles: { preppy: 0.9 } },
  ],
  [
    'tank, tank top, vest top, singlet, racerback, muscle tee',
    {
      slot: 'top',
      leaf: 'tank-top',
      formality: 0.15,
      warmth: 0.15,
      styles: { relaxed: 0.5, sporty: 0.2 },
    },
  ],
  [
    'camisole, cami, cami top, slip top, halter top, tube top, bandeau, strapless top',
    {
      slot: 'top',
      leaf: 'tank-top',
      formality: 0.38,
      warmth: 0.12,
      styles: { romantic: 0.3, glamorous: 0.2 },
    },
  ],
  [
    'bustier, corset, corset top, bralette, bralet, bra top',
    {
      slot: 'top',
      leaf: 'tank-top',
      formality: 0.45,
      warmth: 0.1,
      volume: -0.9,
      styles: { edgy: 0.4, glamorous: 0.5 },
    },
  ],
  [
    'crop top, cropped top',
    {
      slot: 'top',
      leaf: 'tank-top',
      formality: 0.2,
      warmth: 0.15,
      length: 0.1,
      styles: { street: 0.4 },
    },
  ],
  [
    'peplum, peplum top',
    { slot: 'top', leaf: 'blouse', formality: 0.55, styles: { classic: 0.3, romantic: 0.3 } },
  ],
  [
    'shell, shell top',
    {
      slot: 'top',
      leaf: 'blouse',
      formality: 0.55,
      warmth: 0.25,
      styles: { classic: 0.5, minimal: 0.3 },
    },
  ],
  [
    'bodysuit, body suit',
    {
      slot: 'top',
      leaf: 'bodysuit',
      formality: 0.35,
      warmth: 0.25,
      volume: -0.9,
      styles: { minimal: 0.4 },
    },
  ],
  [
    'sweater, jumper, pullover, knitted jumper, crewneck sweater, knitwear, knit sweater, fair isle, nordic sweater, norwegian sweater, icelandic sweater',
    {
      slot: 'top',
      leaf: 'sweater',
      formality: 0.35,
      warmth: 0.6,
      styles: { relaxed: 0.5, classic: 0.2 },
    },
  ],
  [
    'turtleneck, roll neck, rollneck, polo neck, mock neck',
    {
      slot: 'top',
      leaf: 'sweater',
      formality: 0.45,
      warmth: 0.6,
      styles: { minimal: 0.5, classic: 0.4 },
    },
  ],
  [
    'twinset, twin set',
    {
      slot: 'top',
      leaf: 'sweater',
      formality: 0.5,
      warmth: 0.5,
      styles: { preppy: 0.5, classic: 0.5 },
    },
  ],
  [
    'sweatshirt, crewneck sweatshirt, sweat, raglan sweatshirt',
    {
      slot: 'top',
      leaf: 'sweatshirt',
      formality: 0.12,
      warmth: 0.5,
      styles: { sporty: 0.5, street: 0.4, relaxed: 0.5 },
    },
  ],
  [
    'hoodie, hoody, hooded sweatshirt, zip hoodie',
    {
      slot: 'top',
      leaf: 'hoodie',
      formality: 0.08,
      warmth: 0.5,
      styles: { street: 0.7, sporty: 0.5 },
    },
  ],
  [
    'jersey, football shirt, football jersey, rugby jersey',
    { slot: 'top', leaf: 'sports-top', formality: 0.05, warmth: 0.3, styles: { sporty: 0.9 } },
  ],
  [
    'sports bra, sports top, sport top, running top, gym top, yoga top, rash guard, rashguard',
    { slot: 'top', leaf: 'sports-top', formality: 0.02, warmth: 0.15, styles: { sporty: 1 } },
  ],
  [
    'cardigan, cardi, shrug, bolero, duster cardigan, open cardigan',
    {
      slot: 'layer',
      leaf: 'cardigan',
      formality: 0.38,
      warmth: 0.5,
      styles: { relaxed: 0.4, classic: 0.2 },
    },
  ],
  [
    'blazer, sport coat, sports jacket, suit jacket, tailored jacket',
    { slot: 'layer', leaf: 'blazer', formality: 0.62, warmth: 0.5, styles: { classic: 0.8 } },
  ],
  [
    'tuxedo jacket, smoking jacket, velvet blazer, dinner blazer',
    {
      slot: 'layer',
      leaf: 'blazer',
      formality: 0.8,
      warmth: 0.5,
      styles: { classic: 0.5, glamorous: 0.6 },
    },
  ],
  [
    'waistcoat, suit vest',
    { slot: 'layer', leaf: 'vest', formality: 0.6, warmth: 0.35, styles: { classic: 0.5 } },
  ],
  [
    'sweater vest, knitted vest',
    { slot: 'layer', leaf: 'vest', formality: 0.4, warmth: 0.45, styles: { preppy: 0.8 } },
  ],
  [
    'kimono, kimono jacket, kaftan, caftan, duster',
    { slot: 'layer', leaf: 'cardigan', formality: 0.3, warmth: 0.25, styles: { bohemian: 0.9 } },
  ],
];
