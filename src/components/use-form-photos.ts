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
  picture: { bytes: ArrayBuffer; contentType: string };
}

/** The photos of a form that are on their way. */
export interface FormPhotos {
  /** Puts picked files on their way. */
  add(files: File[]): Promise<void>;
  /** How many have not been taken over by the form yet. */
  count: number;
  /** The same photos; a preview is a local address. */
  waiting: readonly { id: string; preview: string }[];
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
  const place = JSON.stringify(destination);
  const mine = list.filter((upload) => JSON.stringify(upload.destination) === place);
  const refused = mine.find(({ step }) => step === 'refused');
  const waiting = mine.filter(({ id, step }) => step !== 'refused' && !taken.includes(id));
  const [next] = waiting;
  const takeOver = useEffectEvent(async ({ id, imageId, contentType }: Ready) => {
    if (taking.current.has(id)) return;
    taking.current.add(id);
    const bytes = await readBytes(id);
    setTaken((now) => [...now, id]);
    await take({ imageId, picture: { bytes, contentType } });
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
    count: waiting.length,
    waiting,
    isSending: waiting.length > 0 && !isWaiting,
    refusal,
    isStopped: isUnkept || (waiting.length > 0 && isWaiting),
    retry: retryUploads,
  };
}

type Ready = Upload & { imageId: string };
