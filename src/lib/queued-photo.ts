import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { ImageRefusal } from '#contract/rules/images.ts';
import type { LookKind } from '#contract/rules/looks.ts';
import type { ImageView } from '#contract/schemas/image.ts';

/** How far a photo has come. Each step is written down before the next one begins. */
export type PhotoStep =
  /** The bytes of the photo are on the device. */
  | 'kept'
  /** The photo is compressed, upright, without metadata. */
  | 'prepared'
  /** The same photo is there as an item already: the user decides whether to add it again. */
  | 'same'
  /** The bytes are with the server; a form that names the picture may take it. */
  | 'sent'
  /** The thing that the photo is for is made, such as its item. */
  | 'saved'
  /** The photo was refused; `refusal` says why. */
  | 'refused';

/** The thing that a photo is to become. */
export type PhotoDestination =
  | { kind: 'item'; wardrobeId: string | null }
  /** `insteadOf` is the photo that it was cropped from. */
  | { kind: 'item-photo'; itemId: string; insteadOf?: string }
  | { kind: 'edited-photo'; itemId: string; insteadOf: string }
  | { kind: 'profile-photo' }
  /** A portrait, with the tones that were pointed at on it, `#rrggbb`; taken before the sign-in, it takes no other's place. */
  | { kind: 'color-analysis'; samples: PortraitSamples; isFromVisitor?: true }
  /** Shows the studio what is to be done: of a service by its variant at the store. */
  | { kind: 'service-photo'; itemId: string; variantId: string }
  /** A look of its own; `day` is when it was worn, null of one that is not logged. */
  | {
      kind: 'look';
      look: LookKind;
      day: string | null;
      wardrobeId: string | null;
    }
  /** The picture of an outfit, of what its layers show under this key. */
  | { kind: 'outfit-thumbnail'; outfitId: string; drawingKey: string };

/** The tones of a portrait, `#rrggbb` each. */
export interface PortraitSamples {
  eye: readonly string[];
  hair: readonly string[];
  skin: readonly string[];
  /** Null where nothing white was pointed at. */
  white: string | null;
}

/** The way in which a photo is laid on its tile, as the server will find it too. */
export type PhotoLook = Pick<ImageView, 'width' | 'height' | 'treatment'>;

/** A photo on its way, as kept on the device; its bytes lie apart. */
export interface QueuedPhoto {
  id: string;
  userId: string;
  /** Counts the photos in the order in which they were added. */
  place: number;
  name: string;
  step: PhotoStep;
  /** The type of its bytes: those of the picked file until it is prepared, then those that are sent. */
  contentType: string;
  /** SHA-256 of the picked file, hex. */
  contentHash: string | null;
  mainColor: ColorFamily | null;
  /** The look of the photo; null until it is prepared, and where it cannot be told. */
  look: PhotoLook | null;
  destination: PhotoDestination;
  imageId: string | null;
  itemId: string | null;
  sameAsItemId: string | null;
  /** Whether the user wants it although there is an item with it already. */
  isWantedTwice: boolean;
  refusal: ImageRefusal | null;
  /** The key of the upload, the same for every try at sending; new when the address had expired. */
  uploadKey: string;
  saveKey: string;
}
