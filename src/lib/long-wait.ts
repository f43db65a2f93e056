import { useEffect, useState } from 'react';

/*
 * [Note: Long waits] A wait of under 300 ms shows nothing (visual.md, section 8): what would come
 * and go within it only flickers. A wait begins when what waits comes into view. Where it takes the
 * place of another wait it goes on with that one, and after a change of screen the time counts in
 * which the screen before was kept ([Note: Change of screen]).
 */

/** Under this long a wait shows nothing, in milliseconds. */
export const quietMs = 300;

/** A screen that was kept came into view at most so long after its time, in milliseconds. */
const lateMs = 200;

let changeBeganMs = Number.NEGATIVE_INFINITY;
/** When those that are on the page began, on the page's clock. */
const waits = new Set<{ beganMs: number }>();

/** One goes to another screen, and the one before is kept for a while. */
export function beginScreenChange(): void {
  changeBeganMs = performance.now();
}

function newWait(): { beganMs: number } {
  const now = performance.now();
  const isOfChange = now - changeBeganMs < quietMs + lateMs;
  const others = [...waits].map(({ beganMs }) => beganMs);
  return { beganMs: Math.min(isOfChange ? changeBeganMs : now, ...others) };
}

/** Whether the wait that stands here is long enough to be shown. */
export function useIsLongWait(): boolean {
  const [wait] = useState(newWait);
  const msLeft = () => Math.max(0, wait.beganMs + quietMs - performance.now());
  const [isLong, setLong] = useState(() => msLeft() === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait from beginning to end
  useEffect(() => {
    waits.add(wait);
    const timer = isLong ? undefined : setTimeout(() => setLong(true), msLeft());
    return () => {
      clearTimeout(timer);
      waits.delete(wait);
    };
  }, [wait]);
  return isLong;
}
