import type { TermTable } from '../facts.ts';

/** Patterns: how busy each is, and what it speaks of. */
export const patterns: TermTable = [
  ['solid, solid color, unprinted', { pattern: { kind: 'plain', busy: 0 } }],
  [
    'pinstripe, pinstriped, pin stripe',
    { pattern: { kind: 'stripe', busy: 0.2 }, formality: 0.66, styles: { classic: 0.7 } },
  ],
  [
    'stripe, stripes, striped, breton, horizontal stripe, candy stripe',
    { pattern: { kind: 'stripe', busy: 0.4 }, styles: { preppy: 0.4, classic: 0.2 } },
  ],
  [
    'plaid, tartan, checked, check, checks, checkered, gingham, windowpane, glen plaid, prince of wales, buffalo check, madras',
    { pattern: { kind: 'check', busy: 0.5 }, styles: { preppy: 0.4, outdoor: 0.1 } },
  ],
  [
    'houndstooth, dogtooth, herringbone, birdseye',
    { pattern: { kind: 'check', busy: 0.35 }, formality: 0.55, styles: { classic: 0.7 } },
  ],
  [
    'argyle pattern, diamond pattern, chevron, zigzag, zig zag, geometric, geo, geo print, cube',
    { pattern: { kind: 'abstract', busy: 0.55 } },
  ],
  [
    'floral, florals, flower, flowers, flowered, rose print, botanical, daisy, ditsy, blossom, bloom',
    { pattern: { kind: 'floral', busy: 0.6 }, styles: { romantic: 0.7 } },
  ],
  [
    'tropical print, palm, palm print, leaf print, pineapple, hibiscus, flamingo',
    { pattern: { kind: 'floral', busy: 0.7 }, styles: { beach: 0.8 } },
  ],
  [
    'dot, dots, polka dot, polka dots, dotted, spot, spots, spotted',
    { pattern: { kind: 'dot', busy: 0.45 }, styles: { vintage: 0.4, romantic: 0.3 } },
  ],
  [
    'leopard, leopard print, cheetah, zebra, snake, snakeskin, python, animal, animal print, tiger print, cow print, crocodile',
    {
      pattern: { kind: 'animal', busy: 0.6 },
      styles: { glamorous: 0.5, edgy: 0.2 },
      statement: 0.5,
    },
  ],
  ['printed, print, pattern, patterned, motif', { pattern: { kind: 'abstract', busy: 0.5 } }],
  [
    'graphic print, cartoon, mickey, disney, galaxy, letter print, text print, photo print',
    { pattern: { kind: 'graphic', busy: 0.6 }, formality: 0.08, styles: { street: 0.6 } },
  ],
  [
    'paisley, bandana print, ikat, batik, aztec print, tribal print',
    { pattern: { kind: 'abstract', busy: 0.65 }, styles: { bohemian: 0.7 } },
  ],
  [
    'tie dye, tie dyed, ombre, dip dye, marble, watercolor, watercolour',
    { pattern: { kind: 'abstract', busy: 0.55 }, styles: { bohemian: 0.4, beach: 0.3 } },
  ],
  [
    'camo, camouflage',
    { pattern: { kind: 'abstract', busy: 0.6 }, formality: 0.05, styles: { street: 0.8 } },
  ],
  [
    'color block, colorblock, colour block, two tone, contrast',
    { pattern: { kind: 'graphic', busy: 0.3 }, styles: { minimal: 0.3 } },
  ],
  [
    'textured, melange, marl, heather, heathered, space dye',
    { pattern: { kind: 'texture', busy: 0.1 } },
  ],
];

/** The meaning of the contract's patterns (`itemPatterns`), in the lexicon's words. */
export const patternWords: Record<string, string> = {
  Plain: 'solid',
  'Graphic print': 'graphic print',
  'Color block': 'color block',
  'Tie-dye': 'tie dye',
  Textured: 'textured',
};
