/*
 * [Note: Carried pictures] Elements that carry the same `view-transition-name` before and after a
 * change move from the one place to the other: a tile's picture to the detail and back. The router
 * renders in its own time, so the browser captures the new screen only once that says that it has
 * arrived. Without such transitions in the browser, with reduced motion or in a hidden page the change
 * just happens.
 */

/** The time after which a screen that has not come is captured as it is, in milliseconds. */
const arrivalMs = 400;

let onArrival: () => void = () => {};
let began: Promise<unknown> = Promise.resolve();

/** Whether a change of screen may be animated here and now. */
export const canAnimateScreens = (): boolean =>
  typeof document.startViewTransition === 'function' && mayMove();

/** Whether the page is visible and motion is not reduced. */
export const mayMove = (): boolean =>
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves once every change of screen that was asked for here has begun. */
export const changesBegun = (): Promise<unknown> => began;

/** Says that the screen of a new address is in the document. */
export function noteArrival(): void {
  onArrival();
}

/**
 * Goes to another screen with the browser's own transition.
 * @param go starts the navigation.
 * @param options.onArrived is called when the new screen is in the document, and is captured next.
 * @param options.onDone is called when it is over, or did not take place.
 */
export function withViewTransition(
  go: () => void,
  { onArrived, onDone }: { onArrived?(): void; onDone?(): void } = {},
): void {
  if (!canAnimateScreens()) {
    go();
    onDone?.();
    return;
  }
  let noteBeginning = () => {};
  const beginning = new Promise<void>((resolve) => {
    noteBeginning = resolve;
    setTimeout(resolve, arrivalMs);
  });
  began = Promise.all([began, beginning]);
  const transition = document.startViewTransition(async () => {
    const arrival = new Promise<void>((resolve) => {
      onArrival = resolve;
      setTimeout(resolve, arrivalMs);
    });
    go();
    noteBeginning();
    await arrival;
    onArrived?.();
  });
  // A transition that is skipped (another began, the page was hidden) rejects `ready`; that is not an
  // error.
  transition.ready.catch(() => {});
  const end = () => onDone?.();
  transition.finished.then(end, end);
}
