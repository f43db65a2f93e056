import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { OutfitsScreen, readOutfitsAhead } from '#features/outfits/outfits-screen.tsx';
import type { RouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { viewOf } from '#lib/view-of.ts';
import { late } from '#ui/late.tsx';

const CalendarScreen = late(
  'screen',
  async () => (await import('#features/calendar/calendar-screen.tsx')).CalendarScreen,
);

const SuggestedScreen = late(
  'screen',
  async () => (await import('#features/lola/suggested-screen.tsx')).SuggestedScreen,
);

const isSaved = (search: URLSearchParams) =>
  !['calendar', 'suggested'].includes(viewOf(search) ?? '');

/** The outfits in the view that the address says (product spec, section 2). */
export function OutfitsArea() {
  const [search] = useSearchParams();
  // The other views are of a member's own days.
  const view = useScope().mayChange ? viewOf(search) : null;
  if (view === 'suggested') return <SuggestedScreen />;
  return view === 'calendar' ? <CalendarScreen area="outfits" /> : <OutfitsScreen />;
}

/** Reads ahead what the view of an address shows first; null if it is in the cache. */
export const readOutfitsAreaAhead = (
  client: QueryClient,
  owner: string,
  search: URLSearchParams,
  params: RouteParams,
): Promise<unknown> | null =>
  isSaved(search) ? readOutfitsAhead(client, owner, search, params) : null;
