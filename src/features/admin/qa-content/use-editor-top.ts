import { type RefObject, useEffect } from 'react';

/** What stays free below the editor, in pixels. */
const belowPx = 16;

/**
 * Tells the styles of `holder` how much of the window's height stands above and below it, in `--editor-top`: so an editor ends
 * where the window does, whatever bars stand above.
 */
export function useEditorTop(holder: RefObject<HTMLElement | null>, isThere: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is nothing to measure before
  useEffect(() => {
    const measure = () => {
      let top = 0;
      // Where it stands in the page, however far that is scrolled.
      for (
        let at: Element | null = holder.current;
        at instanceof HTMLElement;
        at = at.offsetParent
      ) {
        top += at.offsetTop;
      }
      holder.current?.style.setProperty('--editor-top', `${top + belowPx}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  }, [holder, isThere]);
}
