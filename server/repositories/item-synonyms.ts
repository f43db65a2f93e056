import type { ColorFamily } from '#contract/rules/color-families.ts';
import { type CategoryGroup, leafOf } from '#contract/rules/item-attributes.ts';
import { singular, wordsOf } from '#contract/rules/search-words.ts';

/** Words that mean the same to whoever looks for a piece, in American and British English. */
const synonyms: readonly (readonly string[])[] = [
  ['gray', 'grey'],
  ['burgundy', 'maroon', 'wine', 'bordeaux'],
  ['purple', 'violet', 'lilac', 'lavender'],
  ['teal', 'turquoise', 'petrol'],
  ['camel', 'tan'],
  ['cream', 'ivory', 'ecru'],
  ['multicolor', 'multicolour', 'colorful', 'colourful'],
  ['t-shirt', 'tshirt', 'tee', 'tee shirt'],
  ['sweater', 'jumper', 'pullover'],
  ['cardigan', 'cardi'],
  ['hoodie', 'hoody', 'hooded sweatshirt'],
  ['tank top', 'camisole', 'cami', 'singlet', 'strappy top'],
  ['turtleneck', 'polo neck', 'roll neck'],
  ['trousers', 'pants', 'slacks'],
  ['chinos', 'khakis'],
  ['jeans', 'denims'],
  ['sweatpants', 'joggers', 'tracksuit bottoms', 'jogging bottoms'],
  ['overalls', 'dungarees'],
  ['jumpsuit', 'playsuit', 'romper'],
  ['evening dress', 'gown', 'evening gown'],
  ['blazer', 'sport coat', 'suit jacket'],
  ['tuxedo', 'dinner jacket'],
  ['raincoat', 'rain coat', 'mackintosh', 'mac'],
  ['trench coat', 'trench'],
  ['parka', 'anorak'],
  ['puffer', 'down jacket', 'quilted jacket', 'padded jacket'],
  ['windbreaker', 'windcheater', 'cagoule'],
  ['vest', 'waistcoat', 'gilet'],
  ['sneakers', 'trainers', 'tennis shoes', 'running shoes'],
  ['rain boots', 'wellingtons', 'wellies', 'gumboots', 'rubber boots'],
  ['heels', 'pumps', 'court shoes', 'stilettos'],
  ['flats', 'ballerinas', 'ballet flats'],
  ['lace-ups', 'oxfords', 'brogues', 'derbies'],
  ['slip-ons', 'slippers', 'mules'],
  ['handbag', 'purse'],
  ['backpack', 'rucksack'],
  ['fanny pack', 'bum bag', 'belt bag'],
  ['crossbody bag', 'cross-body bag', 'satchel'],
  ['travel bag', 'duffel', 'duffle', 'holdall', 'weekender'],
  ['hat', 'cap'],
  ['beanie', 'woolly hat', 'knit cap'],
  ['tie', 'necktie'],
  ['bow tie', 'bowtie'],
  ['suspenders', 'braces'],
  ['sunglasses', 'shades'],
  ['jewelry', 'jewellery'],
  ['watch', 'wristwatch'],
  ['tights', 'pantyhose', 'hosiery', 'stockings'],
  ['briefs', 'panties', 'knickers', 'underpants'],
  ['bra', 'brassiere'],
  ['undershirt', 'undervest'],
  ['pajamas', 'pyjamas', 'pjs'],
  ['robe', 'bathrobe', 'housecoat'],
  ['swimsuit', 'bathing suit', 'swimming costume', 'swimwear'],
  ['swim trunks', 'swimming trunks'],
  ['plaid', 'tartan'],
  ['checked', 'checkered', 'chequered', 'gingham'],
  ['dotted', 'polka dot', 'dots', 'spotted'],
  ['striped', 'stripes', 'stripy'],
  ['floral', 'flowers', 'flowery'],
  ['animal print', 'leopard', 'zebra', 'snake print'],
  ['fall', 'autumn'],
  ['secondhand', 'second-hand', 'thrifted', 'vintage', 'pre-owned'],
];

/** The words a color is also looked for as, besides its label. */
const colorWords: Partial<Record<ColorFamily, string>> = {
  charcoal: 'dark gray anthracite',
  silver: 'light gray',
  cream: 'off-white',
  beige: 'sand',
  rust: 'terracotta',
  citron: 'lime chartreuse',
  olive: 'khaki green',
  mint: 'light green',
  sky: 'light blue',
  navy: 'dark blue',
  pink: 'rose',
  burgundy: 'dark red',
};

/** The words the pieces of a group are also looked for as. */
const groupWords: Partial<Record<CategoryGroup, string>> = {
  top: 'top',
  bottom: 'bottom',
  outerwear: 'outerwear',
  shoes: 'shoes footwear',
  bag: 'bag handbag',
  accessory: 'accessory',
  sport: 'sportswear activewear',
};

/** The words the pieces of a category are also looked for as, besides its label and its group's words. */
const categoryWords: Record<string, string> = {
  'day-dress': 'dress',
  'evening-dress': 'dress',
  'shirt-dress': 'dress shirtdress',
  'knit-dress': 'dress',
  'polo-shirt': 'shirt',
  sweater: 'knitwear knit',
  cardigan: 'knitwear knit',
  chinos: 'trousers',
  jeans: 'denim trousers',
  sweatpants: 'trousers',
  'mini-skirt': 'skirt miniskirt',
  'midi-skirt': 'skirt',
  'maxi-skirt': 'skirt',
  coat: 'overcoat topcoat',
  blazer: 'jacket',
  bomber: 'jacket',
  parka: 'jacket coat',
  puffer: 'jacket coat',
  'trench-coat': 'raincoat',
  briefs: 'underwear',
  bra: 'underwear lingerie',
  undershirt: 'underwear',
  pajamas: 'nightwear sleepwear',
  robe: 'nightwear',
  swimwear: 'swimsuit bikini',
  skiwear: 'ski',
};

const singularWords = (text: string): string[] => wordsOf(text).map(singular);

/** Every group of synonyms by the first word of each of its ways to say it. */
const byFirstWord = new Map<string, { phrase: string; words: readonly string[] }[]>();
for (const group of synonyms) {
  const words = group.flatMap((way) => [...wordsOf(way), ...singularWords(way)]);
  for (const way of group) {
    const phrase = singularWords(way);
    const there = byFirstWord.get(phrase[0]!) ?? [];
    byFirstWord.set(phrase[0]!, [...there, { phrase: ` ${phrase.join(' ')} `, words }]);
  }
}

/** The words that follow from others: their singulars, and all that mean the same. */
export function followingWords(words: readonly string[]): string[] {
  const singulars = words.map(singular);
  const text = ` ${singulars.join(' ')} `;
  const synonymous = [...new Set(singulars)].flatMap((word) =>
    (byFirstWord.get(word) ?? []).flatMap((one) => (text.includes(one.phrase) ? one.words : [])),
  );
  return [...singulars, ...synonymous];
}

/** The words a piece of a color and a category is also looked for as. */
export function attributeWords(
  color: ColorFamily | null,
  category: string | null,
  group: CategoryGroup | null,
): string {
  const leaf = leafOf(category);
  return [
    color && colorWords[color],
    leaf && Object.hasOwn(categoryWords, leaf) && categoryWords[leaf],
    group && groupWords[group],
  ]
    .filter(Boolean)
    .join(' ');
}
