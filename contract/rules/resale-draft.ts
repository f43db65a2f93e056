import type { Money } from './cost-per-wear.ts';
import type { ItemCondition } from './item-attributes.ts';
import { itemName, type Named, nameWithoutBrand } from './item-name.ts';
import { resaleLimits } from './resale.ts';

/** What the record says of a piece that is to be offered. */
export interface RecordedPiece extends Named {
  size: string | null;
  color: string | null;
  condition: ItemCondition;
  purchaseDate: string | null;
  price: Money | null;
  secondhand: boolean;
  wears: number;
}

const conditionWords: Record<ItemCondition, string> = {
  'New with Tags': 'New, with its tags',
  'Like New': 'Like new',
  'Good Condition': 'In good condition',
  'Fair Condition': 'In fair condition',
  'Needs Repair': 'Needs a repair',
  'Repurposed/Upcycled': 'Repurposed',
};

const worn = (wears: number): string => {
  if (wears === 0) return 'never worn';
  if (wears === 1) return 'worn once';
  return wears === 2 ? 'worn twice' : `worn ${wears} times`;
};

/** A price as it is written in the text: whole units where it has no hundredths. */
const paid = ({ cents, currency }: Money): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(cents % 100 === 0 && { maximumFractionDigits: 0 }),
  }).format(cents / 100);

/** The title of a new draft: what the piece is called. */
export const draftTitle = (piece: RecordedPiece): string =>
  itemName(piece).slice(0, resaleLimits.title);

/**
 * The description of a new draft, of what the record says and nothing else. What only counts once somebody told it, the
 * wears, is left out of a piece in use of which none is known.
 */
export function draftDescription(piece: RecordedPiece): string {
  const { brand, size, color, condition, purchaseDate, price, secondhand, wears } = piece;
  const by = brand ? ` by ${brand}` : '';
  const what = `${nameWithoutBrand(piece)}${by}${size ? `, size ${size}` : ''}.`;
  const isUnused = wears === 0 && (condition === 'New with Tags' || condition === 'Like New');
  const state = `${conditionWords[condition]}${wears > 0 || isUnused ? `, ${worn(wears)}` : ''}.`;
  const year = purchaseDate ? ` in ${purchaseDate.slice(0, 4)}` : '';
  const cost = price && price.cents > 0 ? ` for ${paid(price)}` : '';
  const bought = `Bought ${secondhand ? 'second-hand' : 'new'}${year}${cost}.`;
  return [what, color && `${color}.`, state, (year || cost) && bought]
    .filter(Boolean)
    .join('\n')
    .slice(0, resaleLimits.description);
}
