import { matchPath } from 'react-router-dom';
import { readAhead } from '#api/query-client.ts';
import { featureConfigQuery, meQuery } from '#api/users.ts';
import { session } from '#lib/session.ts';
import { queryClient } from './client.ts';
import { routes } from './routes.tsx';

/**
 * Brings the code of the screen that the page begins with, and reads what the app waits for and what
 * that screen shows first. What fails is read again by the screen, and shown there.
 */
export async function prepareStart(): Promise<void> {
  const { token, userId } = session;
  const { pathname, search } = location;
  const path = pathname === '/' ? '/wardrobes' : pathname;
  const route = routes.find((one) => matchPath(one.path, path) !== null);
  if (!route) return;
  const isOpen = route.guard === 'session' && token !== null && userId !== null;
  const params = matchPath(route.path, path)?.params ?? {};
  await Promise.all([
    isOpen && readAhead(queryClient, meQuery()),
    isOpen && readAhead(queryClient, featureConfigQuery()),
    isOpen ? route.prepare(queryClient, userId, new URLSearchParams(search), params) : route.load(),
  ]).catch(() => {});
}
