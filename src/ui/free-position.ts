import { type RefObject, useEffect } from 'react';

/** Sides of boxes, in pixels of the window. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Between what is lifted and what it would cover, in pixels. */
const gap = 8;

/**
 * How far a box is lifted so that it covers none of the others, in pixels; null where it would stand above the upper end
 * of the room.
 */
export function liftOver(box: Box, others: readonly Box[], upperEnd: number): number | null {
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left);
  const height = box.bottom - box.top;
  let { bottom } = box;
  for (;;) {
    const covered = beside.filter((one) => one.top < bottom && one.bottom > bottom - height);
    if (covered.length === 0) return box.bottom - bottom;
    bottom = Math.min(...covered.map(({ top }) => top)) - gap;
    if (bottom - height < upperEnd) return null;
  }
}

/**
 * How far down a box is moved so that it does not cover a field, in pixels, up being negative: above it, or below
 * where there is no room above.
 */
export function awayFrom(box: Box, field: Box): number {
  const isClear =
    field.left >= box.right ||
    field.right <= box.left ||
    field.top >= box.bottom ||
    field.bottom <= box.top;
  if (isClear) return 0;
  const above = field.top - gap - box.bottom;
  return box.top + above >= 0 ? above : field.bottom + gap - box.top;
}

const fields = 'input, textarea, select, [contenteditable="true"]';
const controls =
  'a[href], button, input, textarea, select, summary, label, [role="slider"], [contenteditable="true"]';

const seenBox = (element: HTMLElement): Box => element.getBoundingClientRect();
const isSeen = ({ left, right, top, bottom }: Box) =>
  right - left > 1 && bottom > 0 && top < innerHeight;

/** Whether it stays where it is while the page is scrolled. */
const stays = (element: Element | null): boolean =>
  element !== null &&
  (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));

/**
 * Lifts a stack at the foot of the page over the controls that it would cover, and takes it away from what somebody
 * types into wherever it stands, also while the page changes.
 */
export function useFreePosition(stack: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is shown changes its height
  useEffect(() => {
    const element = stack.current;
    const first = element?.firstElementChild as HTMLElement | null | undefined;
    if (!element || !first) return;
    const moveClear = () => {
      // Nobody's finger is left behind.
      if (element.matches(':focus-within, :hover')) return;
      element.style.removeProperty('--lift');
      element.style.removeProperty('--away');
      lift();
      const field = document.activeElement;
      if (!field?.matches(fields)) return;
      const away = awayFrom(boxNow(), field.getBoundingClientRect());
      if (away !== 0) element.style.setProperty('--away', `${away}px`);
    };
    const boxNow = (): Box => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const side = (width - first.offsetWidth) / 2;
      return { top, bottom, left: left + side, right: left + width - side };
    };
    const lift = () => {
      const box = boxNow();
      // Over a sheet it stands at the top.
      if (box.top + box.bottom < innerHeight) return;
      const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
        (one) => !element.contains(one) && one.checkVisibility?.() && !one.closest('[inert]'),
      );
      const over = (others: readonly HTMLElement[]) =>
        liftOver(box, others.map(seenBox).filter(isSeen), innerHeight / 2);
      // Among tiles all is to be pressed: they can be scrolled, and what stays where it is cannot.
      const liftPx = over(all) ?? over(all.filter(stays)) ?? 0;
      if (liftPx > 0) element.style.setProperty('--lift', `${liftPx}px`);
    };
    let frame = 0;
    const moveClearSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(moveClear);
    };
    moveClear();
    // The screen behind may be another one by the time that it is read.
    const watching = new MutationObserver(moveClearSoon);
    watching.observe(document.body, { childList: true, subtree: true });
    const leaving = new AbortController();
    addEventListener('resize', moveClearSoon, leaving);
    addEventListener('focusin', moveClearSoon, leaving);
    addEventListener('scrollend', moveClearSoon, { capture: true, signal: leaving.signal });
    return () => {
      cancelAnimationFrame(frame);
      watching.disconnect();
      leaving.abort();
    };
  }, [stack, shown]);
}
