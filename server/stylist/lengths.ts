import type { ReadGarment } from './garment.ts';

/** Kinds whose name says where they end, 0 (mini) to 1 (to the floor). */
const lengths: Readonly<Record<string, number>> = {
  'mini-skirt': 0.1,
  'midi-skirt': 0.65,
  'maxi-skirt': 1,
  shorts: 0.1,
  'evening-dress': 0.9,
  trousers: 0.9,
  jeans: 0.9,
  chinos: 0.9,
  coat: 0.8,
};

/** Where a garment ends, 0 to 1, by its words, else by its kind; null where neither says. */
export const lengthInWords = ({ length, leaf }: ReadGarment): number | null =>
  length ?? lengths[leaf ?? ''] ?? null;

/** Kinds whose sleeves go without saying: 0 none, 0.4 to the elbow at most, 1 to the wrist. */
const sleeves: Readonly<Record<string, number>> = {
  'tank-top': 0,
  't-shirt': 0.4,
  'polo-shirt': 0.4,
  'long-sleeve': 1,
  shirt: 1,
  sweater: 1,
  cardigan: 1,
  sweatshirt: 1,
  hoodie: 1,
  suit: 1,
  blazer: 1,
  jacket: 1,
  'denim-jacket': 1,
  'leather-jacket': 1,
  bomber: 1,
  coat: 1,
  'trench-coat': 1,
  parka: 1,
  puffer: 1,
  'knit-dress': 1,
};

const words: readonly (readonly [pattern: RegExp, sleeve: number])[] = [
  [
    /sleeveless|spaghetti|strappy|thin strap|strapless|halter|one shoulder|bardot|off (the )?shoulder|cami/,
    0,
  ],
  [/short sleeve|cap sleeve|flutter sleeve/, 0.4],
  [/three quarter|3 4 sleeve|elbow/, 0.7],
  [/long sleeve|full sleeve|bishop|bell sleeve/, 1],
];

/** How far its sleeves reach, 0 (none) to 1 (the wrist); null where nothing says. */
export function sleeveOf({ terms, leaf }: ReadGarment): number | null {
  const said = words.find(([pattern]) => terms.some((term) => pattern.test(term)));
  return said?.[1] ?? sleeves[leaf ?? ''] ?? null;
}
