import type { TermTable } from '../facts.ts';

/** Terms for what finishes an outfit. */
export const accessories: TermTable = [
  [
    'scarf, scarves, shawl, pashmina, wrap, stole, snood, infinity scarf, blanket scarf, neck warmer',
    { slot: 'scarf', leaf: 'scarf', formality: 0.42, warmth: 0.65 },
  ],
  [
    'silk scarf, neckerchief, foulard, bandana, neck scarf, square scarf',
    {
      slot: 'scarf',
      leaf: 'scarf',
      formality: 0.5,
      warmth: 0.2,
      styles: { classic: 0.4, vintage: 0.4 },
    },
  ],
  [
    'hat, hats, fedora, felt hat, panama, panama hat, trilby, cloche, boater, wide brim hat, brim hat, bowler hat',
    { slot: 'hat', leaf: 'hat', formality: 0.42, styles: { bohemian: 0.4, vintage: 0.3 } },
  ],
  [
    'sun hat, straw hat, floppy hat, bucket hat, visor',
    {
      slot: 'hat',
      leaf: 'hat',
      formality: 0.12,
      warmth: 0.05,
      styles: { beach: 0.7, bohemian: 0.3 },
    },
  ],
  [
    'fascinator, cocktail hat, headpiece',
    {
      slot: 'hat',
      leaf: 'hat',
      formality: 0.85,
      styles: { glamorous: 0.7, romantic: 0.4 },
      statement: 0.7,
    },
  ],
  [
    'beret',
    {
      slot: 'hat',
      leaf: 'hat',
      formality: 0.42,
      warmth: 0.5,
      styles: { vintage: 0.5, romantic: 0.3, classic: 0.3 },
    },
  ],
  [
    'beanie, beanie hat, knit hat, bobble hat, pom pom hat, wool hat, winter hat, trapper hat, ear muffs, earmuffs',
    {
      slot: 'hat',
      leaf: 'cap',
      formality: 0.1,
      warmth: 0.85,
      styles: { street: 0.5, relaxed: 0.5, outdoor: 0.3 },
    },
  ],
  [
    'cap, baseball cap, snapback, trucker hat, dad hat, newsboy cap, flat cap, baker boy',
    {
      slot: 'hat',
      leaf: 'cap',
      formality: 0.08,
      warmth: 0.2,
      styles: { street: 0.8, sporty: 0.5 },
    },
  ],
  [
    'headband, head band, turban, hair clip, hairband, hair band, scrunchie, hair tie, barrette, hair bow, hair pin, bobby pin, head wrap, headwrap, hair slide, hair comb',
    { slot: 'hair', formality: 0.4, styles: { romantic: 0.4 } },
  ],
  [
    'tiara, flower crown, crown, hair chain, head chain',
    { slot: 'hair', formality: 0.5, styles: { romantic: 0.8, bohemian: 0.3 }, statement: 0.6 },
  ],
  [
    'belt, belts, waist belt, leather belt, skinny belt, obi belt, chain belt, corset belt',
    { slot: 'belt', leaf: 'belt', formality: 0.42 },
  ],
  [
    'suspenders, braces',
    { slot: 'belt', leaf: 'belt', formality: 0.4, styles: { vintage: 0.6, preppy: 0.4 } },
  ],
  [
    'gloves, glove, leather gloves, driving gloves',
    { slot: 'gloves', leaf: 'gloves', formality: 0.5, warmth: 0.75 },
  ],
  [
    'mittens, mitten, fingerless gloves, arm warmers, touchscreen gloves',
    { slot: 'gloves', leaf: 'gloves', formality: 0.15, warmth: 0.85, styles: { relaxed: 0.5 } },
  ],
  [
    'sunglasses, sunnies, shades, sunglass, aviators, aviator sunglasses, wayfarer, wayfarers, cat eye sunglasses, round sunglasses',
    { slot: 'eyewear', leaf: 'sunglasses', formality: 0.35, warmth: 0.2 },
  ],
  [
    'glasses, eyeglasses, reading glasses, spectacles, eyewear, optical frames',
    { slot: 'eyewear', formality: 0.4, styles: { classic: 0.3 } },
  ],
  ['ski goggles, goggles', { slot: 'eyewear', formality: 0, styles: { sporty: 1 } }],
  [
    'tights, pantyhose, hosiery, stockings, fishnets, fishnet, fishnet tights, hold ups',
    { slot: 'hosiery', leaf: 'hosiery', formality: 0.5, warmth: 0.4 },
  ],
  [
    'socks, sock, ankle socks, knee socks, knee high socks, over the knee socks, leg warmers, crew socks',
    { slot: 'hosiery', leaf: 'hosiery', formality: 0.18, warmth: 0.55, styles: { relaxed: 0.4 } },
  ],
  [
    'tie, necktie, cravat, pocket square, cufflinks, cuff links, tie clip',
    { slot: 'tie', leaf: 'tie', formality: 0.78, styles: { classic: 0.8 } },
  ],
  [
    'watch, watches, wristwatch, chronograph, bracelet watch, timepiece',
    { slot: 'watch', leaf: 'watch', formality: 0.5, styles: { classic: 0.4 } },
  ],
  [
    'smart watch, smartwatch, fitness tracker, sports watch, digital watch',
    { slot: 'watch', leaf: 'watch', formality: 0.12, styles: { sporty: 0.8 } },
  ],
  [
    'earrings, earring, studs, stud earrings, hoops, hoop earrings, ear cuff, ear jacket, ear crawler, ear cuffs',
    { slot: 'earrings', leaf: 'jewelry', formality: 0.5 },
  ],
  [
    'drop earrings, chandelier earrings, statement earrings, dangle earrings, tassel earrings, chandelier',
    {
      slot: 'earrings',
      leaf: 'jewelry',
      formality: 0.65,
      styles: { glamorous: 0.5, bohemian: 0.2 },
      statement: 0.5,
    },
  ],
  [
    'necklace, necklaces, pendant, pendant necklace, chain necklace, layered necklace, locket, choker, lariat, collar necklace',
    { slot: 'necklace', leaf: 'jewelry', formality: 0.48 },
  ],
  [
    'statement necklace, bib necklace, bib',
    {
      slot: 'necklace',
      leaf: 'jewelry',
      formality: 0.6,
      styles: { glamorous: 0.6 },
      statement: 0.7,
    },
  ],
  [
    'bracelet, bracelets, bangle, bangles, cuff, cuff bracelet, charm bracelet, friendship bracelet, wrap bracelet, tennis bracelet, anklet, arm cuff',
    { slot: 'bracelet', leaf: 'jewelry', formality: 0.45 },
  ],
  [
    'ring, rings, signet, cocktail ring, midi ring, band ring, knuckle ring, ring set, stacking rings',
    { slot: 'ring', leaf: 'jewelry', formality: 0.48 },
  ],
  [
    'jewelry, jewellery, jewelry set, brooch, pin brooch, charm, charms, body chain, body jewelry',
    { slot: 'jewelry', leaf: 'jewelry', formality: 0.5 },
  ],
  [
    'umbrella, phone case, iphone case, perfume, fragrance, lipstick, nail polish, candle, eyeshadow, mascara, book, headphones, water bottle, sticker',
    { slot: 'other' },
  ],
];
