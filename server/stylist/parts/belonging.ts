import type { ReadGarment } from '../garment.ts';

/*
 * Kinds that are worn together, or hardly ever, by custom. A rule reads: any of these with any of those. A slot
 * stands for all of its kinds.
 */
type Custom = readonly [these: string, those: string, fit: number];

const customs: readonly Custom[] = [
  [
    'jeans',
    't-shirt sweater shirt blouse tank-top blazer denim-jacket leather-jacket sneakers ankle-boots',
    0.85,
  ],
  ['jeans shorts leggings sweatpants', 'evening-dress suit tie clutch', 0.25],
  ['jeans shorts', 'crossbody-bag backpack tote sneakers', 0.8],
  ['shorts', 'sandals sneakers t-shirt tank-top slip-ons sunglasses hat', 0.85],
  ['shorts', 'coat puffer parka boots scarf gloves', 0.2],
  ['leggings', 'sweater hoodie sweatshirt sneakers boots sports-top parka puffer', 0.82],
  ['leggings', 'shirt heels clutch suit', 0.35],
  ['sweatpants', 'hoodie sweatshirt t-shirt sneakers bomber cap', 0.88],
  ['sweatpants hoodie', 'heels blouse clutch evening-dress trench-coat flats', 0.2],
  ['trousers', 'blouse shirt blazer heels loafers lace-ups flats sweater', 0.85],
  ['chinos', 'shirt polo-shirt loafers sweater blazer sneakers', 0.85],
  ['midi-skirt', 'blouse heels flats sweater ankle-boots clutch shoulder-bag', 0.82],
  ['midi-skirt', 'hoodie cap backpack', 0.35],
  ['mini-skirt', 't-shirt blouse tank-top boots ankle-boots hosiery sneakers', 0.8],
  ['maxi-skirt', 'tank-top sandals t-shirt denim-jacket hat', 0.82],
  ['evening-dress', 'heels clutch jewelry', 0.95],
  ['evening-dress', 'sneakers backpack cap hoodie sandals tote boots', 0.18],
  ['day-dress', 'sandals flats denim-jacket cardigan hat crossbody-bag heels ankle-boots', 0.82],
  ['one-piece', 'top bottom', 0.12],
  ['one-piece', 'outer layer shoes', 0.75],
  ['suit', 'tie lace-ups heels shirt', 0.92],
  ['suit', 'sneakers sandals backpack cap', 0.35],
  ['blazer', 'jacket bomber denim-jacket leather-jacket puffer vest', 0.25],
  ['blazer', 'jeans trousers shirt t-shirt heels loafers', 0.85],
  ['leather-jacket', 'jeans ankle-boots boots t-shirt day-dress', 0.88],
  ['bomber denim-jacket', 'sneakers jeans t-shirt cap backpack', 0.85],
  ['trench-coat coat', 'trousers heels ankle-boots scarf sweater shoulder-bag loafers', 0.82],
  ['puffer parka', 'boots jeans sweater cap scarf sneakers leggings', 0.85],
  ['puffer parka coat', 'sandals shorts tank-top swimwear', 0.15],
  ['heels', 'clutch midi-skirt blouse jewelry', 0.85],
  ['sneakers', 'clutch tie', 0.3],
  ['boots ankle-boots', 'jeans sweater coat leather-jacket scarf', 0.85],
  ['sandals', 'hosiery scarf gloves coat', 0.2],
  ['sandals', 'sunglasses hat tank-top day-dress tote', 0.85],
  ['swimwear', 'sandals hat sunglasses tote shorts', 0.92],
  ['swimwear', 'boots coat jeans trousers heels blazer', 0.15],
  ['sports-top sports-bottom', 'sneakers sports-bottom sports-top hoodie cap travel-bag', 0.95],
  ['sports-top sports-bottom', 'heels blazer clutch blouse jewelry', 0.12],
  ['scarf', 'gloves cap', 0.8],
  ['hat', 'sunglasses', 0.78],
];

const fits = new Map<string, number>();
for (const [these, those, fit] of customs) {
  for (const one of these.split(' ')) {
    for (const other of those.split(' ')) {
      if (!fits.has(`${one} ${other}`)) fits.set(`${one} ${other}`, fit);
      if (!fits.has(`${other} ${one}`)) fits.set(`${other} ${one}`, fit);
    }
  }
}

/** Whether two kinds of garments are worn together, 0 to 1; null where custom says nothing. */
export function belongingFit(one: ReadGarment, other: ReadGarment): number | null {
  for (const mine of [one.leaf, one.slot]) {
    for (const theirs of [other.leaf, other.slot]) {
      const fit = mine && theirs ? fits.get(`${mine} ${theirs}`) : undefined;
      if (fit !== undefined) return fit;
    }
  }
  return null;
}
