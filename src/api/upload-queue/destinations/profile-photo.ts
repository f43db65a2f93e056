import type { Destination } from '../destination.ts';
import { photoSizes } from '../photo-sizes.ts';

/** The picture of the user: it lies in the draft of the profile, and is sent when that is saved. */
export const profilePhotoDestination: Destination<'profile-photo'> = {
  imageKind: 'user',
  size: photoSizes.person,
  isSentByForm: true,
  asksForTwins: false,
  save: null,
};
