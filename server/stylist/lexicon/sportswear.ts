import type { TermTable } from '../facts.ts';

const sporty = { sporty: 1 };
const outdoor = { outdoor: 1 };

/** Terms for what one sport, the sea or the mountains ask for. */
export const sportswear: TermTable = [
  [
    'skiwear, ski suit, snowsuit, snow suit, ski overall',
    {
      slot: 'one-piece',
      leaf: 'skiwear',
      formality: 0.04,
      warmth: 0.95,
      rain: 0.8,
      styles: { sporty: 0.8, outdoor: 0.6 },
    },
  ],
  [
    'ski pants, ski trousers, ski bibs, snow pants, snowboard pants',
    {
      slot: 'bottom',
      leaf: 'skiwear',
      formality: 0.04,
      warmth: 0.9,
      rain: 0.8,
      styles: { sporty: 0.8, outdoor: 0.6 },
    },
  ],
  [
    'ski jacket, snowboard jacket, ski anorak',
    {
      slot: 'outer',
      leaf: 'puffer',
      formality: 0.05,
      warmth: 0.95,
      rain: 0.7,
      styles: { sporty: 0.8, outdoor: 0.6 },
    },
  ],
  [
    'ski gloves, ski mittens',
    { slot: 'gloves', leaf: 'gloves', formality: 0.03, warmth: 0.95, rain: 0.6, styles: sporty },
  ],
  [
    'hiking trousers, hiking pants, trekking trousers, trekking pants, walking trousers, zip off trousers, softshell trousers, softshell pants, outdoor trousers',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.07,
      warmth: 0.45,
      rain: 0.3,
      styles: outdoor,
    },
  ],
  [
    'hiking shorts, trekking shorts, outdoor shorts',
    {
      slot: 'bottom',
      leaf: 'shorts',
      formality: 0.07,
      warmth: 0.15,
      length: 0.3,
      styles: outdoor,
    },
  ],
  [
    'work trousers, work pants, gardening trousers',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.06,
      warmth: 0.5,
      styles: { outdoor: 0.6, relaxed: 0.4 },
    },
  ],
  [
    'hiking shoes, hiking shoe, walking shoes, approach shoes, trail shoes, trail running shoes, trail runners, trekking shoes, outdoor shoes',
    {
      slot: 'shoes',
      leaf: 'sneakers',
      formality: 0.06,
      warmth: 0.4,
      rain: 0.4,
      styles: { outdoor: 1, sporty: 0.4 },
    },
  ],
  [
    'walking boots, mountain boots, mountaineering boots, trail boots',
    {
      slot: 'shoes',
      leaf: 'boots',
      formality: 0.06,
      warmth: 0.8,
      rain: 0.8,
      styles: outdoor,
    },
  ],
  [
    'softshell, softshell jacket, soft shell, hardshell, hardshell jacket, wind jacket',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.08,
      warmth: 0.45,
      rain: 0.5,
      styles: { outdoor: 1, sporty: 0.5 },
    },
  ],
  [
    'sailing jacket, spray jacket, oilskin, oilskins, oilskin jacket, foul weather jacket, offshore jacket, deck jacket',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.12,
      warmth: 0.5,
      rain: 1,
      styles: { outdoor: 0.7, sporty: 0.5, preppy: 0.3 },
    },
  ],
  [
    'sailing boots, deck boots',
    { slot: 'shoes', leaf: 'boots', formality: 0.08, warmth: 0.5, rain: 1, styles: outdoor },
  ],
  [
    'running shorts, running short, gym shorts, training shorts, sports shorts, athletic shorts, football shorts, basketball shorts, tennis shorts',
    {
      slot: 'bottom',
      leaf: 'sports-bottom',
      formality: 0.02,
      warmth: 0.12,
      length: 0.1,
      styles: sporty,
    },
  ],
  [
    'base layer, baselayer, thermal top, merino base layer, ski underwear',
    {
      slot: 'top',
      leaf: 'long-sleeve',
      formality: 0.05,
      warmth: 0.5,
      styles: { outdoor: 0.9, sporty: 0.7 },
    },
  ],
  [
    'cycling jersey, cycling top, bike jersey, tennis shirt, tennis top, tennis polo, basketball jersey, training top, compression top',
    { slot: 'top', leaf: 'sports-top', formality: 0.03, warmth: 0.25, styles: sporty },
  ],
  [
    'bib tights, cycling bibs, cycling tights',
    {
      slot: 'bottom',
      leaf: 'sports-bottom',
      formality: 0.02,
      warmth: 0.25,
      volume: -0.9,
      length: 0.2,
      styles: sporty,
    },
  ],
  [
    'tennis dress',
    {
      slot: 'one-piece',
      leaf: 'day-dress',
      formality: 0.06,
      warmth: 0.12,
      length: 0.1,
      styles: { sporty: 1, preppy: 0.4 },
    },
  ],
  [
    'football boots, soccer cleats, cleats, cycling shoes, gym trainers, indoor shoes',
    { slot: 'shoes', leaf: 'sneakers', formality: 0.02, warmth: 0.3, styles: sporty },
  ],
  [
    'running jacket, cycling jacket, training jacket',
    {
      slot: 'outer',
      leaf: 'jacket',
      formality: 0.04,
      warmth: 0.35,
      rain: 0.4,
      styles: sporty,
    },
  ],
  [
    'swim shorts, swimming shorts, swimming trunks, swimming costume, bathing suit, one piece bathing suit, rash vest, wetsuit, swim briefs',
    { slot: 'swim', leaf: 'swimwear', formality: 0, warmth: 0, styles: { beach: 1, sporty: 0.3 } },
  ],
  [
    'swim cap, swimming cap, bike helmet, cycling helmet, ski helmet',
    { slot: 'hat', leaf: 'cap', formality: 0.01, styles: sporty },
  ],
  [
    'gardening gloves, work gloves, cycling gloves, sailing gloves, gym gloves',
    {
      slot: 'gloves',
      leaf: 'gloves',
      formality: 0.02,
      warmth: 0.4,
      styles: { outdoor: 0.6, sporty: 0.4 },
    },
  ],
  [
    'hiking backpack, daypack, trekking backpack, hydration pack',
    { slot: 'bag', leaf: 'backpack', formality: 0.03, rain: 0.4, styles: outdoor },
  ],
];
