import { useMemo } from 'react';
import type { ListKind, TileProps } from '#components/list/list-kind.ts';
import { Tile } from '#components/list/tile.tsx';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import { defineFilter } from '#lib/list-filter.ts';
import { paths } from '#lib/paths.ts';
import { createSelection } from '#lib/selection.ts';
import {
  type DeletedKind,
  type DeletedThing,
  describeOf,
  idOf,
  useDeleted,
} from './deleted-kinds.ts';

/** The filter of what was deleted, as it stands in the address. */
export const deletedFilter = defineFilter({
  lists: {},
  sorts: { newest: 'Deleted last', oldest: 'Deleted first' },
  defaultSort: 'newest',
});

type DeletedFilter = ReturnType<typeof deletedFilter.read>;

/** The selection in one kind for a bulk action. */
export const deletedSelection = createSelection();

/** The list of what was deleted of one kind. */
export const deletedList = <Card extends DeletedThing>(
  kind: DeletedKind<Card>,
): ListKind<Card, DeletedFilter> => ({
  noun: `deleted ${kind.noun.words.one}`,
  words: {
    one: `deleted ${kind.noun.words.one}`,
    many: `deleted ${kind.noun.words.many}`,
  },
  filter: deletedFilter,
  filterGroups: [],
  groupLabel: (group) => group,
  // Each says how long it is kept.
  density: null,
  selection: deletedSelection,
  pathOf: (id) => `${paths.deletedItems()}?${kind.view ? `view=${kind.view}&` : ''}sheet=${id}`,
  useCards(owner) {
    const { list, isError, refetch } = useDeleted(kind, owner);
    const cards = useMemo(() => new Map(list?.map((one) => [idOf(kind, one), one])), [list, kind]);
    return { cards, isError, retry: refetch };
  },
  Tile: ({ card, ...tile }: TileProps<Card>) => {
    const { noun } = kind;
    const left = daysLeft(card.deleteDate);
    return (
      <Tile
        {...tile}
        title={noun.nameOf(card)}
        note={left}
        label={`${describeOf(kind, card)}, ${left}`}
      >
        <noun.Picture card={card} widthPx={260} />
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

/** The list of what was deleted, as it is shown. */
export function listDeleted<Card extends DeletedThing>(
  all: readonly Card[],
  kind: DeletedKind<Card>,
  { search = '', sort }: DeletedFilter,
) {
  const found = all.filter((one) =>
    describeOf(kind, one).toLowerCase().includes(search.toLowerCase()),
  );
  const ids = found.map((one) => idOf(kind, one));
  return {
    ids: sort === 'oldest' ? ids.toReversed() : ids,
    groups: [],
    counts: { all: all.length },
  };
}
