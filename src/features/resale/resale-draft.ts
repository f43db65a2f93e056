import { itemConditions } from '#contract/rules/item-attributes.ts';
import { brandTierKeys } from '#contract/rules/resale-value.ts';
import type { ResaleListing } from '#contract/schemas/resale.ts';
import { defineDraft, isListOf, isOneOf, isText, orNull } from '#lib/draft-kind.ts';

/** What is typed and chosen of a listing. */
export type ListingWords = Pick<
  ResaleListing,
  'price' | 'condition' | 'brandTier' | 'title' | 'description' | 'measurements' | 'photoIds'
>;

/** Accepts a sum and its currency. */
const isMoney = (value: unknown): boolean => {
  const { cents, currency } = Object(value);
  return Number.isInteger(cents) && typeof currency === 'string';
};

/** The drafts of listings, by the id of the piece: what the server has not got yet. */
export const resaleDraft = defineDraft<ListingWords>({
  name: 'resale',
  fields: {
    price: orNull(isMoney),
    condition: isOneOf(itemConditions),
    brandTier: orNull(isOneOf(brandTierKeys)),
    title: isText,
    description: isText,
    measurements: isText,
    photoIds: isListOf(isText),
  },
});
