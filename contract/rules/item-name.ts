import { type ColorFamily, colorFamilies } from './color-families.ts';
import {
  categoryGroupOf,
  categoryLeaves,
  categoryParts,
  defaultItemTitle,
  leafOf,
} from './item-attributes.ts';

/** The parts of a piece's name. Every place that shows a piece carries all of it. */
export interface Named {
  title: string;
  mainColor: ColorFamily | null;
  furtherColors: readonly ColorFamily[];
  patterns: readonly string[];
  sleeveLength: string | null;
  category: string | null;
  brand: string | null;
  /** When it was added, as an ISO moment; empty while that is not known. */
  createDate: string;
}

/** The names of one piece of a category; what is worn in pairs keeps its plural. */
const categoryNames: Record<string, string> = {
  't-shirt': 'T-shirt',
  'long-sleeve': 'long-sleeve top',
  shirt: 'shirt',
  blouse: 'blouse',
  'polo-shirt': 'polo shirt',
  'tank-top': 'tank top',
  sweater: 'sweater',
  cardigan: 'cardigan',
  sweatshirt: 'sweatshirt',
  hoodie: 'hoodie',
  bodysuit: 'bodysuit',
  'mini-skirt': 'mini skirt',
  'midi-skirt': 'midi skirt',
  'maxi-skirt': 'maxi skirt',
  'day-dress': 'day dress',
  'evening-dress': 'evening dress',
  'shirt-dress': 'shirt dress',
  'knit-dress': 'knit dress',
  jumpsuit: 'jumpsuit',
  suit: 'suit',
  blazer: 'blazer',
  jacket: 'jacket',
  'denim-jacket': 'denim jacket',
  'leather-jacket': 'leather jacket',
  bomber: 'bomber',
  coat: 'coat',
  'trench-coat': 'trench coat',
  parka: 'parka',
  puffer: 'puffer',
  vest: 'vest',
  cape: 'cape',
  tote: 'tote',
  'shoulder-bag': 'shoulder bag',
  'crossbody-bag': 'crossbody bag',
  clutch: 'clutch',
  backpack: 'backpack',
  'travel-bag': 'travel bag',
  scarf: 'scarf',
  hat: 'hat',
  cap: 'cap',
  belt: 'belt',
  watch: 'watch',
  tie: 'tie',
  hosiery: 'hosiery',
  bra: 'bra',
  undershirt: 'undershirt',
  robe: 'robe',
  'sports-top': 'sports top',
  'sports-bottom': 'sports bottom',
  costume: 'costume',
  uniform: 'uniform',
};

/** The name of one piece of a category within a sentence; null where that says nothing. */
export function categoryName(category: string | null): string | null {
  if (category === null || category === 'other') return null;
  const leaf = categoryLeaves.get(category);
  if (leaf) return categoryNames[category] ?? leaf.label.toLowerCase();
  return categoryParts(category).own;
}

/**
 * The sleeves of a kind, by category or else by its group, which are not said; null of what has none. Of other
 * kinds every length says something.
 */
const usualSleeves: Record<string, string | null> = {
  top: 'Long',
  't-shirt': 'Short',
  'polo-shirt': 'Short',
  'tank-top': 'Sleeveless',
  bodysuit: '',
  suit: 'Long',
  overalls: 'Sleeveless',
  outerwear: 'Long',
  vest: 'Sleeveless',
  cape: 'Sleeveless',
  undershirt: 'Sleeveless',
  pajamas: 'Long',
  robe: 'Long',
  skiwear: 'Long',
  swimwear: 'Sleeveless',
  bottom: null,
  shoes: null,
  bag: null,
  accessory: null,
  bra: null,
  briefs: null,
  'sports-bottom': null,
};

/** The length of the sleeves before the word for the piece; null where it is the usual one. */
function sleeveWords(length: string | null, category: string): string | null {
  if (!length) return null;
  const leaf = leafOf(category) ?? '';
  const kind = leaf in usualSleeves ? leaf : (categoryGroupOf(category) ?? '');
  const usual = usualSleeves[kind];
  if (usual === null || usual === length) return null;
  return length === 'Sleeveless' ? 'sleeveless' : `${length.toLowerCase()}-sleeve`;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many letters a name has at most, if it can be kept to that. */
const longest = 40;

/** Describes what can be seen of a piece, in words; empty where nothing is known of it. */
function describe({ mainColor, furtherColors, patterns, sleeveLength, category }: Named): string {
  const kind = categoryName(category);
  const said = wordsOf(kind ?? '');
  /** Leaves out what the word for the kind says already: no name has a word twice. */
  const unsaid = (words: string | null | undefined) =>
    words && !wordsOf(words).some((word) => said.includes(word)) ? words : null;
  const labels = [...new Set([mainColor, ...furtherColors])].flatMap((color) =>
    color ? colorFamilies[color].label.toLowerCase() : [],
  );
  const colors = unsaid(labels.join(' ')) ? labels : [];
  const [main] = colors;
  const both = colors.length === 2 ? colors.join(' and ') : main;
  const pattern = unsaid(
    colors.length > 2 && patterns.length === 0
      ? 'multicolor'
      : patterns
          .find((one) => one !== 'Plain')
          ?.toLowerCase()
          .replaceAll(' ', '-'),
  );
  const sleeves = kind && category ? unsaid(sleeveWords(sleeveLength, category)) : null;
  const ways = [
    [both, pattern, sleeves, kind],
    [both, pattern, kind],
    [main, pattern, kind],
    [main, kind],
  ].map((parts) => parts.filter(Boolean).join(' '));
  const known = ways.find((way) => way.length <= longest) ?? ways.at(-1)!;
  return known.charAt(0).toUpperCase() + known.slice(1);
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Whether its owner has given it a title. */
export const isNamed = (title: string): boolean => title !== '' && title !== defaultItemTitle;

/**
 * The name of a piece wherever it is shown or heard: its title; until it has one what is known of it: colors,
 * pattern, sleeves, kind and brand, in one short line; and the day it was added while nothing is (decision 037).
 */
export function itemName(piece: Named): string {
  const { title, createDate } = piece;
  if (isNamed(title)) return title;
  const known = describe(piece);
  const brand = piece.brand?.trim();
  if (known) {
    const isSaid = ` ${wordsOf(known).join(' ')} `.includes(` ${wordsOf(brand ?? '').join(' ')} `);
    const whole = `${known}, ${brand}`;
    return brand && !isSaid && whole.length <= longest ? whole : known;
  }
  if (brand) return brand;
  return createDate ? `New piece, ${days.format(new Date(createDate))}` : 'New piece';
}

/** The name of a piece in the name of something larger, such as the title of an outfit: without its brand. */
export const nameWithoutBrand = (piece: Named): string => itemName({ ...piece, brand: null });

/** The brand, to stand beside the name; null where the name says it. */
export const brandBesideName = (piece: Named): string | null =>
  itemName(piece) === nameWithoutBrand(piece) ? piece.brand : null;

/** Names one after another: apart by semicolons where one of them has a comma, before its brand say. */
export const listNames = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
