import type { NavigateFunction } from 'react-router-dom';
import { findRoute } from './find-route.ts';

let navigate: NavigateFunction | null = null;
let waiting: { path: string; options: { replace: boolean } }[] = [];

/** Gives the router's navigate to code outside of components: the host. */
export function provideNavigate(provided: NavigateFunction): void {
  navigate = provided;
  for (const { path, options } of waiting) void provided(path, options);
  waiting = [];
}

/**
 * Opens a path that the host names, as if it had been walked to: a sheet of it comes over its screen, so that back closes
 * the sheet first, and where the page is there already no second entry is made of it.
 */
export function openPath(link: string): void {
  const url = new URL(link, location.origin);
  const { redirectTo } = findRoute(url.pathname);
  const path = (redirectTo ?? url.pathname) + url.search + url.hash;
  const here = location.pathname + location.search + location.hash;
  if (path === here) return;
  if (url.searchParams.has('sheet')) {
    url.searchParams.delete('sheet');
    const under = (redirectTo ?? url.pathname) + url.search + url.hash;
    if (under !== here) goTo(under, { replace: false });
  }
  goTo(path, { replace: false });
}

/**
 * Goes to a path of ours. If the host asks before the router is there, it is done once the router is.
 */
export function goTo(path: string, options: { replace: boolean }): void {
  if (navigate) void navigate(path, options);
  else waiting.push({ path, options });
}
