import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  itemCards,
  itemNavigationQuery,
  itemSuggestionsQuery,
  useConfirmCategories,
  useSaveItem,
} from '#api/items.ts';
import { startSpoilRun } from '#api/spoil-run.ts';
import { FormFault } from '#components/form-fault.tsx';
import { AppError } from '#lib/errors.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { SortedFoot } from '../sorted-foot.tsx';
import { useHasWardrobe } from '../use-has-wardrobe.ts';
import { AnotherCategory } from './another-category.tsx';
import styles from './recognized-sheet.module.css';
import { RecognizedTiles } from './recognized-tiles.tsx';
import { seenCategory } from './seen-category.ts';

/** How many pieces stand on the screen at once: they fit a phone. */
const screenful = 9;

/**
 * Confirms categories that were recognized or guessed, a screenful at a time: one tap on a piece says what it is
 * instead, and one button says that the others are right ([Note: Whose category]).
 */
export function RecognizedSheet({
  owner,
  wardrobeId,
  onSort,
  onClose,
}: {
  owner: string;
  wardrobeId: string | null;
  /** Goes on to the pieces without a category. */
  onSort(): void;
  onClose(): void;
}) {
  const within = wardrobeId ? { wardrobeId } : {};
  const listed = useQuery(
    itemNavigationQuery(owner, { ...within, recognized: true, sort: 'looks' }),
  );
  // What was read before may be confirmed since.
  const itemIds = (listed.isFetchedAfterMount && listed.data?.itemIds) || [];
  const [done, setDone] = useState<readonly string[]>([]);
  // What stands on the screen stays there until it is confirmed, also a piece that was given another category.
  const [shown, setShown] = useState<readonly string[]>([]);
  const coming = itemIds.filter((itemId) => !done.includes(itemId) && !shown.includes(itemId));
  const room = screenful - shown.length;
  if (room > 0 && coming.length > 0) setShown([...shown, ...coming.slice(0, room)]);
  const client = useQueryClient();
  const read = useQuery({
    ...itemCards.windowQuery(client, owner, [...shown], 0),
    enabled: shown.length > 0,
  });
  const cards = read.data?.cards ?? [];
  const here = shown.flatMap((shownId) => cards.find(({ itemId }) => itemId === shownId) ?? []);
  // What is missing once all were read is gone.
  const isComing =
    shown.length === 0 ||
    (here.length < shown.length && (read.isPending || read.isPlaceholderData));

  // The list under the sheet is read again once, when the sheet closes.
  const [run] = useState(() => startSpoilRun(client));
  useEffect(() => () => run.end(), [run]);
  const confirm = useConfirmCategories({ spoil: run.spoil, meta: { isForm: true } });
  const [changing, setChanging] = useState<string | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  // Where the keyboard goes on when one piece alone is left.
  const [left, setLeft] = useState<string | null>(null);
  const leave = () => {
    setLeft(changing);
    setChanging(null);
  };
  const card = here.find(({ itemId }) => itemId === changing);
  useBackInterceptor(card !== undefined, leave);

  const goOn = () => {
    hapticPlay('light');
    setDone([...done, ...shown]);
    setShown([]);
    setChanged([]);
  };
  const accept = () => {
    if (confirm.isPending || isComing) return;
    const seen = here.flatMap((card) => {
      const category = seenCategory(card);
      return category && !changed.includes(card.itemId) ? [{ itemId: card.itemId, category }] : [];
    });
    if (seen.length === 0) goOn();
    else confirm.mutate({ owner, seen }, { onSuccess: goOn });
  };

  const { data: suggestions } = useQuery(itemSuggestionsQuery(owner));
  const save = useSaveItem({ spoil: run.spoil, meta: { isForm: true } });
  const choose = (category: string | null) => {
    if (!changing || !category) return;
    const changes = { category };
    const passOn = () => {
      setChanged([...changed, changing]);
      leave();
    };
    const passGone = (error: Error) => {
      if (!(error instanceof AppError) || error.kind !== 'not-found') return;
      showToast({ title: 'That piece was deleted meanwhile' });
      setDone([...done, changing]);
      setShown(shown.filter((itemId) => itemId !== changing));
      leave();
    };
    const input = { owner, itemId: changing, changes };
    save.mutate(input, { onSuccess: passOn, onError: passGone });
  };
  const open = (itemId: string) => {
    save.reset();
    setChanging(itemId);
  };

  const total = done.length + shown.length + coming.length;
  const isRead = listed.isFetchedAfterMount && listed.isSuccess;
  const isOver = isRead && shown.length === 0 && coming.length === 0;
  // How many are left is known only when all that was said here is.
  const rest = useQuery({
    ...itemNavigationQuery(owner, { ...within, group: ['none'], sort: 'cut' }),
    enabled: isOver,
    staleTime: 0,
  });
  const hasWardrobe = useHasWardrobe(owner);
  const isCounted = rest.isFetchedAfterMount;
  const unsorted = (isCounted && rest.data?.itemIds.length) || 0;
  const failed = [listed, read].find(({ isError, data }) => isError && !data);
  return (
    <Sheet
      title={card ? 'What is it?' : isOver && total > 0 ? 'All checked' : 'Are these right?'}
      onClose={onClose}
      isRoute
      foot={
        card ? (
          <>
            <FormFault problem={save.error} />
            <Button kind="secondary" wide onClick={leave}>
              Back
            </Button>
          </>
        ) : isOver && unsorted > 0 ? (
          <>
            <Button kind="secondary" onClick={onClose}>
              Done
            </Button>
            <Button wide onClick={onSort}>
              Add categories
            </Button>
          </>
        ) : isOver && isCounted ? (
          <SortedFoot hasWardrobe={hasWardrobe} onClose={onClose} />
        ) : failed || isOver ? null : (
          <>
            <FormFault problem={confirm.error} />
            <Button
              wide
              aria-busy={confirm.isPending || undefined}
              aria-disabled={isComing || undefined}
              onClick={accept}
            >
              {shown.length === 1 ? 'This is right' : 'These are right'}
            </Button>
          </>
        )
      }
    >
      {card ? (
        <AnotherCategory
          key={card.itemId}
          card={card}
          suggestions={suggestions}
          isBusy={save.isPending}
          onChoose={choose}
          onBack={leave}
        />
      ) : failed ? (
        <ErrorCard title="The pieces did not load" onRetry={() => void failed.refetch()} />
      ) : isOver ? (
        <p className={styles.over} role="status">
          {isCounted && endWords({ unsorted, total, hasWardrobe })}
        </p>
      ) : (
        <>
          <p className={styles.words} role="status">
            {shown.length > 0 && (
              <>
                <span>{`${range(done.length + 1, done.length + shown.length)} of ${total}`}</span>
                {' · tap what is wrong'}
              </>
            )}
          </p>
          <RecognizedTiles
            cards={here}
            coming={isComing ? shown.length - here.length : 0}
            changed={changed}
            left={left}
            onOpen={open}
          />
        </>
      )}
    </Sheet>
  );
}

const range = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/** The words once nothing is left to check. */
function endWords(end: { unsorted: number; total: number; hasWardrobe: boolean }): string {
  const { unsorted, total, hasWardrobe } = end;
  if (unsorted > 0)
    return `${unsorted === 1 ? 'One piece has' : `${unsorted} pieces have`} no category yet.`;
  if (total === 0) return 'Nothing to check.';
  if (hasWardrobe) return 'Thank you. That was the last one.';
  return 'That was the last one. Hang them in your first wardrobe.';
}
