import { useCallback, useRef } from 'react';

/**
 * The `ref` of what an address leads to: brings it into view as it appears, with the focus, once for each id that is
 * sought. What becomes of it later, in another place of the screen, is not run after.
 */
export function useSeek(soughtId: string | null): (sought: HTMLElement | null) => void {
  const found = useRef<string | null>(null);
  return useCallback(
    (sought) => {
      if (!sought || found.current === soughtId) return;
      found.current = soughtId;
      sought.focus({ preventScroll: true });
      sought.scrollIntoView?.({ block: 'center' });
    },
    [soughtId],
  );
}
