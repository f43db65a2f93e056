import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deletedItemsQuery } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import type { ListKind, TileProps } from '#components/list/list-kind.ts';
import { Tile } from '#components/list/tile.tsx';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { DeletedItem } from '#contract/schemas/item.ts';
import { createDensity } from '#lib/density.ts';
import { defineFilter } from '#lib/list-filter.ts';
import { paths } from '#lib/paths.ts';
import { createSelection } from '#lib/selection.ts';

/** The filter of the deleted pieces, as it stands in the address. */
export const deletedFilter = defineFilter({
  lists: {},
  sorts: { newest: 'Deleted last', oldest: 'Deleted first' },
  defaultSort: 'newest',
});

type DeletedFilter = ReturnType<typeof deletedFilter.read>;

/** The deleted pieces that are chosen for a bulk action. */
export const deletedSelection = createSelection();

/** The list of deleted pieces. */
export const deletedList: ListKind<DeletedItem, DeletedFilter> = {
  noun: 'deleted item',
  words: { one: 'deleted piece', many: 'deleted pieces' },
  filter: deletedFilter,
  filterGroups: [],
  groupLabel: (group) => group,
  density: createDensity('hem.deletedPerRow'),
  selection: deletedSelection,
  pathOf: (itemId) => `${paths.deletedItems()}?sheet=${itemId}`,
  useCards(owner) {
    const { data, isError, refetch } = useQuery(deletedItemsQuery(owner));
    const cards = useMemo(() => new Map(data?.items.map((one) => [one.itemId, one])), [data]);
    return { cards, isError, retry: () => void refetch() };
  },
  Tile: DeletedTile,
};

const dayMs = 86_400_000;

/** How long a deleted piece can still be brought back, in words. */
export function daysLeft(deleteDate: string, now = Date.now()): string {
  const leftMs = Date.parse(deleteDate) + deletedItemDays * dayMs - now;
  // The device's clock may be behind the server's.
  const days = Math.min(deletedItemDays, Math.max(0, Math.ceil(leftMs / dayMs)));
  if (days === 0) return 'Goes today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

function DeletedTile({ card, ...tile }: TileProps<DeletedItem>) {
  const left = daysLeft(card.deleteDate);
  return (
    <Tile {...tile} title={itemName(card)} note={left} label={`${describeItem(card)}, ${left}`}>
      <ItemPicture image={card.image} alt="" sizes="(min-width: 768px) 260px, 45vw" />
    </Tile>
  );
}

/** What the list shows of the deleted pieces. */
export function listDeleted(all: readonly DeletedItem[], { search = '', sort }: DeletedFilter) {
  const found = all.filter((one) => describeItem(one).toLowerCase().includes(search.toLowerCase()));
  const ids = found.map(({ itemId }) => itemId);
  return {
    ids: sort === 'oldest' ? ids.toReversed() : ids,
    groups: [],
    counts: { all: all.length },
  };
}
