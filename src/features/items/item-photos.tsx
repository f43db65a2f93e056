import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ImagePlus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type SentPicture, sendPhoto } from '#api/send-photo.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { maxItemPhotos } from '#contract/rules/item-attributes.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import type { DraftPhotos } from './item-draft.ts';
import styles from './item-photos.module.css';
import { refusalWords } from './upload-tiles.tsx';

/** The photos with one of them a place earlier. */
function movedForward(imageIds: readonly string[], index: number): readonly string[] {
  const next = [...imageIds];
  next.splice(index - 1, 0, ...next.splice(index, 1));
  return next;
}

/** The photos of an item: up to eight, the first one on its tile. Changes are saved with the form. */
export function ItemPhotos({
  item,
  photos: { imageIds, pictures },
  fault,
  onFault,
  isSending,
  onSending,
  onChange,
}: {
  item: ItemDetails;
  photos: DraftPhotos;
  /** What went wrong, in words. */
  fault: string | null;
  onFault(words: string | null): void;
  isSending: boolean;
  onSending(isSending: boolean): void;
  /** Says how the photos change: another change may come before a photo has been sent. */
  onChange(change: (photos: DraftPhotos) => DraftPhotos): void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const previews = usePreviews(pictures);
  // What went wrong stands here; a lost session is the policy's.
  const { mutateAsync: send } = useMutation({
    mutationFn: (file: File) => sendPhoto(file, 'item'),
    meta: { operation: 'imageUpload', isHandled: true },
  });
  const known = new Map(item.images.map((image) => [image.imageId, image]));
  const changeIds = (by: (imageIds: readonly string[]) => readonly string[]) =>
    onChange((now) => ({ ...now, imageIds: by(now.imageIds) }));
  const add = async (files: File[]) => {
    onFault(null);
    onSending(true);
    for (const file of files.slice(0, maxItemPhotos - imageIds.length)) {
      try {
        const { imageId, picture } = await send(file);
        onChange((now) => ({
          imageIds: [...now.imageIds, imageId],
          pictures: { ...now.pictures, [imageId]: picture },
        }));
      } catch (error) {
        const refusal = (error as { refusal?: keyof typeof refusalWords }).refusal;
        onFault(refusal ? refusalWords[refusal] : 'This photo did not get through. Try again.');
      }
    }
    onSending(false);
  };
  return (
    <section aria-label="Photos" data-field="" data-fault={fault ? '' : undefined}>
      <ul className={styles.photos}>
        {imageIds.map((imageId, index) => (
          <li key={imageId} className={styles.photo}>
            <ItemPicture
              image={known.get(imageId) ?? null}
              preview={previews[imageId]}
              alt={`Photo ${index + 1}`}
              sizes="96px"
              inset="medium"
            />
            <IconButton
              label={`Remove photo ${index + 1}`}
              raised
              className={styles.remove ?? ''}
              onClick={() => changeIds((now) => now.filter((one) => one !== imageId))}
            >
              <X aria-hidden="true" />
            </IconButton>
            {index > 0 && (
              <IconButton
                label={`Move photo ${index + 1} forward`}
                raised
                className={styles.forward ?? ''}
                onClick={() => changeIds((now) => movedForward(now, index))}
              >
                <ArrowLeft aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
        {imageIds.length < maxItemPhotos && (
          <li>
            <button
              type="button"
              className={styles.add}
              disabled={isSending}
              onClick={() => picker.current?.click()}
            >
              {isSending ? <Stitches count={5} busy /> : <ImagePlus aria-hidden="true" />}
              Add photo
            </button>
          </li>
        )}
      </ul>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Add photos"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(files);
        }}
      />
    </section>
  );
}

/** Local addresses of pictures, for as long as the editor is open. */
function usePreviews(pictures: DraftPhotos['pictures']): Record<string, string> {
  const made = useRef(new Map<SentPicture, string>());
  useEffect(
    () => () => {
      for (const url of made.current.values()) URL.revokeObjectURL(url);
      made.current.clear();
    },
    [],
  );
  const previewOf = (picture: SentPicture): string => {
    const { bytes, contentType } = picture;
    const url =
      made.current.get(picture) ?? URL.createObjectURL(new Blob([bytes], { type: contentType }));
    made.current.set(picture, url);
    return url;
  };
  return Object.fromEntries(
    Object.entries(pictures).map(([imageId, picture]) => [imageId, previewOf(picture)]),
  );
}
