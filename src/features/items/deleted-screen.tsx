import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { deletedItemsQuery, useForgetItems, useRestoreItems } from '#api/items.ts';
import { useOwner } from '#api/users.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { BulkBar } from '#components/list/bulk-bar.tsx';
import { ListScreen } from '#components/list/list-screen.tsx';
import { ListTabs } from '#components/list-tabs.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { AppError } from '#lib/errors.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import {
  daysLeft,
  deletedFilter,
  deletedList,
  deletedSelection,
  listDeleted,
} from './deleted-list.tsx';
import styles from './deleted-screen.module.css';
import { goneWords, piecesOf } from './gone-words.ts';

/** What was deleted in the last 30 days: it is brought back from here, or removed for good. */
export function DeletedScreen() {
  const owner = useOwner();
  const { sheet, close } = useSheet();
  const [search, setSearch] = useSearchParams();
  const [toForget, setToForget] = useState<string[]>([]);
  const { ids } = useSnapshot(deletedSelection.state);
  const chosen = [...ids];
  const filter = useMemo(() => deletedFilter.read(search), [search]);
  const { data, isError, refetch } = useQuery(deletedItemsQuery(owner));
  const answer = useMemo(() => data && listDeleted(data.items, filter), [data, filter]);
  const of = (itemId: string) => data?.items.find((one) => one.itemId === itemId);
  const open = sheet ? of(sheet) : undefined;
  const done = (words: string) => (back: { itemIds: string[] }, asked: { itemIds: string[] }) => {
    deletedSelection.clear();
    setToForget([]);
    if (open) close();
    const text = goneWords(asked.itemIds, back.itemIds);
    showToast({ title: `${piecesOf(back.itemIds.length)} ${words}`, ...(text ? { text } : {}) });
  };
  const gone = (error: Error) => {
    if (!(error instanceof AppError) || error.kind !== 'not-found') return;
    deletedSelection.clear();
    setToForget([]);
    const title = 'There is nothing left of it';
    showToast({ tone: 'error', title, text: 'It was removed or brought back meanwhile.' });
  };
  const meta = { saysGone: true };
  const restore = useRestoreItems({ meta, onSuccess: done('brought back'), onError: gone });
  const forget = useForgetItems({ meta, onSuccess: done('removed for good'), onError: gone });
  return (
    <ListScreen
      kind={deletedList}
      owner={owner}
      title="Recently deleted"
      list={filter}
      filter={filter}
      search={search}
      onChange={setSearch}
      answer={answer}
      isError={isError}
      onRetry={() => void refetch()}
      tabs={<ListTabs />}
      empty={
        <EmptyState
          title="Nothing deleted"
          text="What you delete stays here for 30 days, and can be brought back."
        />
      }
      bulkBar={
        <BulkBar
          selection={deletedSelection}
          label="Chosen deleted pieces"
          all={answer?.ids ?? []}
          pictureOf={(id) => (
            <ItemPicture image={of(id)?.image ?? null} alt="" sizes="40px" inset="small" />
          )}
          actions={[
            {
              label: 'Bring back',
              icon: <RotateCcw aria-hidden="true" />,
              isBusy: restore.isPending,
              onPress: () => restore.mutate({ owner, itemIds: chosen }),
            },
            {
              label: 'Remove for good',
              icon: <Trash2 aria-hidden="true" />,
              onPress: () => setToForget(chosen),
            },
          ]}
        />
      }
    >
      {open && (
        <Sheet
          title={itemName(open)}
          onClose={close}
          isRoute
          foot={
            <>
              <Button kind="secondary" onClick={() => setToForget([open.itemId])}>
                Remove
              </Button>
              <Button
                busy={restore.isPending}
                onClick={() => restore.mutate({ owner, itemIds: [open.itemId] })}
              >
                Bring back
              </Button>
            </>
          }
        >
          <div className={styles.picture}>
            <ItemPicture image={open.image} alt={describeItem(open)} sizes="100vw" />
          </div>
          <p className={styles.left}>{daysLeft(open.deleteDate)}</p>
        </Sheet>
      )}
      {toForget.length > 0 && (
        <Dialog
          title={`Remove ${piecesOf(toForget.length)} for good?`}
          text="The photos go too. This cannot be taken back."
          onClose={() => setToForget([])}
        >
          <Button
            kind="danger"
            wide
            busy={forget.isPending}
            onClick={() => forget.mutate({ owner, itemIds: toForget })}
          >
            Remove for good
          </Button>
          <Button kind="secondary" wide onClick={() => setToForget([])}>
            Keep
          </Button>
        </Dialog>
      )}
    </ListScreen>
  );
}
