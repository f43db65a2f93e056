import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFocusLost } from '#ui/focus-lost.ts';
import { keepFieldInSight } from './field-in-sight.ts';

/** The element that had the focus last at each history entry, as a selector. */
const focused = new Map<string, string>();
let last: { key: string; pathname: string } | null = null;

/** How long a screen may take to show the element that gets the focus, in milliseconds. */
const patienceMs = 5000;

/**
 * Moves the focus on every change of screen (WCAG 2.4.3). Going back, it returns to the element that
 * had it there, such as a tile. Going on, it stays on the same link if the new screen has it, such as a
 * tab, and goes to the title otherwise. An element that took the focus by itself keeps it, and a press
 * of the user ends the search. A part of its own, since nothing moves before the second screen; what keeps the field
 * that has the focus in sight comes with it ([Note: Field in sight]).
 */
export function FocusMemory() {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => keepFieldInSight(), []);
  useEffect(() => {
    const remember = ({ target }: { target: EventTarget | null }) => {
      const name = target instanceof Element ? selectorOf(target) : null;
      if (name) focused.set(key, name);
    };
    // Something may have had the focus before this part came.
    if (last === null) remember({ target: document.activeElement });
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
  useEffect(() => {
    const from = last;
    last = { key, pathname };
    if (!from || from.key === key || from.pathname === pathname) return;
    const isBack = kind === 'POP';
    return seekFocus(focused.get(isBack ? key : from.key), isBack);
  }, [key, pathname, kind]);
  return null;
}

/**
 * Searches for the element until it is there; with `isAwaited` false it takes the title if the element
 * is not there at once.
 */
function seekFocus(wanted: string | undefined, isAwaited: boolean): () => void {
  const deadline = Date.now() + patienceMs;
  const seek = () => {
    if (!isFocusLost()) return;
    const found = wanted ? document.querySelector<HTMLElement>(wanted) : null;
    const isLate = Date.now() > deadline;
    const title = document.querySelector<HTMLElement>('main h1, h1');
    const target = found ?? (wanted && isAwaited && !isLate ? null : title);
    if (!target) return;
    if (target === title) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(seek);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  };
  const timer = setTimeout(() => {
    seek();
    stop();
  }, patienceMs + 1);
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  watcher.observe(document.body, { childList: true, subtree: true });
  seek();
  return stop;
}

/** A selector that finds the element again on a new render of its screen; null where there is none. */
function selectorOf(element: Element): string | null {
  const href = element.getAttribute('href');
  if (href) return `a[href="${CSS.escape(href)}"]`;
  const label = element.getAttribute('aria-label');
  return label && `${element.localName}[aria-label="${CSS.escape(label)}"]`;
}
