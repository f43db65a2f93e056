import type { TileSwipe } from '#components/list/use-tile-swipe.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { useWhere } from './use-set-availability.ts';

/** A swipe over a piece's tile: into the wash, or out of it again; of what is not at hand nothing. */
export function useWashSwipe(owner: string): TileSwipe<ItemCard> {
  const where = useWhere(owner);
  return {
    words: ({ availability }) =>
      availability === 'in-the-wash'
        ? 'Clean again'
        : availability === 'ready' || availability === 'worn'
          ? 'Into the wash'
          : null,
    act: ({ itemId, availability }) =>
      where.mutate([itemId], {
        availability: availability === 'in-the-wash' ? 'ready' : 'in-the-wash',
      }),
  };
}
