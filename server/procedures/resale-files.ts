import papa from 'papaparse';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import { categoryLabel, type ItemCondition } from '#contract/rules/item-attributes.ts';
import { isPublic, type ResaleShape } from '#contract/rules/resale.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';

type Listing = OperationOutput<'getResaleListings'>['listings'][number];

/** The numbers of conditions of clothes in eBay's templates. */
const conditionIds: Record<ItemCondition, number> = {
  'New with Tags': 1000,
  'Like New': 2990,
  'Good Condition': 3000,
  'Repurposed/Upcycled': 3000,
  'Fair Condition': 3010,
  'Needs Repair': 3010,
};

/** The most characters of a title there. */
const longestTitle = 80;

/** The characters by which a spreadsheet takes a cell for a formula, where one begins with them; the wide ones too. */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

/** The addresses of the photos on the share page; none while that shows nothing. */
const photosOf = ({ sharePath, state, photoIds }: Listing, origin: string): string[] =>
  sharePath && isPublic(state)
    ? photoIds.map((_photoId, index) => `${origin}${sharePath}/photo/${index + 1}.jpg`)
    : [];

const amountOf = ({ cents }: Money): string => (cents / 100).toFixed(2);

/** What is told of a piece in a text, and the measurements with it. */
const wordsOf = ({ description, measurements }: Listing): string =>
  [description, measurements && `Measurements: ${measurements}`].filter(Boolean).join('\n\n');

/** A listing as a row of a file. */
const rowOf = (listing: Listing, origin: string): Record<string, string | number> => {
  const { listingId, title, price, currency, item } = listing;
  return {
    Action: 'Draft',
    'Custom label (SKU)': `HEM-${listingId}`,
    'Category ID': '',
    Title: [...title].slice(0, longestTitle).join(''),
    Price: price ? amountOf(price) : '',
    Currency: currency,
    Quantity: 1,
    'Item photo URL': photosOf(listing, origin).join('|'),
    'Condition ID': conditionIds[listing.condition],
    Description: wordsOf(listing),
    Format: 'FixedPrice',
    'C:Brand': item.brand ?? '',
    'C:Size': item.size ?? '',
    'C:Type': item.category ? categoryLabel(item.category) : '',
  };
};

/** A price as it is pasted: the sum and its currency. */
const priceLine = ({ price }: Listing): string =>
  price ? `Price: ${amountOf(price)} ${price.currency}` : '';

/** A listing as text, to be pasted into the form of a marketplace. */
const textOf = (listing: Listing, origin: string): string => {
  const { title, item, measurements, description, sharePath, state } = listing;
  const facts = [
    priceLine(listing),
    item.brand && `Brand: ${item.brand}`,
    item.category && `Category: ${categoryLabel(item.category)}`,
    item.size && `Size: ${item.size}`,
    `Condition: ${listing.condition}`,
    measurements && `Measurements: ${measurements}`,
  ];
  const page = sharePath && isPublic(state) ? `${origin}${sharePath}` : '';
  return [title, facts.filter(Boolean).join('\n'), description, page].filter(Boolean).join('\n\n');
};

/** Writes listings as a file or a text (docs/resale.md, Files); `origin` is the address of this server. */
export function writeResaleFile(
  listings: readonly Listing[],
  shape: ResaleShape,
  origin: string,
  now: Date,
): OperationOutput<'getResaleFile'> {
  const day = now.toISOString().slice(0, 10);
  if (shape === 'text') {
    const texts = listings.map((listing) => textOf(listing, origin));
    return { fileName: `hem-listings-${day}.txt`, text: texts.join('\n\n———\n\n') };
  }
  const rows = listings.map((listing) => rowOf(listing, origin));
  const text = papa.unparse(rows, { newline: '\r\n', escapeFormulae: formulaStart });
  // Without the mark a spreadsheet takes it for another encoding than UTF-8.
  return { fileName: `hem-listings-${day}.csv`, text: `\ufeff${text}` };
}
