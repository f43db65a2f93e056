import { useEffect, useEffectEvent } from 'react';

/** The actions of the keys; what is null has none now. */
export interface WalkKeys {
  keep: (() => void) | null;
  repair: (() => void) | null;
  sell: (() => void) | null;
  undo(): void;
}

/** Hears the keys of the walk: right keeps, up repairs, left sells, as the buttons say; Ctrl or ⌘ and Z go back. */
export function useWalkKeys(keys: WalkKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down would answer for pieces that nobody has seen.
    if (event.defaultPrevented || event.repeat || isElsewhere(event.target)) return;
    const does = actionOf(event, keys);
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Whether a key is meant for a menu or a dialog over the screen. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="menu"], [role="dialog"], input') !== null;

function actionOf(
  event: KeyboardEvent,
  { keep, repair, sell, undo }: WalkKeys,
): (() => void) | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && !shiftKey ? undo : null;
  if (altKey || shiftKey) return null;
  if (key === 'ArrowRight') return keep;
  if (key === 'ArrowLeft') return sell;
  return key === 'ArrowUp' ? repair : null;
}
