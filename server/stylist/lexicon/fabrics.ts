import type { TermTable } from '../facts.ts';

/** Terms for what garments are made of, and how it is finished. */
export const fabrics: TermTable = [
  [
    'cotton, organic cotton, jersey, poplin, pique',
    { fabric: 'cotton', formality: 0.28, warmth: 0.3 },
  ],
  [
    'denim, raw denim, selvedge, selvage, stonewash, stonewashed, acid wash, indigo wash',
    { fabric: 'denim', formality: 0.18, warmth: 0.45, styles: { relaxed: 0.5 } },
  ],
  [
    'distressed, ripped, destroyed, painted, paint stained, raw hem, frayed, shredded, faded, bleached',
    { formality: 0.08, styles: { street: 0.5, edgy: 0.3, relaxed: 0.3 } },
  ],
  ['chambray', { fabric: 'denim', formality: 0.25, warmth: 0.3, styles: { relaxed: 0.4 } }],
  [
    'linen, ramie, seersucker, gauze, muslin',
    {
      fabric: 'linen',
      formality: 0.32,
      warmth: 0.1,
      rain: -0.5,
      styles: { relaxed: 0.3, beach: 0.2 },
    },
  ],
  [
    'silk, satin, charmeuse, sateen, crepe de chine',
    {
      fabric: 'silk',
      formality: 0.68,
      warmth: 0.2,
      rain: -0.8,
      styles: { glamorous: 0.3, romantic: 0.3 },
    },
  ],
  [
    'chiffon, organza, tulle, georgette, voile, mesh, sheer, net',
    { fabric: 'sheer', formality: 0.62, warmth: 0.08, rain: -0.5, styles: { romantic: 0.7 } },
  ],
  [
    'lace, lacy, guipure, crochet lace, broderie, broderie anglaise, eyelet, scalloped',
    { fabric: 'lace', formality: 0.58, warmth: 0.12, styles: { romantic: 0.9 } },
  ],
  [
    'crochet, crocheted, macrame, fringe, fringed, tassel, tassels, tasseled, pom pom',
    { fabric: 'crochet', formality: 0.2, styles: { bohemian: 0.9 } },
  ],
  [
    'velvet, velour, velveteen, devore',
    {
      fabric: 'velvet',
      formality: 0.7,
      warmth: 0.6,
      rain: -0.6,
      styles: { glamorous: 0.5, vintage: 0.3 },
    },
  ],
  [
    'sequin, sequins, sequined, sequinned, beaded, beading, embellished, jeweled, jewelled, bejeweled, paillette',
    { formality: 0.82, styles: { glamorous: 1 }, statement: 0.8 },
  ],
  [
    'metallic, lame, lurex, glitter, shimmer, sparkle, sparkly, foil, iridescent, holographic',
    { formality: 0.68, styles: { glamorous: 0.8 }, statement: 0.6 },
  ],
  [
    'crystal, crystals, rhinestone, rhinestones, diamond, diamonds, pave, swarovski, cubic zirconia, cz, diamante',
    { formality: 0.75, styles: { glamorous: 0.8 }, statement: 0.4 },
  ],
  [
    'pearl, pearls, faux pearl, mother of pearl',
    { formality: 0.66, styles: { classic: 0.6, romantic: 0.4 } },
  ],
  [
    'gold plated, sterling silver, 14k gold, 18k gold, rose gold, gold tone, silver tone, gold filled, vermeil',
    { formality: 0.52, styles: { classic: 0.2 } },
  ],
  [
    'turquoise stone, feather, feathers, beads, wood bead, shell bead, dreamcatcher',
    { formality: 0.2, styles: { bohemian: 0.9 } },
  ],
  [
    'spike, spikes, spiked, stud detail, studded, chain detail, safety pin, skull, zip detail, zipped',
    { formality: 0.28, styles: { edgy: 1 } },
  ],
  [
    'leather, nappa, calfskin, lambskin, faux leather, vegan leather, pu, patent, patent leather, vinyl, croc, python leather',
    { fabric: 'leather', formality: 0.45, warmth: 0.5, rain: -0.1, styles: { edgy: 0.3 } },
  ],
  [
    'suede, nubuck, faux suede',
    {
      fabric: 'suede',
      formality: 0.36,
      warmth: 0.5,
      rain: -1,
      styles: { bohemian: 0.4, vintage: 0.2 },
    },
  ],
  [
    'wool, merino, lambswool, boiled wool, alpaca, mohair, angora, worsted',
    { fabric: 'wool', formality: 0.48, warmth: 0.75, styles: { classic: 0.3 } },
  ],
  [
    'cashmere',
    { fabric: 'wool', formality: 0.58, warmth: 0.78, styles: { classic: 0.5, minimal: 0.3 } },
  ],
  [
    'tweed, boucle, herringbone wool',
    { fabric: 'wool', formality: 0.55, warmth: 0.7, styles: { classic: 0.7, preppy: 0.3 } },
  ],
  [
    'knit, knitted, cable knit, cable, chunky, ribbed, rib knit, rib, waffle, fisherman, aran',
    { fabric: 'knit', warmth: 0.65, formality: 0.32, styles: { relaxed: 0.5 } },
  ],
  [
    'fur, faux fur, shearling, sheepskin, fur trim, fur lined, sherpa lined',
    {
      fabric: 'fur',
      warmth: 0.85,
      rain: -0.6,
      formality: 0.5,
      styles: { glamorous: 0.5 },
      statement: 0.4,
    },
  ],
  [
    'down, padded, puffer, quilted, insulated, thermal, fleece lined, lined',
    { warmth: 0.85, formality: 0.2, styles: { outdoor: 0.4 } },
  ],
  [
    'waterproof, water resistant, gore tex, goretex, rubber, waxed, weatherproof, storm',
    { rain: 1, formality: 0.15, styles: { outdoor: 0.7 } },
  ],
  [
    'nylon, polyester, technical, performance, spandex, lycra, dri fit, moisture wicking, stretch, breathable',
    { fabric: 'technical', formality: 0.15, styles: { sporty: 0.5 } },
  ],
  ['neoprene, scuba', { fabric: 'technical', formality: 0.4, styles: { minimal: 0.5 } }],
  [
    'viscose, rayon, modal, crepe, cupro, tencel, lyocell, ponte',
    { fabric: 'drape', formality: 0.5, warmth: 0.25 },
  ],
  [
    'corduroy, cord, moleskin',
    { fabric: 'corduroy', formality: 0.3, warmth: 0.65, styles: { vintage: 0.4, preppy: 0.3 } },
  ],
  [
    'canvas, twill, cotton twill, drill, gabardine',
    { fabric: 'cotton', formality: 0.3, warmth: 0.4 },
  ],
  [
    'flannel, brushed cotton',
    { fabric: 'flannel', formality: 0.2, warmth: 0.6, styles: { relaxed: 0.5, outdoor: 0.3 } },
  ],
  [
    'terry, towelling, french terry, loopback',
    { fabric: 'terry', formality: 0.05, warmth: 0.45, styles: { sporty: 0.4, relaxed: 0.5 } },
  ],
  [
    'straw, raffia, wicker, cork, jute, rope, woven straw',
    {
      fabric: 'straw',
      formality: 0.15,
      warmth: 0.05,
      rain: -0.6,
      styles: { beach: 0.8, bohemian: 0.2 },
    },
  ],
  [
    'jacquard, brocade, damask, tapestry',
    {
      fabric: 'jacquard',
      formality: 0.65,
      warmth: 0.5,
      styles: { glamorous: 0.3, vintage: 0.3 },
      statement: 0.4,
    },
  ],
];
