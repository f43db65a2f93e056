import type { PageHeightMode } from '#bridge/page-height.ts';
import type { PageHeightOptions, watchPageHeight } from '#bridge/page-height-dom.ts';
import { lateCode } from './late-code.ts';

const rules = lateCode(() => import('#bridge/page-height-dom.ts'));

/**
 * The page's height for the host, loaded only where there is a host: a plain tab does not load it. What
 * is set before the module has arrived is kept.
 */
export function createHostHeight(options: PageHeightOptions) {
  let watch: ReturnType<typeof watchPageHeight> | undefined;
  let isWanted = false;
  let isLoading = false;
  let root: Element | undefined;
  let mode: PageHeightMode = 'fit';
  let covers = 0;
  let detach: (() => void) | undefined;

  const sayMode = () => watch?.setMode(covers > 0 ? 'fill' : mode);

  const load = async (): Promise<void> => {
    isWanted = true;
    if (watch || isLoading) return;
    isLoading = true;
    try {
      watch = (await rules()).watchPageHeight(options);
      sayMode();
      if (root) detach = watch.attach(root);
    } catch {
      // Offline: tried again with the next screen.
    } finally {
      isLoading = false;
    }
  };

  return {
    /** Loads the rules, once. */
    load,

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
      sayMode();
      if (isWanted) void load();
    },

    /** Notes that something lies over the page that has to be in sight; returns how to take it away. */
    cover(): () => void {
      covers++;
      sayMode();
      return () => {
        covers--;
        sayMode();
      };
    },

    postNow: (): void => watch?.postNow(),

    /** The last height posted, for hello. */
    last: () => watch?.last(),

    stop: (): void => detach?.(),
  };
}
