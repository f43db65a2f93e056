import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { ItemPicture } from '#components/item-picture.tsx';
import type { ImageView } from '#contract/schemas/image.ts';
import { hapticPlay } from '#lib/haptics.ts';
import styles from './item-photos.module.css';
import { movedTo } from './photo-changes.ts';

const named = (index: number) => `Photo ${index + 1}`;

/**
 * Photos in a row, whose order is changed by drag: pressed first by a finger, which otherwise scrolls the row, pulled at
 * once by a mouse; or by whoever calls `move`.
 */
export function PhotoOrder({
  imageIds,
  pictureOf,
  onOrder,
  children,
}: {
  imageIds: readonly string[];
  pictureOf(imageId: string): ImageView | null;
  onOrder(imageId: string, to: number): void;
  /** Draws a photo, and what stands behind all of them. */
  children: [(imageId: string, index: number, move: (by: -1 | 1) => void) => ReactNode, ReactNode];
}) {
  const [draw, behind] = children;
  const [carried, setCarried] = useState<{ imageId: string; to: number } | null>(null);
  const [told, setTold] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const shown = carried ? movedTo(imageIds, carried.imageId, carried.to) : imageIds;
  const move = (imageId: string, to: number) => {
    if (to < 0 || to >= imageIds.length) return;
    onOrder(imageId, to);
    setTold(`${named(imageIds.indexOf(imageId))} is now ${to + 1} of ${imageIds.length}`);
  };
  const numberOf = (id: unknown) => named(imageIds.indexOf(String(id)));
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => `${numberOf(active.id)} picked up.`,
            onDragOver: () => undefined,
            onDragEnd: () => undefined,
            onDragCancel: ({ active }) => `${numberOf(active.id)} stays where it was.`,
          },
        }}
        onDragStart={({ active }) => {
          hapticPlay('selection');
          const imageId = String(active.id);
          setCarried({ imageId, to: imageIds.indexOf(imageId) });
        }}
        onDragOver={({ over }) => {
          const to = over ? shown.indexOf(String(over.id)) : -1;
          if (to >= 0) setCarried((now) => now && { ...now, to });
        }}
        onDragEnd={() => {
          setCarried(null);
          if (carried && carried.to !== imageIds.indexOf(carried.imageId)) {
            move(carried.imageId, carried.to);
          }
        }}
        onDragCancel={() => setCarried(null)}
      >
        <ul className={styles.photos}>
          {shown.map((imageId, index) => draw(imageId, index, (by) => move(imageId, index + by)))}
          {behind}
        </ul>
        {createPortal(
          <DragOverlay dropAnimation={null} className={styles.overlay}>
            {carried && (
              <span className={styles.carried}>
                <ItemPicture
                  image={pictureOf(carried.imageId)}
                  alt=""
                  sizes="112px"
                  inset="medium"
                  isEager
                />
              </span>
            )}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
      {imageIds.length > 1 && (
        <p className={styles.hint} id="photo-order-hint">
          The first photo is shown everywhere. Press and drag a photo to move it.
          <span className="visually-hidden"> The arrow keys move it as well.</span>
        </p>
      )}
      <p role="status" aria-live="assertive" className="visually-hidden">
        {told}
      </p>
    </>
  );
}
