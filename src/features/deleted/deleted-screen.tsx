import { RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AreaViews } from '#components/area-views.tsx';
import { BulkBar } from '#components/list/bulk-bar.tsx';
import { ListScreen } from '#components/list/list-screen.tsx';
import { ListTabs } from '#components/list-tabs.tsx';
import { countOf, isGone } from '#components/noun/noun-words.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { viewOf } from '#lib/view-of.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import {
  type DeletedKind,
  type DeletedThing,
  deletedKinds,
  describeOf,
  idOf,
  useDeleted,
  useDeletedWrites,
} from './deleted-kinds.ts';
import {
  daysLeft,
  deletedFilter,
  deletedList,
  deletedSelection,
  listDeleted,
} from './deleted-list.tsx';
import styles from './deleted-screen.module.css';

const screens = {
  pieces: screenOf(deletedKinds.pieces),
  outfits: screenOf(deletedKinds.outfits),
  looks: screenOf(deletedKinds.looks),
};

/** The deletions of the last 30 days: each is brought back from here, or removed for good. */
export function DeletedScreen() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const Shown = view === 'outfits' || view === 'looks' ? screens[view] : screens.pieces;
  return <Shown />;
}

/** The screen of one kind. */
function screenOf<Card extends DeletedThing>(kind: DeletedKind<Card>) {
  const list = deletedList(kind);
  return () => <DeletedThings kind={kind} list={list} />;
}

function DeletedThings<Card extends DeletedThing>({
  kind,
  list,
}: {
  kind: DeletedKind<Card>;
  list: ReturnType<typeof deletedList<Card>>;
}) {
  const { noun, loss } = kind;
  const { words, Picture } = noun;
  const { owner } = useScope();
  const { sheet, close } = useSheet();
  const [search, setSearch] = useSearchParams();
  const [toForget, setToForget] = useState<string[]>([]);
  const { ids } = useSnapshot(deletedSelection.state);
  const chosen = [...ids];
  const filter = useMemo(() => deletedFilter.read(search), [search]);
  const { list: all, isError, refetch } = useDeleted(kind, owner);
  const answer = useMemo(() => all && listDeleted(all, kind, filter), [all, kind, filter]);
  const of = (id: string) => all?.find((one) => idOf(kind, one) === id);
  const open = sheet ? of(sheet) : undefined;
  const letGo = () => {
    deletedSelection.clear();
    setToForget([]);
  };
  // What is chosen of one kind is none of another.
  useEffect(() => () => deletedSelection.clear(), []);
  const writes = useDeletedWrites(noun, owner, {
    done(what, done, asked) {
      letGo();
      if (open) close();
      const text = goneWords(asked.length - done.length);
      showToast({ title: `${countOf(noun, done.length)} ${what}`, ...(text ? { text } : {}) });
    },
    failed(error) {
      if (!isGone(error)) return;
      letGo();
      const title = 'There is nothing left of it';
      showToast({ tone: 'error', title, text: 'It was removed or brought back meanwhile.' });
    },
  });
  return (
    <ListScreen
      kind={list}
      owner={owner}
      title="Recently deleted"
      list={filter}
      filter={filter}
      search={search}
      onChange={setSearch}
      answer={answer}
      isError={isError}
      onRetry={refetch}
      tabs={<ListTabs />}
      views={<AreaViews area="deleted" />}
      empty={
        <EmptyState
          title="Nothing deleted"
          text="What you delete stays here for 30 days, and can be brought back."
        />
      }
      bulkBar={
        <BulkBar
          selection={deletedSelection}
          label={`Chosen deleted ${words.many}`}
          all={answer?.ids ?? []}
          pictureOf={(id) => {
            const card = of(id);
            return card && <Picture card={card} widthPx={40} />;
          }}
          actions={[
            {
              label: 'Bring back',
              icon: <RotateCcw aria-hidden="true" />,
              isBusy: writes.isRestoring,
              onPress: () => writes.restore(chosen),
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
          title={noun.nameOf(open)}
          onClose={close}
          isRoute
          foot={
            <>
              <Button kind="secondary" onClick={() => setToForget([idOf(kind, open)])}>
                Remove for good
              </Button>
              <Button busy={writes.isRestoring} onClick={() => writes.restore([idOf(kind, open)])}>
                Bring back
              </Button>
            </>
          }
        >
          <div className={styles.picture}>
            <Picture card={open} widthPx={390} alt={describeOf(kind, open)} />
          </div>
          <p className={styles.left}>{daysLeft(open.deleteDate)}</p>
        </Sheet>
      )}
      {toForget.length > 0 && (
        <Dialog
          title={`Remove ${countOf(noun, toForget.length)} for good?`}
          text={loss}
          onClose={() => setToForget([])}
        >
          <Button
            kind="danger"
            wide
            busy={writes.isForgetting}
            onClick={() => writes.forget(toForget)}
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

/** The message about those that an action left out, since they are gone by now; undefined of none. */
function goneWords(gone: number): string | undefined {
  if (gone <= 0) return undefined;
  return gone === 1 ? 'One of them is gone by now.' : `${gone} of them are gone by now.`;
}
