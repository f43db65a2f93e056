import type { TermTable } from '../facts.ts';

/** Words for a way of dressing, an occasion or a time of the year. */
export const manners: TermTable = [
  [
    'classic, timeless, heritage, elegant, ladylike, polished, refined, office, business, executive, career, corporate',
    { formality: 0.6, styles: { classic: 0.9 } },
  ],
  [
    'minimal, minimalist, clean, simple, basic, essential, plain, modern, contemporary, sleek',
    { formality: 0.42, styles: { minimal: 0.9 } },
  ],
  [
    'romantic, feminine, pretty, delicate, dainty, sweet, lolita, fairy, princess, heart, hearts, butterfly',
    { formality: 0.48, styles: { romantic: 0.9 } },
  ],
  [
    'boho, bohemian, hippie, hippy, gypsy, ethnic, tribal, festival, aztec, folk, navajo, moroccan, indian, embroidered, embroidery, mirrored',
    { formality: 0.22, styles: { bohemian: 1 } },
  ],
  [
    'punk, rock, grunge, goth, gothic, biker, moto, metal, rebel, rocker, emo, harness',
    { formality: 0.18, styles: { edgy: 1 } },
  ],
  [
    'glam, glamorous, sexy, party, cocktail, evening, night out, club, clubbing, gala, red carpet, luxe, prom, holiday party, new year',
    { formality: 0.75, styles: { glamorous: 0.9 } },
  ],
  [
    'formal, black tie, white tie, wedding, bridal, bridesmaid, occasion, ceremony',
    { formality: 0.9, styles: { glamorous: 0.5, romantic: 0.4 } },
  ],
  [
    'sport, sports, sporty, athletic, active, activewear, running, run, gym, workout, training, yoga, pilates, tennis, football, basketball, soccer, cycling, fitness, golf, dance',
    { formality: 0.04, styles: { sporty: 1 } },
  ],
  [
    'street, streetwear, urban, skate, skater boy, hip hop, swag, dope, supreme, hype, logo, slogan, graphic',
    { formality: 0.1, styles: { street: 0.9 } },
  ],
  [
    'preppy, prep, nautical, sailor, varsity, college, collegiate, ivy, school, uniform style, argyle, academy',
    { formality: 0.35, styles: { preppy: 1 } },
  ],
  [
    'vintage, retro, 50s, 60s, 70s, 80s, 90s, 1950s, 1960s, 1970s, pin up, pinup, rockabilly, antique, mod, deco, art deco',
    { formality: 0.4, styles: { vintage: 1 } },
  ],
  [
    'outdoor, outdoors, hiking, trail, camping, mountain, trekking, ski, snowboard, hunting, fishing, country, equestrian',
    { formality: 0.08, styles: { outdoor: 1 } },
  ],
  [
    'beach, resort, tropical, vacation, island, pool, surf, swim, summer holiday, cruise',
    { formality: 0.08, warmth: 0.08, styles: { beach: 1 } },
  ],
  [
    'casual, everyday, weekend, comfy, comfort, lounge, loungewear, cozy, cosy, soft, home, sleepy, laid back, daily',
    { formality: 0.12, styles: { relaxed: 0.9 } },
  ],
  ['old, worn out, painting, gardening, diy', { formality: 0.04, styles: { relaxed: 0.7 } }],
  ['work, workwear, smart, dressy, tailoring', { formality: 0.55, styles: { classic: 0.5 } }],
  ['summer, summery, lightweight, light weight, cool', { warmth: 0.12 }],
  ['winter, wintry, cold weather, warm, snow, christmas, xmas', { warmth: 0.82 }],
  ['spring, fall, autumn, transitional, mid season', { warmth: 0.5 }],
];
