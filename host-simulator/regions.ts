/**
 * Handles F6, which goes from part to part of the simulator, and Shift+F6, which goes back, wherever the focus is, also
 * from within the page in the frame, where a sheet may hold Tab.
 */
export function stepRegion(event: KeyboardEvent): void {
  if (event.key !== 'F6') return;
  event.preventDefault();
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const present = regions.findIndex((region) => region.contains(document.activeElement));
  const delta = event.shiftKey ? -1 : 1;
  const next = regions[(present + delta + regions.length) % regions.length];
  next?.querySelector<HTMLElement>('button, input, select, [tabindex="0"]')?.focus();
}

/** Puts the focus on the open tab of a column, named as people hear it, once it has been drawn. */
export const focusRegion = (label: 'Controls' | 'Readings'): void =>
  void requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`section[aria-label="${label}"] [role=tab][aria-selected=true]`)
      ?.focus(),
  );
