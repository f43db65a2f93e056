import { useQuery } from '@tanstack/react-query';
import { Camera, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { plansQuery } from '#api/plans.ts';
import { type Upload, uploads } from '#api/upload-queue/uploads.ts';
import { ComposedList } from '#components/noun/composed-list.tsx';
import { dayName, todayIs } from '#lib/calendar-weeks.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { lookList, readWhich } from './look-list.ts';
import styles from './looks-list.module.css';

const AddLookSheet = late('sheet', async () => (await import('./add-look-sheet.tsx')).AddLookSheet);

/** A list of looks: what was worn or what inspires, or those of a wardrobe. */
export function LooksList({ title, wardrobeId }: { title: string; wardrobeId?: string }) {
  const { owner, mayChange } = useScope();
  const { sheet, open, close } = useSheet();
  const [search] = useSearchParams();
  const which = useMemo(
    () => readWhich(search, wardrobeId, mayChange),
    [search, wardrobeId, mayChange],
  );
  const { kind } = which;
  const today = todayIs();
  const plans = useQuery({
    ...plansQuery(owner, today, today),
    enabled: mayChange && kind === 'worn',
  });
  const isLogged = plans.data?.plans.some(({ isWorn }) => isWorn) ?? true;
  const onTheWay = useArrivingLooks(kind, wardrobeId ?? null);
  const arriving = mayChange ? onTheWay : none;
  const isInspiring = kind === 'inspiration';
  const openAdd = () => open('add');
  const icon = <Plus aria-hidden="true" />;
  const words = isInspiring ? 'Add inspiration' : 'Add look';
  return (
    <ComposedList
      kind={lookList}
      owner={owner}
      title={title}
      which={which}
      arriving={arriving}
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
    >
      {(sheet === 'add' || sheet === 'today') && (
        <AddLookSheet
          owner={owner}
          kind={kind ?? 'worn'}
          isOfToday={sheet === 'today'}
          wardrobeId={wardrobeId ?? null}
          onClose={close}
        />
      )}
    </ComposedList>
  );
}

const none: readonly string[] = [];

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
