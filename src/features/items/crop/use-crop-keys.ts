import { useEffect, useEffectEvent } from 'react';

/** The actions of the keys. */
export interface CropKeys {
  undo(): void;
  redo(): void;
  leave(): void;
}

/** Hears the keys while `isOn`; a dialog over the crop has its own. */
export function useCropKeys(isOn: boolean, keys: CropKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const does = actionOf(event, keys);
    if (!does || event.defaultPrevented) return;
    event.preventDefault();
    // What lies below hears none of it: Escape would close that too.
    event.stopPropagation();
    does();
  });
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', (event) => press(event), { signal, capture: true });
    return () => listening.abort();
  }, [isOn]);
}

function actionOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, keys: CropKeys) {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? keys.redo : keys.undo;
    return key.toLowerCase() === 'y' ? keys.redo : null;
  }
  return key === 'Escape' ? keys.leave : null;
}
