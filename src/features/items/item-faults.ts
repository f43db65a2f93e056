import type { FaultWords } from '#components/form-words.ts';
import { maxItemPhotos, maxPersonalTags } from '#contract/rules/item-attributes.ts';
import type { ItemFields } from './item-draft.ts';

/** Said when a piece has too many photos, since another device added some too. */
export const tooManyPhotos = `At most ${maxItemPhotos} photos, with those added on another device. Remove some.`;

/** The words for the server's faults in an item's form. */
export const itemWords: FaultWords<ItemFields> = {
  fields: {
    title: 'A title of at most 120 characters.',
    brand: 'That brand cannot be used.',
    category: 'That category cannot be used.',
    size: 'That size cannot be used.',
    condition: 'Choose one from the list.',
    color: 'That color cannot be used.',
    mainColor: 'Choose one of these.',
    furtherColors: 'Choose from these.',
    patterns: 'Choose from these.',
    neckline: 'Choose one from the list.',
    sleeveType: 'Choose one from the list.',
    sleeveLength: 'Choose one from the list.',
    seasons: 'Choose from these.',
    occasions: 'Choose from these.',
    type: 'Choose one from the list.',
    secondhand: 'That cannot be used.',
    purchaseDate: 'A day up to today.',
    purchasePriceCents: 'An amount like 49.90.',
    purchaseCurrency: 'Choose another currency.',
    notes: 'At most 2,000 characters.',
    personalTags: `At most ${maxPersonalTags} tags of 40 characters.`,
    photos: (reason) =>
      reason === 'too-many' ? tooManyPhotos : 'That photo cannot be used. Add it again.',
  },
  aliases: { imageIds: 'photos', removedImageIds: 'photos', imageOrder: 'photos' },
  codes: { 'image-not-uploaded': 'photos', 'image-refused': 'photos' },
};
