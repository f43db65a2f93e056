import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import {
  type CategoryGroup,
  categoryLeaves,
  itemCategories,
} from '#contract/rules/item-attributes.ts';
import type { Pointed, PointedBy } from './pointed-at.ts';
import type { Neckline, Pattern, SleeveLength, SleeveType } from './scored-garment.ts';

const necklines: Record<Neckline, string> = {
  Crew: 'crew necks',
  'V-neck': 'V-necks',
  Scoop: 'scoop necks',
  Boat: 'boat necks',
  Square: 'square necks',
  Turtleneck: 'turtlenecks',
  'Mock neck': 'mock necks',
  Collared: 'collars',
  'Notch lapel': 'notch lapels',
  'Peak lapel': 'peak lapels',
  Shawl: 'shawl collars',
  Halter: 'halter necks',
  'Off the shoulder': 'bare shoulder lines',
  'One shoulder': 'one-shoulder cuts',
  Strapless: 'bare shoulders',
  Sweetheart: 'sweetheart necks',
  Cowl: 'cowl necks',
  Wrap: 'wraps',
  Hooded: 'hoods',
};

const patterns: Record<Pattern, string> = {
  Plain: 'plain cloth',
  Striped: 'stripes',
  Plaid: 'plaid',
  Checked: 'checks',
  Houndstooth: 'houndstooth',
  Herringbone: 'herringbone',
  Floral: 'flowers',
  Dotted: 'dots',
  'Animal print': 'animal prints',
  Geometric: 'geometric prints',
  'Graphic print': 'graphic prints',
  Paisley: 'paisley',
  'Tie-dye': 'tie-dye',
  Camouflage: 'camouflage',
  'Color block': 'color blocks',
  Lace: 'lace',
  Embroidered: 'embroidery',
  Textured: 'texture',
};

const sleeveTypes: Partial<Record<SleeveType, string>> = {
  Strap: 'straps',
  'Drop shoulder': 'drop shoulders',
};
const sleeveLengths: Partial<Record<SleeveLength, string>> = { Sleeveless: 'bare arms' };

/** A label inside a sentence: `blazers`, but `T-shirts`. */
const inSentence = (label: string): string =>
  /^.-/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const named: Record<PointedBy, (value: string) => string> = {
  necklines: (value) => necklines[value as Neckline],
  sleeveTypes: (value) => sleeveTypes[value as SleeveType] ?? `${inSentence(value)} sleeves`,
  patterns: (value) => patterns[value as Pattern],
  sleeveLengths: (value) => sleeveLengths[value as SleeveLength] ?? `${inSentence(value)} sleeves`,
  leaves: (value) => inSentence(categoryLeaves.get(value)!.label),
  families: (value) => inSentence(colorFamilies[value as ColorFamily].label),
  groups: (value) => inSentence(itemCategories[value as CategoryGroup].label),
};

/** What was pointed at, in the plural, inside a sentence: `V-necks`, `stripes`, `blazers`. */
export const pointedWords = ({ by, value }: Pointed): string => named[by](value);

/** That pieces of a kind suit somebody: `V-necks suit your build`, `lace suits your Romantic side less`. */
export function suitWords(pointed: Pointed, whom: string, isFor: boolean): string {
  const words = pointedWords(pointed);
  return `${words} ${words.endsWith('s') ? 'suit' : 'suits'} ${whom}${isFor ? '' : ' less'}`;
}
