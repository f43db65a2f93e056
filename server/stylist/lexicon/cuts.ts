import type { TermTable } from '../facts.ts';

/** How garments are cut: width, length, necks, sleeves and details. */
export const cuts: TermTable = [
  [
    'skinny, super skinny, skin tight, second skin, bodycon, bandage',
    { volume: -1, formality: 0.4 },
  ],
  [
    'slim, slim fit, fitted, tapered, straight leg slim, body hugging, form fitting, figure hugging',
    { volume: -0.6 },
  ],
  ['straight, straight leg, straight fit, regular, regular fit, classic fit', { volume: 0 }],
  [
    'relaxed, relaxed fit, loose, loose fit, slouchy, easy fit, boyfriend, girlfriend',
    { volume: 0.5, formality: 0.22, styles: { relaxed: 0.7 } },
  ],
  [
    'oversized, oversize, baggy, boxy, slouch, cocoon, balloon',
    { volume: 0.9, formality: 0.25, styles: { street: 0.3, minimal: 0.3 } },
  ],
  ['wide leg, wide, palazzo leg, flowy, flowing, swing, trapeze, tent', { volume: 0.8 }],
  [
    'flare, flared, bootcut, boot cut, kick flare, bell sleeve',
    { volume: 0.4, styles: { vintage: 0.4 } },
  ],
  [
    'a line, aline, skater, fit and flare, full, circle',
    { volume: 0.4, styles: { romantic: 0.2 } },
  ],
  ['pencil, sheath, column', { volume: -0.6, formality: 0.62, styles: { classic: 0.6 } }],
  ['cropped, crop', { length: 0.1 }],
  ['mini, micro, short length', { length: 0.05 }],
  ['knee length, knee', { length: 0.4 }],
  ['midi, calf length, tea length, below knee', { length: 0.65 }],
  ['maxi, floor length, full length, long, longline', { length: 1 }],
  ['high waist, high waisted, high rise, paperbag, paper bag', { styles: { vintage: 0.2 } }],
  ['low rise, low waist, hip hugger', { formality: 0.15 }],
  // What it is made for says nothing but that (`body.ts`).
  ['maternity, nursing, empire waist, smocked, stretchy', {}],
  [
    'tailored, structured, pressed, pleat front, creased',
    { formality: 0.66, styles: { classic: 0.7 } },
  ],
  [
    'double breasted, single breasted, notch lapel, peak lapel, lapel',
    { formality: 0.62, styles: { classic: 0.6 } },
  ],
  [
    'draped, ruched, asymmetric, asymmetrical, cutout, cut out, backless, open back, plunge, plunging, low back, low cut, deep v',
    { formality: 0.62, warmth: 0.15, styles: { glamorous: 0.5 } },
  ],
  [
    'one shoulder, off the shoulder, off shoulder, bardot, cold shoulder, strapless, halter, halterneck, sweetheart',
    { warmth: 0.12, formality: 0.5, styles: { romantic: 0.4, glamorous: 0.2 } },
  ],
  ['sleeveless, spaghetti strap, strappy, thin strap', { warmth: 0.12 }],
  ['short sleeve, short sleeved, cap sleeve', { warmth: 0.25 }],
  ['elbow sleeve, three quarter sleeve, 3 4 sleeve', { warmth: 0.35 }],
  ['long sleeve, long sleeved, full sleeve', { warmth: 0.45 }],
  [
    'ruffle, ruffles, ruffled, frill, frilled, flounce, tiered, puff sleeve, puffed, flutter sleeve, bow, ribbon, tie front',
    { formality: 0.48, styles: { romantic: 0.8 } },
  ],
  ['pleated, pleats, pleat', { formality: 0.5, styles: { classic: 0.3, romantic: 0.2 } }],
  [
    'button front, button through, wrap front, belted, wrap',
    { formality: 0.46, styles: { classic: 0.2 } },
  ],
  ['v neck, crew neck, scoop neck, boat neck, round neck, square neck', { formality: 0.35 }],
  [
    'collar, collared, peter pan, mandarin collar',
    { formality: 0.48, styles: { classic: 0.3, preppy: 0.3 } },
  ],
  [
    'hooded, hood, drawstring, elasticated, elastic waist, zip up, zip front, half zip',
    { formality: 0.12, styles: { sporty: 0.4, relaxed: 0.3 } },
  ],
  [
    'pocket, pockets, patch pocket, utility, cargo',
    { formality: 0.18, styles: { street: 0.3, outdoor: 0.3 } },
  ],
  ['pointed, pointed toe, pointy, almond toe', { formality: 0.6, styles: { classic: 0.4 } }],
  [
    'platform, chunky heel, chunky sole, lug sole, cleated, flatform sole',
    { formality: 0.3, styles: { street: 0.4, edgy: 0.4 } },
  ],
  ['block heel, mid heel, low heel', { formality: 0.5, styles: { classic: 0.3 } }],
  ['lace up, lace ups, buckle, buckled, ankle strap, strap detail', { styles: { edgy: 0.2 } }],
  ['backless shoe, open toe, cutout toe', { warmth: 0.1 }],
];

/** The meaning of what the contract says of sleeves and necks, in the lexicon's words, as far as it bares or covers. */
export const cutWords: Readonly<Record<string, string>> = {
  Sleeveless: 'sleeveless',
  Short: 'short sleeve',
  Elbow: 'elbow sleeve',
  'Three-quarter': 'three quarter sleeve',
  Long: 'long sleeve',
  Halter: 'halter',
  'Off the shoulder': 'off the shoulder',
  'One shoulder': 'one shoulder',
  Strapless: 'strapless',
};
