import { useMemo } from 'react';
import type { ListKind, TileProps } from '#components/list/list-kind.ts';
import { Tile } from '#components/list/tile.tsx';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import { defineFilter } from '#lib/list-filter.ts';
import { paths } from '#lib/paths.ts';
import { createSelection } from '#lib/selection.ts';
import type { DeletedKind, DeletedThing } from './deleted-kinds.tsx';

/** The filter of what was deleted, as it stands in the address. */
export const deletedFilter = defineFilter({
  lists: {},
  sorts: { newest: 'Deleted last', oldest: 'Deleted first' },
  defaultSort: 'newest',
});

type DeletedFilter = ReturnType<typeof deletedFilter.read>;

/** What is chosen of one kind for a bulk action. */
export const deletedSelection = createSelection();

/** The list of what was deleted of one kind. */
export const deletedList = <Card extends DeletedThing>({
  words,
  view,
  idOf,
  useDeleted,
  nameOf,
  describe,
  Picture,
}: DeletedKind<Card>): ListKind<Card, DeletedFilter> => ({
  noun: `deleted ${words.one}`,
  words: { one: `deleted ${words.one}`, many: `deleted ${words.many}` },
  filter: deletedFilter,
  filterGroups: [],
  groupLabel: (group) => group,
  // Each says how long it is kept.
  density: null,
  selection: deletedSelection,
  pathOf: (id) => `${paths.deletedItems()}?${view ? `view=${view}&` : ''}sheet=${id}`,
  useCards(owner) {
    const { list, isError, refetch } = useDeleted(owner);
    const cards = useMemo(() => new Map(list?.map((one) => [idOf(one), one])), [list, idOf]);
    return { cards, isError, retry: refetch };
  },
  Tile: ({ card, ...tile }: TileProps<Card>) => {
    const left = daysLeft(card.deleteDate);
    return (
      <Tile {...tile} title={nameOf(card)} note={left} label={`${describe(card)}, ${left}`}>
        <Picture card={card} widthPx={260} alt="" />
      </Tile>
    );
  },
});

const dayMs = 86_400_000;

/** How long something deleted can still be brought back, in words. */
export function daysLeft(deleteDate: string, now = Date.now()): string {
  const leftMs = Date.parse(deleteDate) + deletedItemDays * dayMs - now;
  // The device's clock may be behind the server's.
  const days = Math.min(deletedItemDays, Math.max(0, Math.ceil(leftMs / dayMs)));
  if (days === 0) return 'Goes today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** What the list shows of what was deleted. */
export function listDeleted<Card extends DeletedThing>(
  all: readonly Card[],
  { idOf, describe }: DeletedKind<Card>,
  { search = '', sort }: DeletedFilter,
) {
  const found = all.filter((one) => describe(one).toLowerCase().includes(search.toLowerCase()));
  const ids = found.map(idOf);
  return {
    ids: sort === 'oldest' ? ids.toReversed() : ids,
    groups: [],
    counts: { all: all.length },
  };
}
