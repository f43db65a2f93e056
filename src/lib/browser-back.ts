import { indexBefore } from './history.ts';
import { closeTopLayer, hasLayers } from './host.ts';

/*
 * [Note: Browser's back] A layer without a URL (a menu, a confirm, a choice of pieces) closes by the host's back. In a
 * plain browser there is no host: the browser has gone back already, so the layer closes and goes forward again to the
 * entry it was at. No other listener is told of these two moves.
 */

/** Has the browser's back close a layer first. Called before anybody else listens to the history. */
export function closeLayersFirst(): void {
  let isReturning = false;
  window.addEventListener(
    'popstate',
    (event) => {
      const now = (event.state as { idx?: unknown } | null)?.idx;
      const steps = typeof now === 'number' ? indexBefore() - now : 0;
      if (!isReturning && (steps <= 0 || !hasLayers())) return;
      event.stopImmediatePropagation();
      if (isReturning) closeTopLayer();
      else window.history.go(steps);
      isReturning = !isReturning;
    },
    { capture: true },
  );
}
