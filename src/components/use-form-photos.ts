import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { readBytes } from '#api/upload-queue/kept-photos.ts';
import { addPhotos, removePhoto, retryUploads } from '#api/upload-queue/upload-queue.ts';
import { type Upload, uploads } from '#api/upload-queue/uploads.ts';
import type { ImageRefusal } from '#contract/rules/images.ts';
import type { PhotoDestination } from '#lib/queued-photo.ts';

/** A photo that the server has, for a form to name. */
interface SentPhoto {
  imageId: string;
  /** The photo whose place it takes; null of one that is added. */
  insteadOf: string | null;
  picture: { bytes: ArrayBuffer; contentType: string };
}

/** The photos of a form that are on their way. */
export interface FormPhotos {
  /** Puts picked files on their way. */
  add(files: File[]): Promise<void>;
  /** Puts a photo on its way that takes the place of another. Throws where the device cannot keep it. */
  replace(insteadOf: string, file: File): Promise<void>;
  /** How many that are added have not been taken over by the form yet. */
  count: number;
  /** All that have not; a preview is a local address. */
  waiting: readonly { id: string; preview: string; insteadOf: string | null }[];
  /** Something is on its way: what is saved now would be saved without it. */
  isSending: boolean;
  /** Why a file was not taken; gone when the next one is picked. */
  refusal: ImageRefusal | null;
  /** The network or the server is away: they go on by themselves, or when told to. */
  isStopped: boolean;
  retry(): void;
}

/**
 * Photos that a form names when it is saved, through the queue ([Note: Upload queue]): they outlive
 * the page, and come into the form's draft in the order in which they were picked, also where it was
 * opened anew.
 * @param take brings one into the draft; resolves once the device keeps that.
 */
export function useFormPhotos(
  destination: PhotoDestination,
  take: (sent: SentPhoto) => Promise<unknown>,
): FormPhotos {
  const { list, isWaiting } = useSnapshot(uploads);
  const [refusal, setRefusal] = useState<ImageRefusal | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  const taking = useRef(new Set<string>());
  const [taken, setTaken] = useState<readonly string[]>([]);
  const place = placeOf(destination);
  const mine = list.filter((upload) => placeOf(upload.destination) === place);
  const refused = mine.find(({ step }) => step === 'refused');
  const waiting = mine.filter(({ id, step }) => step !== 'refused' && !taken.includes(id));
  const [next] = waiting;
  const takeOver = useEffectEvent(async ({ id, imageId, contentType, destination }: Ready) => {
    if (taking.current.has(id)) return;
    taking.current.add(id);
    const bytes = await readBytes(id);
    setTaken((now) => [...now, id]);
    const insteadOf = insteadOfIn(destination);
    await take({ imageId, insteadOf, picture: { bytes, contentType } });
    // Now the draft has it.
    await removePhoto(id);
  });
  const sayRefused = useEffectEvent((id: string, why: ImageRefusal) => {
    setRefusal(why);
    void removePhoto(id);
  });
  useEffect(() => {
    if (next?.step === 'sent' && next.imageId) {
      // Another tab may have it already.
      takeOver(next as Ready).catch(() => {});
    }
  }, [next]);
  useEffect(() => {
    if (refused?.refusal) sayRefused(refused.id, refused.refusal);
  }, [refused?.id, refused?.refusal]);
  return {
    async add(files) {
      setRefusal(null);
      setUnkept(false);
      try {
        await addPhotos(files, destination);
      } catch {
        setUnkept(true);
      }
    },
    async replace(insteadOf, file) {
      setRefusal(null);
      setUnkept(false);
      const earlier = waiting.filter((one) => insteadOfIn(one.destination) === insteadOf);
      await addPhotos([file], { ...destination, insteadOf } as PhotoDestination);
      for (const { id } of earlier) await removePhoto(id);
    },
    count: waiting.filter((one) => insteadOfIn(one.destination) === null).length,
    waiting: waiting.map(({ id, preview, destination }) => ({
      id,
      preview,
      insteadOf: insteadOfIn(destination),
    })),
    isSending: waiting.length > 0 && !isWaiting,
    refusal,
    isStopped: isUnkept || (waiting.length > 0 && isWaiting),
    retry: retryUploads,
  };
}

type Ready = Upload & { imageId: string };

/** Names a form, whichever photo's place a photo takes there. */
const placeOf = (destination: PhotoDestination) =>
  JSON.stringify({ ...destination, insteadOf: undefined });

const insteadOfIn = (destination: PhotoDestination): string | null =>
  ('insteadOf' in destination && destination.insteadOf) || null;
