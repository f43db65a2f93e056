import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { PageHeightMode } from '#bridge/page-height.ts';

const scrollPositions = new Map<string, number>();

/**
 * Keeps each history entry's scroll position, and restores it before paint when one goes back to
 * it. A new entry begins at the top.
 */
export function useScrollMemory(
  scroller: RefObject<HTMLElement | null>,
  height: PageHeightMode,
): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new screen
  useLayoutEffect(() => {
    const element = height === 'fill' ? scroller.current : document.scrollingElement;
    if (!element) return;
    element.scrollTop = kind === 'POP' ? (scrollPositions.get(key) ?? 0) : 0;
    const target = height === 'fill' ? element : window;
    const remember = () => scrollPositions.set(key, element.scrollTop);
    target.addEventListener('scroll', remember, { passive: true });
    return () => target.removeEventListener('scroll', remember);
  }, [key, pathname, kind, height, scroller]);
}
