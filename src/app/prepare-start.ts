import { readAhead } from '#api/query-client.ts';
import { featureConfigQuery, meQuery } from '#api/users.ts';
import { session } from '#lib/session.ts';
import { queryClient } from './client.ts';
import { findRoute } from './find-route.ts';

/**
 * Brings the code of the screen that the page begins with, and reads what the app waits for and what
 * that screen shows first. What fails is read again by the screen, and shown there.
 */
export async function prepareStart(): Promise<void> {
  const { token, userId } = session;
  const { pathname, search } = location;
  const asked = findRoute(pathname);
  const found = asked.redirectTo === undefined ? asked : findRoute(asked.redirectTo);
  if (found.redirectTo !== undefined) return;
  const { route, params } = found;
  const isOpen = route.guard === 'session' && token !== null && userId !== null;
  await Promise.all([
    isOpen && readAhead(queryClient, meQuery()),
    isOpen && readAhead(queryClient, featureConfigQuery()),
    isOpen ? route.prepare(queryClient, userId, new URLSearchParams(search), params) : route.load(),
  ]).catch(() => {});
}
