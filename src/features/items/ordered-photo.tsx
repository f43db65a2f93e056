import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ArrowLeft, Crop, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import type { ImageView } from '#contract/schemas/image.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './item-photos.module.css';

/** A photo in its row: pressed to be cropped, dragged or moved by the arrow keys to another place. */
export function OrderedPhoto({
  imageId,
  position,
  image,
  onMove,
  onRemove,
  onCrop,
}: {
  imageId: string;
  /** Counts from 1. */
  position: number;
  image: ImageView | null;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  onCrop(): void;
}) {
  const { setNodeRef: setPlace } = useDroppable({ id: imageId });
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: imageId });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onMove(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <li ref={setPlace} className={styles.photo} data-carried={isDragging || undefined}>
      <button
        type="button"
        ref={setNodeRef}
        className={styles.press}
        aria-label={`Crop photo ${position}`}
        aria-describedby="photo-order-hint"
        {...listeners}
        onKeyDown={press}
        onContextMenu={(event) => event.preventDefault()}
        onClick={onCrop}
      >
        <ItemPicture image={image} alt={`Photo ${position}`} sizes="96px" inset="medium" />
        <span className={styles.crop} aria-hidden="true">
          <Crop />
        </span>
      </button>
      <IconButton
        label={`Remove photo ${position}`}
        raised
        className={styles.remove ?? ''}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
      {position > 1 && (
        <IconButton
          label={`Move photo ${position} forward`}
          raised
          className={styles.forward ?? ''}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
