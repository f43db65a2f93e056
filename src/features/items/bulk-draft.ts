import type { ShownVersion } from '#contract/rules/images.ts';
import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import { defineDraft, isListOf, isOneOf, isText, orNull } from '#lib/draft-kind.ts';

/** The changes to many pieces at once; what is empty stays as each piece has it. */
export interface BulkFields {
  shown: ShownVersion | '';
  category: string | null;
  brand: string;
  seasons: (typeof itemSeasons)[number][];
  occasions: (typeof itemOccasions)[number][];
  addedTags: string[];
}

/** The drafts of changes of many pieces; the id is those of all of them, so that they come back for no others. */
export const bulkDraft = defineDraft<BulkFields>({
  name: 'bulkEdit',
  fields: {
    shown: isOneOf(['', 'cutout', 'photo']),
    category: orNull(isText),
    brand: isText,
    seasons: isListOf(isOneOf(itemSeasons)),
    occasions: isListOf(isOneOf(itemOccasions)),
    addedTags: isListOf(isText),
  },
});
