import type { CacheTag } from '#contract/operations/descriptor.ts';
import type { ImageKind } from '#contract/rules/images.ts';
import type { PhotoDestination, QueuedPhoto } from '#lib/queued-photo.ts';
import type { PhotoSize } from './photo-sizes.ts';
import type { Write } from './step-notes.ts';

/** A photo on its way to one kind of destination. */
export type PhotoFor<Kind extends PhotoDestination['kind']> = QueuedPhoto & {
  destination: Extract<PhotoDestination, { kind: Kind }>;
};

/** The destination of the photos of one kind ([Note: Upload queue]). */
export interface Destination<Kind extends PhotoDestination['kind']> {
  imageKind: ImageKind;
  size: PhotoSize;
  /** True where the user is asked before the same photo is sent again. */
  asksForTwins: boolean;
  /** True where the form sends it when it is saved, and the queue leaves it alone. */
  isSentByForm: boolean;
  /** The work to do once the bytes are with the server; null where a form names the picture. */
  save: {
    /**
     * Makes what the photo is for. Answers the photo as it is then, in the step `saved`; or `refused`, where there is no
     * room for it yet.
     */
    run(photo: PhotoFor<Kind>, write: Write, signal: AbortSignal): Promise<QueuedPhoto>;
    /** The cache tags that are out of date then. */
    spoils: readonly CacheTag[];
  } | null;
}
