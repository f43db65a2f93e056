import { useState } from 'react';
import { useSaveLook } from '#api/looks.ts';
import type { Pin } from '#contract/rules/looks.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { showUndo } from '#ui/toasts.ts';
import { useForgetGone } from './use-forget-gone.ts';

/** The pins of a look, and how they change: each change is saved at once. */
export function usePins({ ownerId: owner, lookId, pins, revision }: LookDetails) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMoving, setMoving] = useState(false);
  /** Where a pin was moved to that is not saved yet. */
  const [moved, setMoved] = useState<{ index: number; x: number; y: number } | null>(null);
  const forgetGone = useForgetGone(owner);
  const save = useSaveLook({ meta: { saysGone: true }, onError: forgetGone });
  const shown = pins.map((pin, index) =>
    moved?.index === index ? { ...pin, x: moved.x, y: moved.y } : pin,
  );
  const present: Pin[] = shown.map(({ itemId, x, y }) => ({ itemId, x, y }));
  const put = (next: Pin[], done?: () => void) =>
    save.mutate(
      { owner, lookId, changes: {}, pins: next, baseRevision: revision },
      { onSettled: () => setMoved(null), ...(done && { onSuccess: done }) },
    );
  const choose = (index: number | null) => {
    setChosen(index);
    setMoving(false);
  };
  return {
    /** As they are now, also before that is saved. */
    shown,
    chosen,
    choose,
    /** Whether the next press on the photo says where the chosen pin belongs. */
    isMoving,
    startMoving: () => setMoving(true),
    isBusy: save.isPending,
    /** Sets a pin at a place of the photo, in fractions of it. */
    add(itemIds: readonly string[], x: number, y: number) {
      hapticPlay('medium');
      // Several pieces at one place stand a little apart, so that each can be pressed.
      const more = itemIds.map((itemId, index) => ({
        itemId,
        x,
        y: Math.min(1, y + index * 0.06),
      }));
      put([...present, ...more], () => setChosen(present.length));
    },
    /** Takes a pin away. */
    remove(index: number) {
      choose(null);
      put(
        present.filter((_, place) => place !== index),
        () => showUndo('Pin taken away', () => put(present)),
      );
    },
    /** Moves a pin to another place of the photo. */
    move(index: number, { x, y }: { x: number; y: number }) {
      setMoving(false);
      setMoved({ index, x, y });
      put(
        present.map((pin, place) => (place === index ? { ...pin, x, y } : pin)),
        () => showUndo('Pin moved', () => put(present)),
      );
    },
  };
}

export type Pins = ReturnType<typeof usePins>;
