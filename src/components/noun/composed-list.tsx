import { Plus } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Group, narrowToGroups, useGroups } from '#api/groups.ts';
import { idsIn } from '#api/noun.ts';
import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import type { KeptLists } from '#lib/kept-lists.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Chip } from '#ui/chip.tsx';
import { late } from '#ui/late.tsx';
import { AreaViews } from '../area-views.tsx';
import { GoneWardrobe } from '../gone-wardrobe.tsx';
import type { ListKind } from '../list/list-kind.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { ListTabs } from '../list-tabs.tsx';
import { useWardrobeEntries } from '../use-wardrobe-entries.tsx';
import { ComposedBulkBar } from './composed-bulk-bar.tsx';
import {
  askedOf,
  type ComposedFilter,
  composedFilter,
  sharedComposedFilter,
} from './composed-filter.ts';
import type { ComposedNoun } from './noun.ts';
import { isGone } from './noun-words.ts';
import { useForgivenSearch } from './use-forgiven-search.ts';

const GroupsSheet = late('sheet', async () => (await import('../groups-sheet.tsx')).GroupsSheet);

/** The additions of the list of a noun that is composed of pieces to the noun. */
export interface ComposedKind<Card, Kept> {
  noun: ComposedNoun<Card>;
  /** Its lists, as they are kept for the details. */
  lists: KeptLists<Kept>;
  Tile: ListKind<Card, ComposedFilter>['Tile'];
  Arriving?: ListKind<Card, ComposedFilter>['Arriving'];
  /** Whether a phone offers the occasions as chips. */
  hasOccasionChips?: boolean;
}

/** The list of a noun, with the user's groups at the head of its filters. */
const listOf = <Card,>(
  { noun, Tile, Arriving, hasOccasionChips }: Omit<ComposedKind<Card, never>, 'lists'>,
  groups: readonly Group[],
  filter: typeof composedFilter,
): ListKind<Card, ComposedFilter> => ({
  ...noun,
  filter,
  filterGroups: [
    {
      list: 'group',
      label: 'Groups',
      options: groups.map(({ id, name }) => ({ value: id, label: name })),
      chips: 'all',
      countsOnChips: true,
    },
    {
      list: 'occasion',
      label: 'Occasion',
      options: itemOccasions.map((one) => ({ value: one, label: one })),
      ...(hasOccasionChips && { chips: 'all' as const }),
    },
    {
      list: 'season',
      label: 'Season',
      options: itemSeasons.map((one) => ({ value: one, label: one })),
    },
  ],
  groupLabel: (group) => group,
  density: null,
  Tile,
  ...(Arriving && { Arriving }),
});

type Screen = ComponentProps<typeof ListScreen>;

/** A list of what is composed of pieces: all of the owner's, or those of a wardrobe. */
export function ComposedList<Card, Kept extends ComposedFilter>({
  kind,
  owner,
  title,
  which,
  arriving,
  children,
  ...parts
}: Pick<Screen, 'title' | 'add' | 'above' | 'empty' | 'children'> & {
  kind: ComposedKind<Card, Kept>;
  owner: string;
  /** The limits of the list, besides what the filter says. */
  which: Omit<Kept, keyof ComposedFilter> & { wardrobeId?: string };
  arriving?: readonly string[];
}) {
  const { noun, lists } = kind;
  const { sheet, open, close } = useSheet();
  const [search, setSearch] = useSearchParams();
  const { mayChange } = useScope();
  const rules = mayChange ? composedFilter : sharedComposedFilter;
  const groups = useGroups(noun.groups);
  const listed = useMemo(() => listOf(kind, groups, rules), [kind, groups, rules]);
  const filter = useMemo(() => rules.read(search), [rules, search]);
  const { wardrobeId } = which;
  const list = useMemo(() => ({ ...filter, ...which }) as Kept, [filter, which]);
  const asked = useMemo(() => askedOf(list), [list]);
  const { asked: shown, navigation, isLooking, meant } = useForgivenSearch(noun, owner, asked);
  const { error, isError, refetch } = navigation;
  const data = isLooking ? undefined : navigation.data;
  const { search: found } = shown;
  // The details follow the list that is shown, which may be of another search than was typed.
  const kept = useMemo(
    () => (found === list.search ? list : { ...list, search: found }),
    [list, found],
  );
  useEffect(() => {
    if (mayChange) lists.keep(kept);
  }, [lists, kept, mayChange]);
  const answer = useMemo(
    () =>
      data && {
        ...narrowToGroups(idsIn(noun, data), data.counts, groups, filter.group ?? []),
        ...(arriving && { arriving }),
      },
    [noun, data, arriving, groups, filter.group],
  );
  const own = useWardrobeEntries(wardrobeId);
  if (wardrobeId && isGone(error)) return <GoneWardrobe />;
  return (
    <ListScreen
      kind={listed}
      owner={owner}
      title={title}
      list={kept}
      filter={filter}
      search={search}
      onChange={setSearch}
      answer={answer}
      isError={isError}
      onRetry={() => void refetch()}
      meant={meant}
      views={wardrobeId || !mayChange ? undefined : <AreaViews area={noun.groups.noun} />}
      tabs={<ListTabs wardrobeId={wardrobeId} />}
      own={own}
      afterChips={
        mayChange && (
          <Chip aria-label="Your groups" onClick={() => open('groups')}>
            <Plus aria-hidden="true" size={16} />
          </Chip>
        )
      }
      bulkBar={
        <ComposedBulkBar
          noun={noun}
          owner={owner}
          wardrobeId={wardrobeId ?? null}
          all={answer?.ids ?? []}
        />
      }
      {...parts}
    >
      {sheet === 'groups' && (
        <GroupsSheet groups={noun.groups} many={noun.words.many} onClose={close} />
      )}
      {children}
    </ListScreen>
  );
}
