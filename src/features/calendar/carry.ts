import type { Announcements, Modifier } from '@dnd-kit/core';
import { dayName } from '#lib/calendar-weeks.ts';
import type { Carried } from './dragged.tsx';
import { planName } from './planned.ts';

/** How far above the pointer what is carried hangs, as a share of its height: the target stays in sight. */
const above = { finger: 1.12, mouse: 0.72 };

/** Hangs what is carried over the finger, wherever it was picked up. */
export const overFinger: Modifier = ({
  activatorEvent,
  draggingNodeRect,
  overlayNodeRect,
  transform,
}) => {
  const at = pointOf(activatorEvent);
  const carried = overlayNodeRect ?? draggingNodeRect;
  if (!at || !draggingNodeRect || !carried) return transform;
  return {
    ...transform,
    x: transform.x + at.x - draggingNodeRect.left - carried.width / 2,
    y: transform.y + at.y - draggingNodeRect.top - carried.height * above[at.by],
  };
};

function pointOf(event: Event | null): { x: number; y: number; by: keyof typeof above } | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY, by: 'mouse' };
  const touch = (event as TouchEvent | null)?.touches?.[0];
  return touch ? { x: touch.clientX, y: touch.clientY, by: 'finger' } : null;
}

const nameOf = (data: unknown): string => {
  const carried = data as Carried | undefined;
  if (!carried) return 'Plan';
  return 'planned' in carried ? planName(carried.planned) : carried.outfit.title;
};
const placeOf = (data: unknown): string => {
  const { day, slot } = (data ?? {}) as { day?: string; slot?: string | null };
  if (!day) return '';
  return slot === 'evening' ? `the evening of ${dayName(day)}` : dayName(day);
};

/** The words for screen readers about a carry. */
export const carryWords: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active.data.current)} picked up.`,
  onDragOver: ({ over }) => (over ? `Over ${placeOf(over.data.current)}.` : 'Over no day.'),
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active.data.current)} put down on ${placeOf(over.data.current)}.`
      : `${nameOf(active.data.current)} stays where it was.`,
  onDragCancel: ({ active }) => `${nameOf(active.data.current)} stays where it was.`,
};
