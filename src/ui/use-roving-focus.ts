import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/**
 * Makes many controls one stop of the Tab key: arrows, Home and End go from one to the next (WAI-ARIA
 * Authoring Practices, roving tabindex). The stop is the control focused last, else the chosen one,
 * else the first. Spread the result on the element that holds them.
 */
export function useRovingFocus(holder: RefObject<HTMLElement | null>): {
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
} {
  const controls = () => [
    ...(holder.current?.querySelectorAll<HTMLElement>('button, input') ?? []),
  ];
  const settle = () => {
    const all = controls();
    const isChosen = (one: HTMLElement) =>
      one.ariaPressed === 'true' || (one instanceof HTMLInputElement && one.checked);
    const stop =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.dataset.stop) ??
      all.find(isChosen) ??
      all[0];
    for (const one of all) {
      one.tabIndex = one === stop ? 0 : -1;
      if (one === document.activeElement) one.dataset.stop = 'here';
      else if (stop === document.activeElement) delete one.dataset.stop;
    }
  };
  useEffect(settle);
  return {
    onFocus: settle,
    onKeyDown(event) {
      const all = controls();
      const here = all.indexOf(event.target as HTMLElement);
      const next = {
        ArrowRight: here + 1,
        ArrowDown: here + 1,
        ArrowLeft: here - 1,
        ArrowUp: here - 1,
        Home: 0,
        End: all.length - 1,
      }[event.key];
      if (here < 0 || next === undefined) return;
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    },
  };
}
