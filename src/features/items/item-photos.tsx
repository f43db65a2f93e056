import { ArrowLeft, ImagePlus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import type { FormPhotos } from '#components/use-form-photos.ts';
import { maxItemPhotos } from '#contract/rules/item-attributes.ts';
import { changePhotos } from '#contract/rules/item-photos.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { localPicture } from '#lib/local-picture.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import type { DraftPhotos, DraftPicture } from './item-draft.ts';
import styles from './item-photos.module.css';

/** The photos of an item as they will be once the form is saved, in order. */
export const photosAfter = (item: ItemDetails, changes: DraftPhotos): string[] =>
  changePhotos(
    item.images.map(({ imageId }) => imageId),
    changes,
  );

/** The changes with a photo taken away: one that was only added is as if it never was. */
function without(changes: DraftPhotos, imageId: string): DraftPhotos {
  const others = (ids: readonly string[]) => ids.filter((one) => one !== imageId);
  const { [imageId]: dropped, ...pictures } = changes.pictures;
  const isNew = changes.added.includes(imageId);
  return {
    added: others(changes.added),
    removed: isNew ? changes.removed : [...changes.removed, imageId],
    order: changes.order && others(changes.order),
    pictures,
  };
}

/** The photos with one of them a position earlier. */
function movedForward(imageIds: readonly string[], index: number): readonly string[] {
  const next = [...imageIds];
  next.splice(index - 1, 0, ...next.splice(index, 1));
  return next;
}

/** The photos of an item: up to eight, the first one on its tile. Changes are saved with the form. */
export function ItemPhotos({
  item,
  changes,
  onTheWay,
  fault,
  onAdd,
  onChange,
}: {
  item: ItemDetails;
  changes: DraftPhotos;
  /** Picked photos that are not among them yet. */
  onTheWay: Pick<FormPhotos, 'count' | 'isSending' | 'isStopped' | 'retry'>;
  /** The fault, in words. */
  fault: string | null;
  onAdd(files: File[]): void;
  /** Takes a function, since another change may come before a photo has been sent. */
  onChange(change: (changes: DraftPhotos) => DraftPhotos): void;
}) {
  const { pictures } = changes;
  const imageIds = photosAfter(item, changes);
  const picker = useRef<HTMLInputElement>(null);
  const previews = usePreviews(pictures);
  const known = new Map(item.images.map((image) => [image.imageId, image]));
  const room = maxItemPhotos - imageIds.length - onTheWay.count;
  return (
    <section aria-label="Photos" data-field="" data-fault={fault ? '' : undefined}>
      <ul className={styles.photos}>
        {imageIds.map((imageId, index) => (
          <li key={imageId} className={styles.photo}>
            <ItemPicture
              image={known.get(imageId) ?? pictureOf(previews[imageId])}
              alt={`Photo ${index + 1}`}
              sizes="96px"
              inset="medium"
            />
            <IconButton
              label={`Remove photo ${index + 1}`}
              raised
              className={styles.remove ?? ''}
              onClick={() => onChange((now) => without(now, imageId))}
            >
              <X aria-hidden="true" />
            </IconButton>
            {index > 0 && (
              <IconButton
                label={`Move photo ${index + 1} forward`}
                raised
                className={styles.forward ?? ''}
                onClick={() =>
                  onChange((now) => ({
                    ...now,
                    order: movedForward(photosAfter(item, now), index),
                  }))
                }
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
              disabled={onTheWay.isSending || room <= 0}
              onClick={() => picker.current?.click()}
            >
              {onTheWay.isSending ? <Stitches count={5} busy /> : <ImagePlus aria-hidden="true" />}
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
      {onTheWay.isStopped && (
        <Button kind="quiet" size="small" onClick={onTheWay.retry}>
          Try again
        </Button>
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
          onAdd(files.slice(0, room));
        }}
      />
    </section>
  );
}

const pictureOf = (preview: string | undefined) => (preview ? localPicture(preview) : null);

/** Local addresses of pictures, for as long as the editor is open. */
function usePreviews(pictures: DraftPhotos['pictures']): Record<string, string> {
  const made = useRef(new Map<DraftPicture, string>());
  useEffect(
    () => () => {
      for (const url of made.current.values()) URL.revokeObjectURL(url);
      made.current.clear();
    },
    [],
  );
  const previewOf = (picture: DraftPicture): string => {
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
