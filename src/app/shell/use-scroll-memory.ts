import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageHeightMode } from '#bridge/page-height.ts';

const scrollPositions = new Map<string, number>();

/**
 * Keeps each history entry's scroll position, and restores it before paint when one goes back to
 * it. A new screen begins at the top; under a sheet it stays where it is.
 */
export function useScrollMemory(
  scroller: RefObject<HTMLElement | null>,
  height: PageHeightMode,
): void {
  const { key, pathname, search } = useLocation();
  // A sheet over a screen makes no other one of it.
  const screen = pathname + search.replace(/([?&])sheet=[^&]*&?/, '$1').replace(/[?&]$/, '');
  const last = useRef('');
  const kind = useNavigationType();
  useLayoutEffect(() => {
    const element = height === 'fill' ? scroller.current : document.scrollingElement;
    if (!element) return;
    if (kind === 'POP') element.scrollTop = scrollPositions.get(key) ?? 0;
    else if (last.current !== screen) element.scrollTop = 0;
    else scrollPositions.set(key, element.scrollTop);
    last.current = screen;
    const target = height === 'fill' ? element : window;
    const remember = () => scrollPositions.set(key, element.scrollTop);
    target.addEventListener('scroll', remember, { passive: true });
    return () => target.removeEventListener('scroll', remember);
  }, [key, screen, kind, height, scroller]);
}
