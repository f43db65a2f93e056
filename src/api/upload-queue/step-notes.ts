import { type ImageRefusal, imageRefusals } from '#contract/rules/images.ts';
import { AppError } from '#lib/errors.ts';
import type { QueuedPhoto } from '#lib/queued-photo.ts';
import { changePhoto, PhotoGone } from './kept-photos.ts';
import { showUpload } from './uploads.ts';

/** Notes on the device how far a photo has come, and answers the photo as it is now. */
export type Write = typeof changePhoto;

/** Makes the notes of one run, which are shown until it is stopped and told to the listener. */
export function noteSteps(signal: AbortSignal, onChanged: (id: string) => void): Write {
  return async (photo, change, bytes) => {
    const changed = await changePhoto(photo, change, bytes);
    // Once stopped, the step under way is still noted, but no longer shown: another user may be signed
    // in by now.
    if (!signal.aborted) showUpload(changed, bytes);
    onChanged(changed.id);
    return changed;
  };
}

/**
 * One step of one photo. A refusal ends that photo alone and gives null; the others go on. Throws for
 * any other cause: the network, the server, the session.
 */
export async function ending(
  photo: QueuedPhoto,
  write: Write,
  step: () => Promise<QueuedPhoto | null>,
): Promise<QueuedPhoto | null> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof PhotoGone) return null;
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await write(photo, { step: 'refused', refusal }).catch(() => {});
    return null;
  }
}

function refusalOf(error: unknown): ImageRefusal | null {
  const named = (error as { refusal?: ImageRefusal }).refusal;
  if (named) return named;
  if (!(error instanceof AppError)) return null;
  if (error.code === 'payload-too-large') return 'image-too-large';
  if (error.code === 'image-refused') {
    return imageRefusals.find((refusal) => refusal === error.message) ?? 'image-broken';
  }
  return error.kind === 'invalid' && error.hasBody ? 'image-broken' : null;
}
