import { createPageHeight, type PageHeightWorld } from './page-height.ts';

/** What the page decides about its height, apart from the rules. */
export type PageHeightOptions = Pick<PageHeightWorld, 'intervalMs' | 'post'> & {
  /** The host's height for `fill`, when it has said one; `innerHeight` otherwise. */
  hostHeight(): number | undefined;
};

/** The innermost element that is as tall as the viewport: the one at fault in a loop. */
function tallestIn(element: Element): Element {
  for (const child of element.children) {
    if (child.getBoundingClientRect().height >= innerHeight - 1) return tallestIn(child);
  }
  return element;
}

/**
 * How tall what overflows the root's box is; 0 where nothing does. The document's own height says
 * something only where it is more than the view's, which it never falls below.
 */
function overflowOf(root: Element, box: number): number {
  const { scrollHeight } = document.documentElement;
  const inside = root.scrollHeight > box + 1 ? root.scrollHeight : 0;
  return Math.max(inside, scrollHeight > innerHeight ? scrollHeight : 0);
}

/** Ties {@link createPageHeight} to the document; `attach` names the root to measure. */
export function watchPageHeight({ intervalMs, post, hostHeight }: PageHeightOptions) {
  let root: Element | undefined;
  let detach = () => {};
  /**
   * The most that overflowed since the last event; without it something that turns without end (a
   * spinner) would change the height in every frame.
   */
  let overflow = 0;

  const height = createPageHeight({
    measure() {
      const box = (root as Element).getBoundingClientRect().height;
      overflow = Math.max(overflow, overflowOf(root as Element, box));
      return Math.max(box, overflow);
    },
    viewport: () => innerHeight,
    hostHeight: () => hostHeight() ?? innerHeight,
    screen: () => `${innerWidth} ${hostHeight()}`,
    isHidden: () => document.hidden || !root,
    intervalMs,
    now: () => performance.now(),
    frame: (callback) => requestAnimationFrame(callback),
    after: (callback, ms) => setTimeout(callback, ms),
    post,
    onLoop: () => console.warn('[bridge] grows with its own web view:', tallestIn(root as Element)),
  });

  return {
    ...height,

    /** Watches a `display: flow-root` element in place of the last one; returns how to stop. */
    attach(element: Element): () => void {
      detach();
      root = element;
      const watching = new AbortController();
      const options = { capture: true, signal: watching.signal };
      const touch = () => {
        overflow = 0;
        height.touch();
      };
      const resizes = new ResizeObserver(touch);
      const mutations = new MutationObserver(touch);
      // What is placed absolutely counts as its content too.
      if (/^(static)?$/.test(getComputedStyle(element).position)) {
        (element as HTMLElement).style.position = 'relative';
      }
      resizes.observe(element);
      // Of the whole document: a menu that opens may stand beside the root.
      mutations.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
      for (const type of ['load', 'transitionend', 'animationend']) {
        document.addEventListener(type, touch, options);
      }
      addEventListener('resize', touch, options);
      document.addEventListener('visibilitychange', touch, options);
      document.fonts?.ready.then(touch);
      height.postNow();
      const stop = () => {
        watching.abort();
        resizes.disconnect();
        mutations.disconnect();
        if (root === element) root = undefined;
      };
      detach = stop;
      return stop;
    },
  };
}
