import { withViewTransition } from './view-transition.ts';

/** The key of a tile, with its noun: item 12 is not outfit 12. */
export const tileKey = (noun: string, id: string): string => `${noun} ${id}`;

/**
 * The name under which the browser carries one picture from the old screen to the new ([Note: Carried
 * pictures]).
 */
const carriedName = 'carried-picture';

const pictureOf = (place: Element | null) =>
  place?.querySelector<HTMLElement>('[data-picture], img') ?? null;

/** Goes to a detail, and carries the picture of the pressed tile there. */
export function carryFrom(tile: Element, go: () => void): void {
  const picture = pictureOf(tile);
  if (picture) picture.style.viewTransitionName = carriedName;
  // While the browser captures the new screen, only the detail has the name.
  carry(go, () => picture?.style.removeProperty('view-transition-name'));
}

/** The key of the tile whose picture the present screen shows large; null where it shows none. */
export const carriedKey = (): string | null =>
  document.querySelector<HTMLElement>('[data-carries]')?.dataset.carries ?? null;

/** Goes back to a list, and carries the picture of the detail to its tile. */
export function carryTo(key: string, go: () => void): void {
  let picture: HTMLElement | null = null;
  const name = () => {
    picture = pictureOf(document.querySelector(`[data-tile="${CSS.escape(key)}"]`));
    if (picture) picture.style.viewTransitionName = carriedName;
  };
  carry(go, name, () => picture?.style.removeProperty('view-transition-name'));
}

function carry(go: () => void, onArrived: () => void, onDone = () => {}): void {
  const { dataset } = document.documentElement;
  withViewTransition(go, {
    onArrived() {
      onArrived();
      // While this is set, the styles fade the new screen in under the picture.
      dataset.carrying = '';
    },
    onDone() {
      onDone();
      delete dataset.carrying;
    },
  });
}
