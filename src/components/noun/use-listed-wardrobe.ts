import { useQuery } from '@tanstack/react-query';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { useRouteParams } from '#lib/route-params.ts';

/** The wardrobe whose list an address shows, with how many pieces the owner has in all. */
export function useListedWardrobe(owner: string) {
  const { wardrobeId = '' } = useRouteParams();
  const wardrobes = useQuery(wardrobesQuery(owner));
  const wardrobe = findWardrobe(wardrobes.data, wardrobeId);
  // Cached data may be older than the wardrobe, so it counts only once read again or read ahead.
  const isKnown = wardrobes.isSuccess && (wardrobes.isFetchedAfterMount || !wardrobes.isFetching);
  return {
    wardrobeId,
    wardrobe,
    title: wardrobe?.name ?? ' ',
    isGone: isKnown && !wardrobe,
    owned: wardrobes.data?.itemCount ?? 0,
  };
}
