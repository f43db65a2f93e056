import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { sendPhoto } from '#api/send-photo.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { maxItemPhotos } from '#contract/rules/item-attributes.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Stitches } from '#ui/stitches.tsx';
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
  imageIds,
  isSending,
  onSending,
  onChange,
}: {
  item: ItemDetails;
  imageIds: readonly string[];
  isSending: boolean;
  onSending(isSending: boolean): void;
  /** Says how the photos change: another change may come before a photo has been sent. */
  onChange(change: (imageIds: readonly string[]) => readonly string[]): void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState<Map<string, string>>(new Map());
  // What went wrong stands here; a lost session is the policy's.
  const { mutateAsync: send } = useMutation({
    mutationFn: (file: File) => sendPhoto(file, 'item'),
    meta: { operation: 'imageUpload', isHandled: true },
  });
  const [fault, setFault] = useState<string | null>(null);
  const known = new Map(item.images.map((image) => [image.imageId, image]));
  const add = async (files: File[]) => {
    setFault(null);
    onSending(true);
    for (const file of files.slice(0, maxItemPhotos - imageIds.length)) {
      try {
        const sent = await send(file);
        setAdded((before) => new Map(before).set(sent.imageId, sent.preview));
        onChange((now) => [...now, sent.imageId]);
      } catch (error) {
        const refusal = (error as { refusal?: keyof typeof refusalWords }).refusal;
        setFault(refusal ? refusalWords[refusal] : 'This photo did not get through. Try again.');
      }
    }
    onSending(false);
  };
  return (
    <section aria-label="Photos">
      <ul className={styles.photos}>
        {imageIds.map((imageId, index) => (
          <li key={imageId} className={styles.photo}>
            <ItemPicture
              image={known.get(imageId) ?? null}
              preview={added.get(imageId)}
              alt={`Photo ${index + 1}`}
              sizes="96px"
              inset="medium"
            />
            <IconButton
              label={`Remove photo ${index + 1}`}
              raised
              className={styles.remove ?? ''}
              onClick={() => onChange((now) => now.filter((one) => one !== imageId))}
            >
              <X aria-hidden="true" />
            </IconButton>
            {index > 0 && (
              <IconButton
                label={`Move photo ${index + 1} forward`}
                raised
                className={styles.forward ?? ''}
                onClick={() => onChange((now) => movedForward(now, index))}
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
