import type { PageHeightMode } from '#bridge/page-height.ts';
import type { PageHeightOptions, watchPageHeight } from '#bridge/page-height-dom.ts';

/**
 * The page's height for the host, loaded only where there is a host: a plain tab never pays for it.
 * What is said before the module has arrived is kept.
 */
export function createHostHeight(options: PageHeightOptions) {
  let watch: ReturnType<typeof watchPageHeight> | undefined;
  let isLoading = false;
  let root: Element | undefined;
  let mode: PageHeightMode = 'fit';
  let detach: (() => void) | undefined;

  return {
    /** Loads the rules, once. */
    async load(): Promise<void> {
      if (isLoading) return;
      isLoading = true;
      const { watchPageHeight } = await import('#bridge/page-height-dom.ts');
      watch = watchPageHeight(options);
      watch.setMode(mode);
      if (root) detach = watch.attach(root);
    },

    attach(element: Element): () => void {
      root = element;
      detach = watch?.attach(element);
      return () => {
        if (root !== element) return;
        root = undefined;
        detach?.();
      };
    },

    setMode(next: PageHeightMode): void {
      mode = next;
      watch?.setMode(next);
    },

    postNow: (): void => watch?.postNow(),

    /** The last height posted, for hello. */
    last: () => watch?.last(),

    stop: (): void => detach?.(),
  };
}
