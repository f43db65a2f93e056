import type { Destination } from '../destination.ts';
import { photoSizes } from '../photo-sizes.ts';

/** A photo for the studio: the wizard takes it into its draft, once the server keeps it. */
export const servicePhotoDestination: Destination<'service-photo'> = {
  imageKind: 'service',
  size: photoSizes.garment,
  isSentByForm: false,
  asksForTwins: false,
  save: null,
};
