import { useEffect, useState } from 'react';

/*
 * [Note: Long waits] A wait of under 300 ms shows nothing (docs/design/look.md, Waits and states): what
 * comes and goes within it only flickers. A wait begins when what waits comes into view. Where it takes
 * the place of another wait it goes on with that one, and after a change of screen the time counts in
 * which the screen before was kept ([Note: Change of screen]).
 */

/** The time under which a wait shows nothing, in milliseconds. */
export const quietMs = 300;

/**
 * The time in which a wait may still take another's place, in milliseconds: it may come some frames later, since a list
 * measures itself first.
 */
const placeMs = 200;

interface Wait {
  beganMs: number;
  forgetting?: ReturnType<typeof setTimeout>;
}

/** The time at which the change of screen that is under way began; the page's start is one. */
let changeBeganMs: number | null = 0;
/** The waits that are on the page, or were a moment ago, with the time at which each began, on the page's clock. */
const waits = new Set<Wait>();

/** Notes that a change to another screen begins; the one before is kept for a while. */
export function beginScreenChange(): void {
  changeBeganMs = performance.now();
}

/** Notes that the other screen is shown; its content may come some frames later. */
export function endScreenChange(): void {
  const ended = changeBeganMs;
  setTimeout(() => {
    if (changeBeganMs === ended) changeBeganMs = null;
  }, placeMs);
}

function newWait(): Wait {
  const others = [...waits].map(({ beganMs }) => beganMs);
  return { beganMs: Math.min(changeBeganMs ?? performance.now(), ...others) };
}

/** Whether this component's wait is long enough to be shown. */
export function useIsLongWait(): boolean {
  const [wait] = useState(newWait);
  const msLeft = () => Math.max(0, wait.beganMs + quietMs - performance.now());
  const [isLong, setLong] = useState(() => msLeft() === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait from beginning to end
  useEffect(() => {
    waits.add(wait);
    clearTimeout(wait.forgetting);
    const timer = isLong ? undefined : setTimeout(() => setLong(true), msLeft());
    return () => {
      clearTimeout(timer);
      wait.forgetting = setTimeout(() => waits.delete(wait), placeMs);
    };
  }, [wait]);
  return isLong;
}
