import type { PhotoDestination, QueuedPhoto } from '#lib/queued-photo.ts';
import type { Destination } from './destination.ts';
import { colorAnalysisDestination } from './destinations/color-analysis.ts';
import { editedPhotoDestination } from './destinations/edited-photo.ts';
import { itemDestination } from './destinations/item.ts';
import { itemPhotoDestination } from './destinations/item-photo.ts';
import { lookDestination } from './destinations/look.ts';
import { outfitThumbnailDestination } from './destinations/outfit-thumbnail.ts';
import { profilePhotoDestination } from './destinations/profile-photo.ts';
import { servicePhotoDestination } from './destinations/service-photo.ts';

/** Every kind of destination: a room adds its own here and to `PhotoDestination`. */
const destinations: { [Kind in PhotoDestination['kind']]: Destination<Kind> } = {
  item: itemDestination,
  'item-photo': itemPhotoDestination,
  'edited-photo': editedPhotoDestination,
  'color-analysis': colorAnalysisDestination,
  look: lookDestination,
  'profile-photo': profilePhotoDestination,
  'service-photo': servicePhotoDestination,
  'outfit-thumbnail': outfitThumbnailDestination,
};

/** The destination where a photo goes. */
export const destinationOf = ({ kind }: PhotoDestination) =>
  destinations[kind] as Destination<PhotoDestination['kind']>;

/** Whether the queue has something left to do for a photo; a photo for a form waits for that form. */
export function isPending({ step, destination }: Pick<QueuedPhoto, 'step' | 'destination'>) {
  const { isSentByForm, save } = destinationOf(destination);
  if (isSentByForm) return false;
  return step === 'kept' || step === 'prepared' || (step === 'sent' && save !== null);
}
