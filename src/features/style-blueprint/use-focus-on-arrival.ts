import { type RefObject, useEffect } from 'react';

/** Gives the focus to a heading where what had it before is gone, so that a reader hears what came. */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
