import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LooksScreen, readLooksAhead } from '#features/looks/looks-screen.tsx';
import type { RouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { viewOf } from '#lib/view-of.ts';
import { late } from '#ui/late.tsx';

const CalendarScreen = late(
  'screen',
  async () => (await import('#features/calendar/calendar-screen.tsx')).CalendarScreen,
);

const isCalendar = (search: URLSearchParams) => viewOf(search) === 'calendar';

/** The looks in the view that the address says (product spec, section 2). */
export function LooksArea() {
  const [search] = useSearchParams();
  const { mayChange } = useScope();
  if (mayChange && isCalendar(search)) return <CalendarScreen area="looks" />;
  return <LooksScreen key={viewOf(search)} />;
}

/** Reads ahead what the view of an address shows first; null if it is in the cache. */
export const readLooksAreaAhead = (
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  params: RouteParams,
): Promise<unknown> | null =>
  isCalendar(search) ? null : readLooksAhead(client, owner, search, params);
