import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import { classes } from '#ui/classes.ts';
import styles from './dragged.module.css';
import { type Planned, planName } from './planned.ts';

/** The plan or outfit carried over the calendar. */
export type Carried = { planned: Planned } | { outfit: OutfitCard };

/** A plan that can be carried to another day. A press without a carry is a press. */
export function DraggedPlan({
  planned,
  className,
  onPress,
  children,
}: {
  planned: Planned;
  className?: string | undefined;
  onPress(): void;
  children: ReactNode;
}) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `plan ${planned.plan.planId}`,
    data: { planned },
  });
  return (
    // The day, or the words beside it, do the same for the keyboard, which moves a plan by its sheet.
    <button
      type="button"
      ref={setNodeRef}
      tabIndex={-1}
      aria-hidden="true"
      className={classes(styles.source, className)}
      data-carried={isDragging || undefined}
      {...listeners}
      onClick={onPress}
      title={planName(planned)}
    >
      {children}
    </button>
  );
}

/** An outfit that can be carried to a day. */
export function DraggedOutfit({ outfit, children }: { outfit: OutfitCard; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `outfit ${outfit.outfitId}`,
    data: { outfit },
  });
  return (
    <span
      ref={setNodeRef}
      className={styles.source}
      data-carried={isDragging || undefined}
      {...listeners}
    >
      {children}
    </span>
  );
}
