import { mayMove } from './view-transition.ts';

/*
 * [Note: Tab travel] From tab to tab the stitch runs from the old tab to the new one, and the new list
 * comes from that side (docs/design/look.md, Motion). The two are different screens, so the place of
 * the stitch is noted on the press, and the new stitch moves from there. A view transition would do the
 * same, but it stops the page until the old screen is captured: on a slow phone that is 100 ms without
 * an answer.
 */

/** The way one goes among tabs: the new list comes from that side. */
export type Travel = 'forward' | 'back';

/** The time after which a list that comes just appears, in milliseconds. */
const travelMs = 500;

let left: { way: Travel; stitchLeft: number; atMs: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes a press that leads from the tab with this stitch. */
export function leaveTab(way: Travel, stitch: Element): void {
  if (!mayMove()) return;
  left = { way, stitchLeft: stitch.getBoundingClientRect().left, atMs: performance.now() };
}

/** Moves the stitch: the tabs are in their new state, with this stitch under the present one. */
export function arriveAtTab(stitch: Element): void {
  if (!left || performance.now() - left.atMs > travelMs) return;
  const { way, stitchLeft } = left;
  left = null;
  const { dataset } = document.documentElement;
  // The styles let `[data-travels]` come from its side while this is set.
  dataset.travel = way;
  clearTimeout(timer);
  timer = setTimeout(() => {
    delete dataset.travel;
  }, travelMs);
  const from = `translateX(${stitchLeft - stitch.getBoundingClientRect().left}px)`;
  stitch.animate([{ transform: from }, { transform: 'none' }], {
    duration: 320,
    easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)',
  });
}
