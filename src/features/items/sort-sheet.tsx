import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { itemCards, itemNavigationQuery, itemSuggestionsQuery, useSaveItem } from '#api/items.ts';
import { startSpoilRun } from '#api/spoil-run.ts';
import { FormFault } from '#components/form-fault.tsx';
import { categoryParts } from '#contract/rules/item-attributes.ts';
import { AppError } from '#lib/errors.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { likelyCategories } from './likely-categories.ts';
import { SortChips } from './sort-chips.tsx';
import { SortPicture } from './sort-picture.tsx';
import { SortProgress } from './sort-progress.tsx';
import styles from './sort-sheet.module.css';
import { SortedFoot } from './sorted-foot.tsx';
import { useHasWardrobe } from './use-has-wardrobe.ts';

/**
 * Goes through the pieces without a category, in the order in which they are cut out: of such a piece its looks speak.
 * One tap says what a piece is, and the next one comes. The pieces exist already; nothing is lost by stopping.
 */
export function SortSheet({
  owner,
  wardrobeId,
  onClose,
}: {
  owner: string;
  wardrobeId: string | null;
  onClose(): void;
}) {
  const unsorted = {
    group: ['none'],
    sort: 'cut' as const,
    ...(wardrobeId ? { wardrobeId } : {}),
  };
  const listed = useQuery(itemNavigationQuery(owner, unsorted));
  // What was read before may be sorted since.
  const data = listed.isFetchedAfterMount ? listed.data : undefined;
  const [position, setPosition] = useState(0);
  // Those that were met keep their order; which come next follows the cuts that end meanwhile.
  const [met, setMet] = useState<readonly string[]>([]);
  const coming = (data?.itemIds ?? []).filter((one) => !met.includes(one));
  if (met.length <= position && coming[0]) setMet([...met, coming[0]]);
  const itemIds = [...met, ...coming];
  const { cards } = itemCards.useCards(owner, itemIds, position, position + 1, { isAside: true });
  const { data: suggestions, isPending } = useQuery(itemSuggestionsQuery(owner));
  // The first order of the categories is kept too, so that each stays in its place.
  const offered = useRef<string[] | null>(null);
  if (!isPending) offered.current ??= likelyCategories(suggestions?.usedCategories ?? []);
  const [made, setMade] = useState<string[]>([]);
  const client = useQueryClient();
  // The list under the sheet is read again once, when the sheet closes.
  const [run] = useState(() => startSpoilRun(client));
  useEffect(() => () => run.end(), [run]);
  const save = useSaveItem({ spoil: run.spoil, meta: { isForm: true } });
  const isNone = data !== undefined && itemIds.length === 0;
  const itemId = itemIds[position];
  const card = itemId ? cards.get(itemId) : undefined;
  const hasWardrobe = useHasWardrobe(owner);
  const [isOver, setOver] = useState(false);
  const goTo = (to: number) => {
    save.reset();
    if (to < itemIds.length) setPosition(to);
    else if (hasWardrobe) onClose();
    else setOver(true);
  };
  const next = () => goTo(position + 1);
  const back = () => position > 0 && goTo(position - 1);
  const passGone = (error: Error) => {
    if (!(error instanceof AppError) || error.kind !== 'not-found') return;
    showToast({ title: 'That piece was deleted meanwhile' });
    next();
  };
  const choose = (category: string | null) => {
    if (!itemId || !category) return;
    if (categoryParts(category).own !== null) setMade((now) => [...new Set([...now, category])]);
    // `reset` of one that went on meanwhile lets its answer go: it leads nowhere any more.
    save.mutate({ owner, itemId, changes: { category } }, { onSuccess: next, onError: passGone });
  };
  if (isOver) {
    return (
      <Sheet
        title="All sorted"
        onClose={onClose}
        isRoute
        foot={<SortedFoot hasWardrobe={hasWardrobe} onClose={onClose} />}
      >
        <p className={styles.over}>That was the last one. Hang them in your first wardrobe.</p>
      </Sheet>
    );
  }
  return (
    <Sheet
      title="What is it?"
      onClose={onClose}
      isRoute
      foot={
        isNone ? (
          <Button wide onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <FormFault problem={save.error} />
            <Button kind="secondary" disabled={position === 0} onClick={back}>
              Back
            </Button>
            <Button kind="secondary" disabled={!itemId} onClick={next}>
              {card?.category ? 'Next' : 'Skip'}
            </Button>
          </>
        )
      }
    >
      <div className={styles.head}>
        {itemIds.length > 1 && <SortProgress position={position} count={itemIds.length} />}
        <p className={styles.count} role="status">
          {itemIds.length > 0 ? (
            <>
              <span>{`${position + 1} of ${itemIds.length}`}</span> · saved as you go
            </>
          ) : isNone ? (
            'Every piece has a category.'
          ) : (
            !listed.isError && 'Loading'
          )}
        </p>
      </div>
      {listed.isError && !data ? (
        <ErrorCard title="Your pieces did not load" onRetry={() => void listed.refetch()} />
      ) : card ? (
        <SortPicture
          key={itemId}
          card={card}
          hasBefore={position > 0}
          hasAfter={position < itemIds.length - 1}
          onNext={next}
          onBack={back}
        />
      ) : (
        !isNone && <div className={styles.waiting} />
      )}
      {offered.current && !isNone && (
        <SortChips
          key={`${itemId} chips`}
          value={card?.category ?? null}
          likely={card?.image?.likelyCategories.slice(0, 3) ?? []}
          usual={[...new Set([...offered.current, ...made])]}
          own={suggestions?.categories ?? []}
          isBusy={save.isPending}
          isReady={card !== undefined}
          onChoose={choose}
        />
      )}
    </Sheet>
  );
}
