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

/** Ties {@link createPageHeight} to the document; `attach` names the root to measure. */
export function watchPageHeight({ intervalMs, post, hostHeight }: PageHeightOptions) {
  let root: Element | undefined;
  let detach = () => {};

  const height = createPageHeight({
    measure: () => Math.ceil((root as Element).getBoundingClientRect().height),
    viewport: () => innerHeight,
    hostHeight: () => hostHeight() ?? innerHeight,
    isHidden: () => document.hidden || !root,
    intervalMs,
    now: () => performance.now(),
    frame: (callback) => requestAnimationFrame(callback),
    after: (callback, ms) => setTimeout(callback, ms),
    post,
    onLoop: () => console.warn('[bridge] grows with its own web view:', tallestIn(root as Element)),
  });
  const size = () => height.touch('size');
  const content = () => height.touch('content');

  return {
    ...height,

    /** Watches a `display: flow-root` element in place of the last one; returns how to stop. */
    attach(element: Element): () => void {
      detach();
      root = element;
      const watching = new AbortController();
      const options = { capture: true, signal: watching.signal };
      const resizes = new ResizeObserver(size);
      const mutations = new MutationObserver(content);
      resizes.observe(element);
      // Not `style`: a script that sets heights from the viewport would look like news for ever.
      mutations.observe(element, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ['class', 'hidden', 'open'],
      });
      element.addEventListener('load', content, options);
      addEventListener('resize', size, options);
      document.addEventListener('visibilitychange', size, options);
      document.fonts?.ready.then(content);
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
