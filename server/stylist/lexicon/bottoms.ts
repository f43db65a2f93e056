import type { TermTable } from '../facts.ts';

/** Bottoms, and what covers both halves. */
export const bottoms: TermTable = [
  [
    'jeans, jean, denim pants, dungaree jeans, mom jeans, boyfriend jeans, girlfriend jeans, dad jeans',
    { slot: 'bottom', leaf: 'jeans', formality: 0.22, warmth: 0.5, styles: { relaxed: 0.6 } },
  ],
  [
    'skinny jeans, slim jeans, jeggings',
    {
      slot: 'bottom',
      leaf: 'jeans',
      formality: 0.25,
      warmth: 0.5,
      volume: -0.9,
      styles: { relaxed: 0.4 },
    },
  ],
  [
    'ripped jeans, distressed jeans, destroyed jeans',
    {
      slot: 'bottom',
      leaf: 'jeans',
      formality: 0.1,
      warmth: 0.4,
      styles: { street: 0.5, edgy: 0.5 },
    },
  ],
  [
    'flared jeans, bell bottoms, bootcut jeans',
    {
      slot: 'bottom',
      leaf: 'jeans',
      formality: 0.25,
      warmth: 0.5,
      volume: 0.5,
      styles: { vintage: 0.5, bohemian: 0.4 },
    },
  ],
  [
    'trousers, trouser, pants, pant, slacks, suit pants, dress pants',
    { slot: 'bottom', leaf: 'trousers', formality: 0.5, warmth: 0.5, styles: { classic: 0.4 } },
  ],
  [
    'cigarette pants, ankle pants, capri, capris, cropped pants, pedal pushers',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.48,
      warmth: 0.4,
      volume: -0.4,
      length: 0.7,
      styles: { classic: 0.5 },
    },
  ],
  [
    'palazzo, palazzo pants, wide leg pants, wide leg trousers, culottes, gaucho',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.48,
      warmth: 0.4,
      volume: 0.9,
      styles: { minimal: 0.3, bohemian: 0.3 },
    },
  ],
  [
    'harem pants, harem, genie pants, thai pants',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.15,
      warmth: 0.35,
      volume: 0.9,
      styles: { bohemian: 0.9 },
    },
  ],
  [
    'leather pants, leather trousers, leather leggings, coated jeans, vinyl pants',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.38,
      warmth: 0.5,
      volume: -0.7,
      styles: { edgy: 0.9 },
    },
  ],
  [
    'cargo pants, cargos, cargo trousers, utility pants, parachute pants',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.12,
      warmth: 0.5,
      volume: 0.6,
      styles: { street: 0.7, outdoor: 0.4 },
    },
  ],
  [
    'corduroys, cords, corduroy pants',
    {
      slot: 'bottom',
      leaf: 'trousers',
      formality: 0.35,
      warmth: 0.65,
      styles: { vintage: 0.4, preppy: 0.4 },
    },
  ],
  [
    'chinos, chino, khakis, khaki pants',
    { slot: 'bottom', leaf: 'chinos', formality: 0.42, warmth: 0.45, styles: { preppy: 0.8 } },
  ],
  [
    'leggings, legging, tights leggings, treggings, stirrup pants',
    {
      slot: 'bottom',
      leaf: 'leggings',
      formality: 0.12,
      warmth: 0.4,
      volume: -1,
      styles: { sporty: 0.4, relaxed: 0.4 },
    },
  ],
  [
    'sports bottom, sport bottom, yoga pants, running tights, gym leggings, bike shorts, biker shorts',
    {
      slot: 'bottom',
      leaf: 'sports-bottom',
      formality: 0.03,
      warmth: 0.25,
      volume: -0.8,
      styles: { sporty: 1 },
    },
  ],
  [
    'sweatpants, sweat pants, joggers, jogger, track pants, tracksuit bottoms, trackies',
    {
      slot: 'bottom',
      leaf: 'sweatpants',
      formality: 0.06,
      warmth: 0.5,
      volume: 0.4,
      styles: { sporty: 0.8, street: 0.4 },
    },
  ],
  [
    'shorts, short, hot pants, denim shorts, cutoffs, cut offs, cutoff, jean shorts, board shorts',
    {
      slot: 'bottom',
      leaf: 'shorts',
      formality: 0.12,
      warmth: 0.12,
      length: 0.1,
      styles: { relaxed: 0.5, beach: 0.4 },
    },
  ],
  [
    'tailored shorts, bermudas, bermuda, chino shorts, city shorts',
    {
      slot: 'bottom',
      leaf: 'shorts',
      formality: 0.3,
      warmth: 0.2,
      length: 0.3,
      styles: { preppy: 0.5 },
    },
  ],
  [
    'skort, skorts, tennis skirt',
    {
      slot: 'bottom',
      leaf: 'mini-skirt',
      formality: 0.2,
      warmth: 0.15,
      length: 0.1,
      styles: { sporty: 0.4, preppy: 0.5 },
    },
  ],
  [
    'skirt, full skirt, circle skirt, skater skirt, tulip skirt',
    { slot: 'bottom', leaf: 'midi-skirt', formality: 0.42, warmth: 0.3, styles: { romantic: 0.3 } },
  ],
  [
    'mini skirt, miniskirt, micro skirt, denim skirt',
    {
      slot: 'bottom',
      leaf: 'mini-skirt',
      formality: 0.28,
      warmth: 0.15,
      length: 0.1,
      styles: { street: 0.3 },
    },
  ],
  [
    'pencil skirt, tube skirt',
    {
      slot: 'bottom',
      leaf: 'midi-skirt',
      formality: 0.6,
      warmth: 0.35,
      volume: -0.7,
      length: 0.5,
      styles: { classic: 0.8 },
    },
  ],
  [
    'midi skirt, a line skirt, pleated skirt, wrap skirt, slip skirt',
    {
      slot: 'bottom',
      leaf: 'midi-skirt',
      formality: 0.48,
      warmth: 0.3,
      length: 0.6,
      styles: { classic: 0.3, romantic: 0.3 },
    },
  ],
  [
    'maxi skirt, long skirt, prairie skirt, tiered skirt, gypsy skirt',
    {
      slot: 'bottom',
      leaf: 'maxi-skirt',
      formality: 0.38,
      warmth: 0.35,
      volume: 0.6,
      length: 1,
      styles: { bohemian: 0.7 },
    },
  ],
  [
    'tulle skirt, tutu',
    {
      slot: 'bottom',
      leaf: 'midi-skirt',
      formality: 0.6,
      warmth: 0.2,
      volume: 0.9,
      styles: { romantic: 0.9 },
      statement: 0.7,
    },
  ],
  [
    'kilt',
    {
      slot: 'bottom',
      leaf: 'midi-skirt',
      formality: 0.35,
      warmth: 0.45,
      styles: { preppy: 0.7, edgy: 0.2 },
    },
  ],
  [
    'sarong, pareo',
    { slot: 'bottom', leaf: 'maxi-skirt', formality: 0.03, warmth: 0.05, styles: { beach: 1 } },
  ],
  [
    'dress, day dress, tea dress, skater dress, fit and flare, a line dress, tank dress, t shirt dress, jersey dress',
    {
      slot: 'one-piece',
      leaf: 'day-dress',
      formality: 0.42,
      warmth: 0.3,
      styles: { romantic: 0.2 },
    },
  ],
  [
    'sundress, sun dress, beach dress, cover up dress, smock dress',
    {
      slot: 'one-piece',
      leaf: 'day-dress',
      formality: 0.2,
      warmth: 0.1,
      styles: { beach: 0.5, relaxed: 0.4 },
    },
  ],
  [
    'shirt dress, shirtdress, denim shirt dress, denim dress, wrap dress, sheath, sheath dress, shift dress, pinafore',
    {
      slot: 'one-piece',
      leaf: 'shirt-dress',
      formality: 0.5,
      warmth: 0.3,
      styles: { classic: 0.6 },
    },
  ],
  [
    'sweater dress, knit dress, jumper dress, knitted dress',
    {
      slot: 'one-piece',
      leaf: 'knit-dress',
      formality: 0.4,
      warmth: 0.6,
      styles: { relaxed: 0.4, minimal: 0.3 },
    },
  ],
  [
    'mini dress, bodycon dress, bandage dress',
    {
      slot: 'one-piece',
      leaf: 'evening-dress',
      formality: 0.7,
      warmth: 0.15,
      length: 0.1,
      styles: { glamorous: 0.7 },
    },
  ],
  [
    'party dress, cocktail dress, lbd, little black dress',
    {
      slot: 'one-piece',
      leaf: 'evening-dress',
      formality: 0.72,
      warmth: 0.18,
      length: 0.4,
      styles: { glamorous: 0.7, classic: 0.2 },
    },
  ],
  [
    'evening dress, evening gown, gown, ball gown, ballgown, prom dress, formal dress, bridesmaid dress, wedding dress',
    {
      slot: 'one-piece',
      leaf: 'evening-dress',
      formality: 0.92,
      warmth: 0.15,
      length: 1,
      styles: { glamorous: 0.9, romantic: 0.4 },
      statement: 0.9,
    },
  ],
  [
    'slip dress, cami dress',
    {
      slot: 'one-piece',
      leaf: 'evening-dress',
      formality: 0.55,
      warmth: 0.12,
      styles: { minimal: 0.5, romantic: 0.3 },
    },
  ],
  [
    'maxi dress, kaftan dress, boho dress, peasant dress, prairie dress',
    {
      slot: 'one-piece',
      leaf: 'day-dress',
      formality: 0.35,
      warmth: 0.25,
      length: 1,
      styles: { bohemian: 0.7 },
    },
  ],
  [
    'midi dress',
    {
      slot: 'one-piece',
      leaf: 'day-dress',
      formality: 0.5,
      warmth: 0.3,
      length: 0.6,
      styles: { classic: 0.3 },
    },
  ],
  [
    'jumpsuit, boiler suit, boilersuit, catsuit',
    { slot: 'one-piece', leaf: 'jumpsuit', formality: 0.45, warmth: 0.4, styles: { minimal: 0.2 } },
  ],
  [
    'playsuit, romper',
    {
      slot: 'one-piece',
      leaf: 'jumpsuit',
      formality: 0.22,
      warmth: 0.12,
      length: 0.1,
      styles: { beach: 0.3, relaxed: 0.4 },
    },
  ],
  [
    'overalls, dungarees, dungaree, salopettes',
    {
      slot: 'one-piece',
      leaf: 'overalls',
      formality: 0.1,
      warmth: 0.45,
      styles: { relaxed: 0.6, vintage: 0.3 },
    },
  ],
  [
    'bikini, bikini top, bikini bottom, bikini bottoms, swimsuit, swim suit, tankini, monokini, swimwear, one piece swimsuit, swim trunks, trunks',
    { slot: 'swim', leaf: 'swimwear', formality: 0, warmth: 0, styles: { beach: 1 } },
  ],
  [
    'cover up, coverup, beach cover up',
    { slot: 'layer', leaf: 'swimwear', formality: 0.05, warmth: 0.08, styles: { beach: 1 } },
  ],
  ['bra, push up bra, underwire bra', { slot: 'underwear', leaf: 'bra' }],
  [
    'panties, briefs, thong, knickers, boxers, boxer shorts, shapewear, lingerie',
    { slot: 'underwear', leaf: 'briefs' },
  ],
  ['undershirt', { slot: 'underwear', leaf: 'undershirt' }],
  [
    'pajamas, pyjamas, pyjama, pajama, nightgown, nightie, nightdress, chemise, sleep shirt, sleepwear, onesie',
    { slot: 'sleep', leaf: 'pajamas', formality: 0 },
  ],
  ['robe, bathrobe, dressing gown', { slot: 'sleep', leaf: 'robe', formality: 0 }],
];
