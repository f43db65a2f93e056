import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { narrowToGroups, useGroups } from '#api/groups.ts';
import { useWaitingOutfits } from '#api/outfit-saves/use-waiting-outfits.ts';
import { outfitNavigationQuery } from '#api/outfits.ts';
import { useOwner } from '#api/users.ts';
import { AreaViews } from '#components/area-views.tsx';
import { ListScreen } from '#components/list/list-screen.tsx';
import { ListTabs } from '#components/list-tabs.tsx';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { late } from '#ui/late.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { askedFilter, keepOutfitNavigation, outfitFilter } from './outfit-filter.ts';
import { outfitGroups, outfitList } from './outfit-list.ts';
import { OutfitsBulkBar } from './outfits-bulk-bar.tsx';
import { useUnsavedOutfits } from './use-unsaved-outfits.ts';
import { WaitingOutfits } from './waiting-outfits.tsx';

const GoneMessage = late(
  'screen',
  async () => (await import('#components/gone-message.tsx')).GoneMessage,
);
const GroupsSheet = late(
  'sheet',
  async () => (await import('#components/groups-sheet.tsx')).GroupsSheet,
);

/** A list of outfits: all of the owner's, or those of a wardrobe. */
export function OutfitsList({ title, wardrobeId }: { title: string; wardrobeId?: string }) {
  const owner = useOwner();
  const { sheet, open, close } = useSheet();
  const [search, setSearch] = useSearchParams();
  const groups = useGroups(outfitGroups);
  const kind = useMemo(() => outfitList(groups), [groups]);
  const filter = useMemo(() => outfitFilter.read(search), [search]);
  const list = useMemo(
    () => (wardrobeId ? { ...filter, wardrobeId } : filter),
    [filter, wardrobeId],
  );
  const asked = useMemo(() => askedFilter(filter, wardrobeId), [filter, wardrobeId]);
  const navigation = useQuery(outfitNavigationQuery(owner, asked));
  const waiting = useWaitingOutfits(owner);
  const { unsaved, discard } = useUnsavedOutfits(owner);
  useEffect(() => keepOutfitNavigation(list), [list]);

  const { data, error } = navigation;
  const answer = useMemo(
    () => data && narrowToGroups(data.outfitIds, data.counts, groups, filter.group ?? []),
    [data, groups, filter.group],
  );
  if (wardrobeId && error instanceof AppError && error.kind === 'not-found') {
    return (
      <GoneMessage
        title="This wardrobe is not here"
        back={{ to: paths.wardrobes(), label: 'Back to wardrobes' }}
      />
    );
  }
  const create = (
    <ButtonLink
      to={paths.createOutfit({ wardrobe: wardrobeId })}
      size="small"
      icon={<Plus aria-hidden="true" />}
    >
      Create outfit
    </ButtonLink>
  );
  return (
    <ListScreen
      kind={kind}
      owner={owner}
      title={title}
      list={list}
      filter={filter}
      search={search}
      onChange={setSearch}
      answer={answer}
      isError={navigation.isError}
      onRetry={() => void navigation.refetch()}
      views={wardrobeId ? undefined : <AreaViews area="outfits" />}
      tabs={<ListTabs wardrobeId={wardrobeId} />}
      afterChips={
        <Chip aria-label="Your groups" onClick={() => open('groups')}>
          <Plus aria-hidden="true" size={16} />
        </Chip>
      }
      add={create}
      above={
        <WaitingOutfits
          waiting={waiting}
          unsaved={unsaved}
          onDiscard={(one) => void discard(one)}
        />
      }
      empty={
        waiting.length + unsaved.length > 0 ? null : (
          <EmptyState
            title="No outfits yet"
            text="Lay a few pieces on the paper and see how they go together."
            action={create}
          />
        )
      }
      bulkBar={
        <OutfitsBulkBar owner={owner} wardrobeId={wardrobeId ?? null} all={answer?.ids ?? []} />
      }
    >
      {sheet === 'groups' && <GroupsSheet groups={outfitGroups} many="outfits" onClose={close} />}
    </ListScreen>
  );
}
