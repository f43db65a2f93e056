import type { TermTable } from '../facts.ts';

/** Terms for what is put on to go out. */
export const outerwear: TermTable = [
  [
    'jacket, jackets, short jacket, collarless jacket, boucle jacket, tweed jacket',
    { slot: 'outer', leaf: 'jacket', formality: 0.42, warmth: 0.55 },
  ],
  [
    'coat, coats, wool coat, wrap coat, cocoon coat, duster coat, swing coat',
    { slot: 'outer', leaf: 'coat', formality: 0.55, warmth: 0.8, styles: { classic: 0.6 } },
  ],
  [
    'overcoat, topcoat, chesterfield, crombie, car coat, princess coat',
    { slot: 'outer', leaf: 'coat', formality: 0.62, warmth: 0.82, styles: { classic: 0.9 } },
  ],
  [
    'camel coat',
    {
      slot: 'outer',
      leaf: 'coat',
      formality: 0.62,
      warmth: 0.82,
      styles: { classic: 0.9 },
      colors: ['camel'],
    },
  ],
  [
    'pea coat, peacoat, reefer, duffle coat, duffel coat, toggle coat, military coat',
    {
      slot: 'outer',
      leaf: 'coat',
      formality: 0.42,
      warmth: 0.8,
      styles: { preppy: 0.6, classic: 0.3 },
    },
  ],
  [
    'trench, trench coat, trenchcoat, mac, mackintosh, macintosh',
    {
      slot: 'outer',
      leaf: 'trench-coat',
      formality: 0.55,
      warmth: 0.55,
      rain: 0.7,
      styles: { classic: 0.9 },
    },
  ],
  [
    'raincoat, rain jacket, waterproof, waterproof jacket, cagoule, slicker, rain coat',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.18,
      warmth: 0.4,
      rain: 1,
      styles: { outdoor: 0.8 },
    },
  ],
  [
    'parka, anorak',
    {
      slot: 'outer',
      leaf: 'parka',
      formality: 0.18,
      warmth: 0.85,
      rain: 0.6,
      styles: { outdoor: 0.6, street: 0.4 },
    },
  ],
  [
    'puffer, puffer jacket, puffa, down jacket, down coat, padded jacket, padded coat, quilted coat',
    {
      slot: 'outer',
      leaf: 'puffer',
      formality: 0.12,
      warmth: 0.95,
      rain: 0.4,
      volume: 0.7,
      styles: { outdoor: 0.5, sporty: 0.4, street: 0.3 },
    },
  ],
  [
    'gilet, body warmer, puffer vest, quilted vest, down vest, utility vest',
    {
      slot: 'outer',
      leaf: 'vest',
      formality: 0.18,
      warmth: 0.6,
      styles: { outdoor: 0.5, preppy: 0.4 },
    },
  ],
  [
    'vest, fur vest, faux fur vest, fur gilet',
    { slot: 'layer', leaf: 'vest', formality: 0.4, warmth: 0.5 },
  ],
  [
    'quilted jacket, barn jacket, wax jacket, waxed jacket, field jacket, barbour',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.28,
      warmth: 0.65,
      rain: 0.6,
      styles: { outdoor: 0.6, preppy: 0.5 },
    },
  ],
  [
    'denim jacket, jean jacket, jeans jacket, trucker jacket, denim vest',
    {
      slot: 'outer',
      leaf: 'denim-jacket',
      formality: 0.15,
      warmth: 0.45,
      styles: { relaxed: 0.7, street: 0.3 },
    },
  ],
  [
    'leather jacket, biker jacket, biker, moto jacket, motorcycle jacket, perfecto, aviator jacket, shearling jacket',
    {
      slot: 'outer',
      leaf: 'leather-jacket',
      formality: 0.32,
      warmth: 0.6,
      rain: -0.2,
      styles: { edgy: 1 },
    },
  ],
  [
    'bomber, bomber jacket, varsity jacket, letterman jacket, baseball jacket, souvenir jacket',
    {
      slot: 'outer',
      leaf: 'bomber',
      formality: 0.15,
      warmth: 0.55,
      styles: { street: 0.8, sporty: 0.5 },
    },
  ],
  [
    'windbreaker, windcheater, track jacket, shell jacket, coach jacket',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.06,
      warmth: 0.35,
      rain: 0.5,
      styles: { sporty: 0.9, street: 0.3 },
    },
  ],
  [
    'utility jacket, army jacket, military jacket, safari jacket, cargo jacket, shacket',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.22,
      warmth: 0.5,
      styles: { outdoor: 0.4, relaxed: 0.5, street: 0.3 },
    },
  ],
  [
    'fleece, fleece jacket, teddy jacket, teddy coat, sherpa jacket',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.1,
      warmth: 0.75,
      styles: { outdoor: 0.6, relaxed: 0.5 },
    },
  ],
  [
    'fur coat, faux fur coat, faux fur jacket, mink, shearling coat',
    {
      slot: 'outer',
      leaf: 'coat',
      formality: 0.65,
      warmth: 0.9,
      rain: -0.7,
      styles: { glamorous: 0.9 },
      statement: 0.7,
    },
  ],
  [
    'cape, cloak, poncho, ruana, shawl coat',
    {
      slot: 'outer',
      leaf: 'cape',
      formality: 0.45,
      warmth: 0.6,
      volume: 0.9,
      styles: { bohemian: 0.4, classic: 0.3 },
    },
  ],
];
