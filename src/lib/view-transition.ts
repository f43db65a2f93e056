import { flushSync } from 'react-dom';

/**
 * Changes what is on screen with the browser's own transition: elements that carry the same
 * `view-transition-name` before and after move from one place to the other. Where the browser has
 * none, or motion is reduced, the change just happens.
 */
export function withViewTransition(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || typeof document.startViewTransition !== 'function') {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change));
}
