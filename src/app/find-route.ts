import { matchPath } from 'react-router-dom';
import type { RouteParams } from '#lib/route-params.ts';
import { notFoundAt, type RouteRow, redirects, routes } from './routes.tsx';

/** The target of an address. */
type Found = { redirectTo: string } | { redirectTo?: never; route: RouteRow; params: RouteParams };

/** The first row of the route table that matches, or the not found screen, of the room that it is below. */
export function findRoute(pathname: string): Found {
  const params = (path: string) => matchPath(path, pathname)?.params;
  for (const { path, to } of redirects) {
    const found = params(path);
    if (found) return { redirectTo: to(found) };
  }
  for (const route of routes) {
    const found = params(route.path);
    if (found && route.only?.test(found['*'] ?? '') !== false) return { route, params: found };
  }
  return { route: notFoundAt(pathname), params: {} };
}
