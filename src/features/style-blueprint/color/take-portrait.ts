import { photoSizes } from '#api/upload-queue/photo-sizes.ts';
import { addPhotos } from '#api/upload-queue/upload-queue.ts';
import { photoPreparation } from '#api/upload-queue/upload-steps.ts';
import { refusalWords } from '#components/refusal-words.ts';
import { session } from '#lib/session.ts';
import { noTaps, samplesOf } from './color-taps.ts';
import { dropSentElsewhere, forgetPortrait, keepPortrait, portrait } from './portrait-draft.ts';

/** Makes a picked picture small, upright and without metadata, and keeps it on the device. Answers what was wrong with it, or null. */
export async function takePortrait(file: File): Promise<string | null> {
  const preparation = await photoPreparation().catch(() => null);
  if (!preparation) return 'This did not load. Check your connection, then take it again.';
  const { PhotoRefused, preparePhoto } = preparation;
  try {
    const bytes = await file.arrayBuffer();
    const prepared = await preparePhoto({ name: file.name, bytes }, photoSizes.garment);
    keepPortrait({
      bytes: prepared.bytes,
      type: prepared.contentType,
      taps: noTaps,
      takenMs: Date.now(),
      isSent: false,
    });
    return null;
  } catch (error) {
    return error instanceof PhotoRefused
      ? refusalWords[error.refusal]
      : 'This picture could not be read. Take another.';
  }
}

/**
 * Hands the portrait to the queue of photos, which sends it once it can; the device's own is forgotten then. Of several
 * tabs one does it. Throws if the device can keep none.
 */
export async function sendPortrait(): Promise<void> {
  if (!navigator.locks) return send();
  await navigator.locks.request(`hem.portrait.${session.userId}`, send);
}

async function send(): Promise<void> {
  await dropSentElsewhere();
  const { draft } = portrait;
  if (!draft) return;
  const file = new File([draft.bytes], 'Portrait', { type: draft.type });
  const samples = samplesOf(draft.taps);
  // A visitor's was to be sent before anybody had signed in.
  const isFromVisitor = draft.isSent ? ({ isFromVisitor: true } as const) : {};
  await addPhotos([file], { kind: 'color-analysis', samples, ...isFromVisitor });
  forgetPortrait();
}
