import { useRef, useState } from 'react';
import { useSavePins } from '#api/looks.ts';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { useForgetGone } from '#components/noun/use-forget-gone.ts';
import type { Pin } from '#contract/rules/looks.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { showUndo } from '#ui/toasts.ts';

type ShownPin = LookDetails['pins'][number];

/**
 * The pins of a look, and how they change: each change is shown and saved at once, on top of the one before it, so
 * that quick ones do not take each other back.
 */
export function usePins({ ownerId: owner, lookId, pins, revision }: LookDetails) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMoving, setMoving] = useState(false);
  /** As they will be, from a change until the details show it; null where they are. */
  const [next, setNext] = useState<readonly ShownPin[] | null>(null);
  const latest = useRef<readonly ShownPin[] | null>(null);
  const known = useRef(revision);
  known.current = Math.max(known.current, revision);
  const forgetGone = useForgetGone(lookNoun, owner);
  const save = useSavePins({ onError: forgetGone });
  const saved = useRef<readonly ShownPin[]>(pins);
  saved.current = pins;
  const now = () => latest.current ?? saved.current;

  const put = async (changed: readonly ShownPin[], done?: () => void) => {
    latest.current = changed;
    setNext(changed);
    try {
      const { look } = await save.mutateAsync({
        owner,
        lookId,
        changes: {},
        pins: changed.map(({ itemId, x, y }): Pin => ({ itemId, x, y })),
        baseRevision: known.current,
      });
      known.current = Math.max(known.current, look.revision);
      done?.();
    } catch {
      // What failed is said where every failed write is, and the pins are again as they were saved.
    }
    if (latest.current !== changed) return;
    latest.current = null;
    setNext(null);
  };
  const choose = (index: number | null) => {
    setChosen(index);
    setMoving(false);
  };
  return {
    /** As they are now, also before that is saved. */
    shown: next ?? pins,
    chosen,
    choose,
    /** Whether the next press on the photo says where the chosen pin belongs. */
    isMoving,
    startMoving: () => setMoving(true),
    /** Sets a pin at a place of the photo, in fractions of it. */
    add(itemIds: readonly string[], x: number, y: number) {
      hapticPlay('medium');
      const before = now();
      // Several pieces at one place stand a little apart, so that each can be pressed.
      const more = itemIds.map((itemId, index) => ({
        itemId,
        x,
        y: Math.min(1, y + index * 0.06),
        isGap: false,
        title: '',
      }));
      void put([...before, ...more], () => setChosen(before.length));
    },
    /** Takes a pin away. */
    remove(index: number) {
      choose(null);
      const pin = now()[index];
      if (!pin) return;
      void put(
        now().filter((one) => one !== pin),
        () => showUndo('Pin taken away', () => put([...now(), pin])),
      );
    },
    /** Moves a pin to another place of the photo. */
    move(index: number, { x, y }: { x: number; y: number }) {
      setMoving(false);
      const pin = now()[index];
      if (!pin) return;
      const moved = { ...pin, x, y };
      void put(
        now().map((one) => (one === pin ? moved : one)),
        () =>
          showUndo('Pin moved', () =>
            put(
              now().map((one) =>
                one.itemId === pin.itemId && one.x === x && one.y === y ? pin : one,
              ),
            ),
          ),
      );
    },
  };
}

export type Pins = ReturnType<typeof usePins>;
