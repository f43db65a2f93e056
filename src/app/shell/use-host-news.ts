import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { historyDepth } from '#lib/history.ts';
import { attachPageRoot, postNavState, postPageReady, setPageHeightMode } from '#lib/host.ts';
import { noteArrival } from '#lib/view-transition.ts';
import type { RouteRow } from '../routes.tsx';

/** Tells the host where the page is, how tall, and that it can be used. */
export function useHostNews(
  route: Pick<RouteRow, 'title' | 'height'>,
  root: RefObject<HTMLElement | null>,
): void {
  const { pathname, search, key } = useLocation();
  useEffect(() => (root.current ? attachPageRoot(root.current) : undefined), [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is a place, also of the same path
  useEffect(() => {
    document.title = route.title === 'Hem' ? 'Hem' : `${route.title} · Hem`;
    setPageHeightMode(route.height);
    postNavState({ path: pathname + search, depth: historyDepth(), title: route.title });
  }, [pathname, search, key, route]);
  useEffect(() => postPageReady(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is an arrival
  useLayoutEffect(() => noteArrival(), [key]);
}
