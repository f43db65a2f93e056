import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormPhotos } from '#components/use-form-photos.ts';
import { maxItemPhotos } from '#contract/rules/item-attributes.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { localPicture } from '#lib/local-picture.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { Stitches } from '#ui/stitches.tsx';
import type { DraftPhotos } from './item-draft.ts';
import styles from './item-photos.module.css';
import { OrderedPhoto } from './ordered-photo.tsx';
import { movedTo, photoAddress, photosAfter, withoutPhoto } from './photo-changes.ts';
import { PhotoOrder } from './photo-order.tsx';
import { usePreviews } from './use-previews.ts';

const CropLayer = late('layer', async () => (await import('./crop/crop-layer.tsx')).CropLayer);

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
  /** Picked and cropped photos that are not among them yet. */
  onTheWay: Pick<FormPhotos, 'count' | 'waiting' | 'isSending' | 'isStopped' | 'retry' | 'replace'>;
  /** The fault, in words. */
  fault: string | null;
  onAdd(files: File[]): void;
  /** Takes a function, since another change may come before a photo has been sent. */
  onChange(change: (changes: DraftPhotos) => DraftPhotos): void;
}) {
  const imageIds = photosAfter(item, changes);
  const picker = useRef<HTMLInputElement>(null);
  const [cropped, setCropped] = useState<{ imageId: string; address: string } | null>(null);
  const previews = usePreviews(changes.pictures);
  const stored = new Map(item.images.map((image) => [image.imageId, image]));
  const room = maxItemPhotos - imageIds.length - onTheWay.count;
  /** The picture of this device that shows a photo: cropped just now, or added and not saved. */
  const localOf = (imageId: string) =>
    onTheWay.waiting.findLast(({ insteadOf }) => insteadOf === imageId)?.preview ??
    previews[imageId];
  const addressOf = (imageId: string) => {
    const image = stored.get(imageId);
    return localOf(imageId) ?? (image ? photoAddress(image) : null);
  };
  const pictureOf = (imageId: string) => {
    const local = localOf(imageId);
    return local ? localPicture(local) : (stored.get(imageId) ?? null);
  };
  return (
    <section aria-label="Photos" data-field="" data-fault={fault ? '' : undefined}>
      <PhotoOrder
        imageIds={imageIds}
        pictureOf={pictureOf}
        onOrder={(imageId, to) =>
          onChange((now) => ({ ...now, order: movedTo(photosAfter(item, now), imageId, to) }))
        }
      >
        {(imageId, index, move) => (
          <OrderedPhoto
            key={imageId}
            imageId={imageId}
            position={index + 1}
            image={pictureOf(imageId)}
            onMove={move}
            onRemove={() => onChange((now) => withoutPhoto(now, imageId))}
            onCrop={() => {
              const address = addressOf(imageId);
              if (address) setCropped({ imageId, address });
            }}
          />
        )}
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
      </PhotoOrder>
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
      {cropped && (
        <CropLayer
          owner={item.ownerId}
          {...cropped}
          onSave={(file) => onTheWay.replace(cropped.imageId, file)}
          onClose={() => setCropped(null)}
        />
      )}
    </section>
  );
}
