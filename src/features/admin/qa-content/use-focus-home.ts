import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus-lost.ts';

/** A question about what is here stands outside of it. */
const questions = '[role="dialog"], [role="alertdialog"]';

/**
 * Where what had the focus inside of `holder` is taken away, gives it to `home`, so that a keyboard does not begin again at the
 * top of the page. A press beside everything takes nothing away, and is left alone.
 */
export function useFocusHome(
  holder: RefObject<HTMLElement | null>,
  home: () => HTMLElement | null | undefined,
): void {
  const latest = useRef(home);
  useEffect(() => {
    latest.current = home;
  });
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      const focused = target as Element;
      const isHere = holder.current?.contains(focused) || (last && focused.closest(questions));
      last = isHere ? focused : null;
    };
    const mend = () => {
      if (!last || last.isConnected || !isFocusLost()) return;
      latest.current()?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(mend);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, [holder]);
}
