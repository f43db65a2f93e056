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

const controls =
  'a[href], button, input, textarea, select, summary, label, [role="slider"], [contenteditable="true"]';

const seenBox = (element: HTMLElement): Box => element.getBoundingClientRect();
const isSeen = ({ left, right, top, bottom }: Box) =>
  right - left > 1 && bottom > 0 && top < innerHeight;

/** Whether it stays where it is while the page is scrolled. */
const stays = (element: Element | null): boolean =>
  element !== null &&
  (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));

/** Lifts a stack at the foot of the page over the controls that it would cover, also while the page changes. */
export function useFreePlace(stack: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is shown changes its height
  useEffect(() => {
    const element = stack.current;
    const first = element?.firstElementChild as HTMLElement | null | undefined;
    if (!element || !first) return;
    const place = () => {
      // Nobody's finger is left behind.
      if (element.matches(':focus-within, :hover')) return;
      element.style.removeProperty('--lift');
      const { top, bottom, left, width } = element.getBoundingClientRect();
      // Over a sheet it stands at the top.
      if (top + bottom < innerHeight) return;
      const side = (width - first.offsetWidth) / 2;
      const box = { top, bottom, left: left + side, right: left + width - side };
      const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
        (one) => !element.contains(one) && one.checkVisibility?.() && !one.closest('[inert]'),
      );
      const over = (others: readonly HTMLElement[]) =>
        liftOver(box, others.map(seenBox).filter(isSeen), innerHeight / 2);
      // Among tiles all is to be pressed: they can be scrolled, and what stays where it is cannot.
      const lift = over(all) ?? over(all.filter(stays)) ?? 0;
      if (lift > 0) element.style.setProperty('--lift', `${lift}px`);
    };
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    // The screen behind may be another one by the time that it is read.
    const watching = new MutationObserver(placeSoon);
    watching.observe(document.body, { childList: true, subtree: true });
    const leaving = new AbortController();
    addEventListener('resize', placeSoon, leaving);
    addEventListener('scrollend', placeSoon, { capture: true, signal: leaving.signal });
    return () => {
      cancelAnimationFrame(frame);
      watching.disconnect();
      leaving.abort();
    };
  }, [stack, shown]);
}
