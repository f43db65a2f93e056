import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { defineDraft, isListOf, isOneOf, isText } from '#lib/draft-kind.ts';

/** The fields of a look's form. */
export type LookFields = Pick<LookDetails, 'seasons' | 'occasions'> & {
  title: string;
  notes: string;
};

/** The drafts of what is said of looks, by look. */
export const lookDraft = defineDraft<LookFields>({
  name: 'look',
  fields: {
    title: isText,
    notes: isText,
    seasons: isListOf(isOneOf(itemSeasons)),
    occasions: isListOf(isOneOf(itemOccasions)),
  },
});

/** The drafts of links that are to be kept as inspirations. */
export const linkDraft = defineDraft<{ text: string }>({
  name: 'lookLink',
  fields: { text: isText },
});
