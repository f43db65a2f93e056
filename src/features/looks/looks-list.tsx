import { useQuery } from '@tanstack/react-query';
import { Camera, Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { narrowToGroups, useGroups } from '#api/groups.ts';
import { lookNavigationQuery } from '#api/looks.ts';
import { plansQuery } from '#api/plans.ts';
import { type Upload, uploads } from '#api/upload-queue/uploads.ts';
import { useOwner } from '#api/users.ts';
import { AreaViews } from '#components/area-views.tsx';
import { ListScreen } from '#components/list/list-screen.tsx';
import { ListTabs } from '#components/list-tabs.tsx';
import { dayName, todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { late } from '#ui/late.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { askedLooks, keepLookNavigation, lookFilter, readKind } from './look-filter.ts';
import { lookGroups, lookList } from './look-list.ts';
import { LooksBulkBar } from './looks-bulk-bar.tsx';
import styles from './looks-list.module.css';

const GoneMessage = late(
  'screen',
  async () => (await import('#components/gone-message.tsx')).GoneMessage,
);
const GroupsSheet = late(
  'sheet',
  async () => (await import('#components/groups-sheet.tsx')).GroupsSheet,
);
const AddLookSheet = late('sheet', async () => (await import('./add-look-sheet.tsx')).AddLookSheet);

/** A list of looks: what was worn or what inspires, or those of a wardrobe. */
export function LooksList({ title, wardrobeId }: { title: string; wardrobeId?: string }) {
  const owner = useOwner();
  const { sheet, open, close } = useSheet();
  const [search, setSearch] = useSearchParams();
  const kind = readKind(search, wardrobeId);
  const filter = useMemo(() => lookFilter.read(search), [search]);
  const list = useMemo(
    () => ({ ...filter, ...(kind && { kind }), ...(wardrobeId && { wardrobeId }) }),
    [filter, kind, wardrobeId],
  );
  const groups = useGroups(lookGroups);
  const looks = useMemo(() => lookList(groups), [groups]);
  const asked = useMemo(() => askedLooks(list), [list]);
  const navigation = useQuery(lookNavigationQuery(owner, asked));
  useEffect(() => keepLookNavigation(list), [list]);
  const today = todayIs();
  const plans = useQuery({ ...plansQuery(owner, today, today), enabled: kind === 'worn' });
  const isLogged = plans.data?.plans.some(({ isWorn }) => isWorn) ?? true;
  const arriving = useArrivingLooks(kind, wardrobeId ?? null);

  const { data, error } = navigation;
  const answer = useMemo(
    () =>
      data && {
        ...narrowToGroups(data.lookIds, data.counts, groups, filter.group ?? []),
        arriving,
      },
    [data, arriving, groups, filter.group],
  );
  if (wardrobeId && error instanceof AppError && error.kind === 'not-found') {
    return (
      <GoneMessage
        title="This wardrobe is not here"
        back={{ to: paths.wardrobes(), label: 'Back to wardrobes' }}
      />
    );
  }
  const isInspiring = kind === 'inspiration';
  const openAdd = () => open('add');
  const icon = <Plus aria-hidden="true" />;
  const words = isInspiring ? 'Add inspiration' : 'Add look';
  return (
    <ListScreen
      kind={looks}
      owner={owner}
      title={title}
      list={list}
      filter={filter}
      search={search}
      onChange={setSearch}
      answer={answer}
      isError={navigation.isError}
      onRetry={() => void navigation.refetch()}
      views={wardrobeId ? undefined : <AreaViews area="looks" />}
      tabs={<ListTabs wardrobeId={wardrobeId} />}
      afterChips={
        <Chip aria-label="Your groups" onClick={() => open('groups')}>
          <Plus aria-hidden="true" size={16} />
        </Chip>
      }
      add={
        <Button size="small" icon={icon} onClick={openAdd}>
          {words}
        </Button>
      }
      above={
        kind === 'worn' &&
        !isLogged &&
        arriving.length === 0 && (
          <button type="button" className={styles.log} onClick={() => open('today')}>
            <span className={styles.disc}>
              <Camera aria-hidden="true" />
            </span>
            <span>
              <strong>Wear today</strong>
              <small>{dayName(today)}. Photo, board or pieces</small>
            </span>
          </button>
        )
      }
      empty={
        arriving.length > 0 ? null : (
          <EmptyState
            title={isInspiring ? 'Nothing saved yet' : 'No looks yet'}
            text={
              isInspiring
                ? 'Keep photos of what you would like to wear, and pin your own pieces on them.'
                : 'A photo in the mirror logs the day, and tells later what you wore it with.'
            }
            action={
              <Button wide icon={icon} onClick={openAdd}>
                {words}
              </Button>
            }
          />
        )
      }
      bulkBar={
        <LooksBulkBar owner={owner} wardrobeId={wardrobeId ?? null} all={answer?.ids ?? []} />
      }
    >
      {sheet === 'groups' && <GroupsSheet groups={lookGroups} many="looks" onClose={close} />}
      {(sheet === 'add' || sheet === 'today') && (
        <AddLookSheet
          owner={owner}
          kind={kind ?? 'worn'}
          isOfToday={sheet === 'today'}
          wardrobeId={wardrobeId ?? null}
          onClose={close}
        />
      )}
    </ListScreen>
  );
}

/** The photos that become looks of this list and are not saved yet, the newest first. */
function useArrivingLooks(kind: string | undefined, wardrobeId: string | null): readonly string[] {
  const list = useSnapshot(uploads).list as Upload[];
  const names = list
    .filter(
      ({ destination, step }) =>
        destination.kind === 'look' &&
        step !== 'saved' &&
        (kind ? destination.look === kind : destination.wardrobeId === wardrobeId),
    )
    .map(({ id }) => id)
    .toReversed()
    .join();
  return useMemo(() => (names ? names.split(',') : []), [names]);
}
