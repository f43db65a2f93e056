import { canAnimateScreens, withViewTransition } from '#lib/view-transition.ts';

/**
 * Going back from a detail carries its picture to the tile that it came from, as coming did
 * ([Note: Carried pictures]): the event of the history is held until the browser has seen the old
 * screen, and is then given to all who wait for it. Called before anybody else listens.
 */
export function animateBack(): void {
  let isPassedOn = false;
  const hold = (event: PopStateEvent) => {
    if (isPassedOn || event.hasUAVisualTransition || !canAnimateScreens()) return;
    const itemId = document.querySelector<HTMLElement>('[data-carries]')?.dataset.carries;
    if (!itemId) return;
    event.stopImmediatePropagation();
    let picture: HTMLElement | null = null;
    withViewTransition(
      () => {
        isPassedOn = true;
        window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }));
        isPassedOn = false;
      },
      {
        onArrived() {
          picture = document.querySelector(`[data-item="${CSS.escape(itemId)}"] img`);
          if (picture) picture.style.viewTransitionName = 'item-picture';
        },
        onDone() {
          if (picture) picture.style.viewTransitionName = '';
        },
      },
    );
  };
  window.addEventListener('popstate', hold, { capture: true });
}
