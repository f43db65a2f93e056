/** Whether a finger or a button is down. */
let isHeld = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
  globalThis.addEventListener?.(
    type,
    () => {
      isHeld = type === 'pointerdown';
    },
    { capture: true },
  );
}

/**
 * Does something once the page has nothing more urgent to do, and no finger or button is down: a thing that is being
 * moved would stutter. At the latest after a second of rest. Answers how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(begin, 200);
  };
  const begin = () => (isHeld ? wait() : work());
  // Safari has no requestIdleCallback.
  const handle = window.requestIdleCallback?.(begin, { timeout: 1000 }) ?? wait();
  return () => {
    clearTimeout(timer);
    if (handle) window.cancelIdleCallback(handle);
  };
}
