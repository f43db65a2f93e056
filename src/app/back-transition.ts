import { carriedKey, carryTo } from '#lib/carried-picture.ts';
import { canAnimateScreens } from '#lib/view-transition.ts';

/**
 * Going back from a detail carries its picture to the tile that it came from
 * ([Note: Carried pictures]): the event of the history is held until the browser has seen the old
 * screen, and is then given to all who wait for it. Called before anybody else listens.
 */
export function animateBack(): void {
  let isPassedOn = false;
  const hold = (event: PopStateEvent) => {
    if (isPassedOn || event.hasUAVisualTransition || !canAnimateScreens()) return;
    const key = carriedKey();
    if (key === null) return;
    event.stopImmediatePropagation();
    carryTo(key, () => {
      isPassedOn = true;
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
      isPassedOn = false;
    });
  };
  window.addEventListener('popstate', hold, { capture: true });
}
