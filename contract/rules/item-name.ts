import { type ColorFamily, colorFamilies } from './color-families.ts';
import { categoryLeaves, defaultItemTitle } from './item-attributes.ts';

/** What a piece's name is made of. */
export interface Named {
  title: string;
  mainColor: ColorFamily | null;
  category: string | null;
  /** When it was added, as an ISO moment; empty while that is not known. */
  createDate: string;
}

/** What one piece of a category is called; what is worn in pairs keeps its plural. */
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

/** What one piece of a category is called within a sentence; null where that says nothing. */
export function categoryName(category: string | null): string | null {
  if (category === null || category === 'other') return null;
  const leaf = categoryLeaves.get(category);
  return leaf ? (categoryNames[category] ?? leaf.label.toLowerCase()) : category;
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Whether its owner has given it a title. */
export const isNamed = (title: string): boolean => title !== '' && title !== defaultItemTitle;

/**
 * What a piece is called wherever it is shown or heard: its title; color and category, or what is known
 * of the two, until it has one; and the day it was added while there is neither (decision 037).
 */
export function itemName({ title, mainColor, category, createDate }: Named): string {
  if (isNamed(title)) return title;
  const color = mainColor && colorFamilies[mainColor].label;
  const known = [color, categoryName(category)].filter(Boolean).join(' ');
  if (known) return known.charAt(0).toUpperCase() + known.slice(1);
  return createDate ? `New piece, ${days.format(new Date(createDate))}` : 'New piece';
}
