import type { Destination } from '../destination.ts';
import { photoSizes } from '../photo-sizes.ts';

/** Another photo of an item: the item's form takes it into its draft, and names it when it is saved. */
export const itemPhotoDestination: Destination<'item-photo'> = {
  imageKind: 'item',
  size: photoSizes.garment,
  isSentByForm: false,
  asksForTwins: false,
  save: null,
};
