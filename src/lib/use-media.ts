import { useSyncExternalStore } from 'react';

/** The width from which on it is a desktop, in pixels (product spec, section 9). */
export const desktopBreakpoint = 768;

/** Whether a media query holds now; renders again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is as wide as a desktop's. */
export const useIsDesktop = (): boolean => useMedia(`(min-width: ${desktopBreakpoint}px)`);
