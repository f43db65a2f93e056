import { useCallback, useRef, useState } from 'react';

/**
 * The `ref` of what an address leads to: brings it into view as it appears, with the focus, once for each id that is
 * sought. What becomes of it later, in another place of the screen, is not run after. `isFound` stays true once it was there.
 */
export function useSeek(soughtId: string | null): {
  seek: (sought: HTMLElement | null) => void;
  isFound: boolean;
} {
  const found = useRef<string | null>(null);
  const [foundId, setFoundId] = useState<string | null>(null);
  const seek = useCallback(
    (sought: HTMLElement | null) => {
      if (!sought || found.current === soughtId) return;
      found.current = soughtId;
      setFoundId(soughtId);
      // Once the shell has begun the screen at its top, which it does after this in the same step.
      queueMicrotask(() => {
        sought.focus({ preventScroll: true });
        sought.scrollIntoView?.({ block: 'center' });
      });
    },
    [soughtId],
  );
  return { seek, isFound: foundId === soughtId };
}
