/*
 * [Note: Carried pictures] Elements that carry the same `view-transition-name` before and after a
 * change move from the one place to the other: a tile's picture to the detail and back, the stitch
 * under the tabs. The router renders in its own time, so the browser is told to look only once the
 * new screen says that it has arrived. Where the browser has no such transitions, where motion is
 * reduced or nobody looks, the change just happens.
 */

/** The way one goes among tabs: the new list comes from that side. */
export type Travel = 'forward' | 'back';

/** A screen that has not come by now is looked at as it is, in milliseconds. */
const arrivalMs = 400;

let onArrival: () => void = () => {};
let present: ViewTransition | null = null;

/** Whether a change of screen may be animated here and now. */
export function canAnimateScreens(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Says that the screen of a new address is in the document. */
export function noteArrival(): void {
  onArrival();
}

/**
 * Goes to another screen with the browser's own transition.
 * @param go starts the navigation.
 * @param options.travel the way among tabs, for the styles: `data-travel` of the document.
 * @param options.onArrived the new screen stands, and is looked at next.
 * @param options.onDone it is over, or did not take place.
 */
export function withViewTransition(
  go: () => void,
  options: { travel?: Travel; onArrived?(): void; onDone?(): void } = {},
): void {
  const { travel, onArrived, onDone } = options;
  if (!canAnimateScreens()) {
    go();
    onDone?.();
    return;
  }
  const { dataset } = document.documentElement;
  if (travel) dataset.travel = travel;
  else delete dataset.travel;
  const transition = document.startViewTransition(async () => {
    const arrival = new Promise<void>((resolve) => {
      onArrival = resolve;
      setTimeout(resolve, arrivalMs);
    });
    go();
    await arrival;
    onArrived?.();
  });
  present = transition;
  const end = () => {
    if (present === transition) delete dataset.travel;
    onDone?.();
  };
  transition.finished.then(end, end);
}
