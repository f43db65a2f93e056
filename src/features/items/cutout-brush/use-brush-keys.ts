import { useEffect, useEffectEvent } from 'react';

/** The actions of the keys. */
export interface BrushKeys {
  undo(): void;
  redo(): void;
  /** 0 is the first tool. */
  tool(number: number): void;
  /** Makes the brush larger or smaller by so many steps. */
  size(steps: number): void;
  zoom(factor: number): void;
  wholePhoto(): void;
  leave(): void;
}

/** Hears the keys while `isOn`; a dialog over the page has its own. */
export function useBrushKeys(isOn: boolean, keys: BrushKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const does = actionOf(event, keys);
    if (!does || event.defaultPrevented) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [isOn]);
}

function actionOf(event: KeyboardEvent, keys: BrushKeys): (() => void) | null {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? keys.redo : keys.undo;
    return key.toLowerCase() === 'y' ? keys.redo : null;
  }
  if (event.altKey) return null;
  if (/^[1-4]$/.test(key)) return () => keys.tool(Number(key) - 1);
  const others: Record<string, () => void> = {
    '[': () => keys.size(-1),
    ']': () => keys.size(1),
    '+': () => keys.zoom(1.3),
    '=': () => keys.zoom(1.3),
    '-': () => keys.zoom(1 / 1.3),
    '0': keys.wholePhoto,
    Escape: keys.leave,
  };
  return others[key] ?? null;
}
