import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { itemNavigationQuery } from '#api/items.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { mostAtOnce } from '../list/bulk-limit.ts';
import { piecesOf } from '../noun/noun-words.ts';
import { HangRail } from './hang-rail.tsx';
import styles from './hang-sheet.module.css';
import { kindsOf } from './hang-words.ts';
import { PieceFilter } from './piece-filter.tsx';
import { PieceGrid, PieceGridSkeleton } from './piece-grid.tsx';
import { useChooseAll } from './use-choose-all.ts';
import { useHangPieces } from './use-hang-pieces.ts';

const sayLimit = () =>
  showToast({ title: `${mostAtOnce} pieces at most`, text: 'Hang these first.' });

/** Chooses pieces that the owner has for a wardrobe. What narrows the pieces leaves the ticks alone. */
export function HangSheet({
  wardrobe,
  isNew = false,
  onClose,
}: {
  wardrobe: Wardrobe;
  /** Whether it was made just now. */
  isNew?: boolean;
  onClose(): void;
}) {
  const { ownerId: owner, wardrobeId, name, itemCount } = wardrobe;
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly ItemCard[]>([]);
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const word = useDebounced(search.trim());
  const pieces = useQuery(
    itemNavigationQuery(owner, {
      ...(word ? { search: word } : {}),
      ...(group ? { group: [group] } : {}),
    }),
  );
  const hanging = useQuery(itemNavigationQuery(owner, { wardrobeId }));
  const there = useMemo(() => new Set(hanging.data?.itemIds), [hanging.data]);
  const chosenIds = useMemo(() => new Set(chosen.map(({ itemId }) => itemId)), [chosen]);
  const { hang, isPending } = useHangPieces(wardrobe, onClose);
  const toggle = (card: ItemCard) => {
    const others = chosen.filter(({ itemId }) => itemId !== card.itemId);
    if (others.length < chosen.length) setChosen(others);
    else if (chosen.length < mostAtOnce) setChosen([...chosen, card]);
    else sayLimit();
  };
  const isBare = itemCount === 0;
  const ids = pieces.data?.itemIds;
  const free = ids && hanging.data ? ids.filter((itemId) => !there.has(itemId)) : [];
  const hasAll = free.every((itemId) => chosenIds.has(itemId));
  const { readAll, isReading } = useChooseAll(owner);
  const chooseAll = () => {
    const others = chosen.filter(({ itemId }) => !free.includes(itemId));
    if (hasAll) return setChosen(others);
    if (others.length + free.length > mostAtOnce) sayLimit();
    void readAll(ids ?? [], (cards) =>
      setChosen((before) => {
        const known = new Set([...there, ...before.map(({ itemId }) => itemId)]);
        const more = cards.filter(({ itemId }) => !known.has(itemId));
        return [...before, ...more].slice(0, mostAtOnce);
      }),
    );
  };
  const isFailed = (pieces.isError && !pieces.data) || (hanging.isError && !hanging.data);
  const retry = () => {
    for (const one of [pieces, hanging]) if (one.isError) void one.refetch();
  };
  return (
    <Sheet
      title={name}
      onClose={onClose}
      isRoute
      isFull
      aside={isNew ? 'Later' : undefined}
      scroller={scroller}
      foot={
        <div className={styles.foot}>
          <p className={styles.chosen} role="status">
            <span>{chosen.length > 0 ? kindsOf(chosen) : 'Tap the pieces that hang here'}</span>
            <strong>
              <span className={styles.number}>{chosen.length}</span> chosen
            </strong>
          </p>
          <Button
            disabled={chosen.length === 0}
            busy={isPending}
            onClick={() => hang(chosen.map(({ itemId }) => itemId))}
          >
            {chosen.length === 0 ? 'Hang pieces' : `Hang ${piecesOf(chosen.length)}`}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <p className={styles.hint}>
          {isBare && (isNew ? 'New and empty. ' : 'Nothing hangs here yet. ')}
          Choose from your pieces.
        </p>
        <div className={styles.rail}>
          <HangRail chosen={chosen} />
        </div>
        <PieceFilter
          search={search}
          group={group}
          all={pieces.data?.counts.all}
          counts={pieces.data?.counts.group ?? {}}
          onSearch={setSearch}
          onGroup={setGroup}
        />
        {free.length > 1 && !isFailed && (
          <Button
            kind="quiet"
            size="small"
            className={styles.all}
            busy={isReading}
            onClick={chooseAll}
          >
            {hasAll ? 'Choose none' : `Choose all ${free.length}`}
          </Button>
        )}
        {isFailed ? (
          <ErrorCard title="Your pieces did not load" onRetry={retry} />
        ) : !ids || !hanging.data ? (
          <PieceGridSkeleton />
        ) : ids.length > 0 ? (
          <PieceGrid
            owner={owner}
            ids={ids}
            chosenIds={chosenIds}
            isThere={(itemId) => there.has(itemId)}
            scroller={scroller}
            onToggle={toggle}
          />
        ) : (
          <p className={styles.none} role="status">
            {word ? `Nothing matches “${word}”.` : 'There is no piece here.'}
          </p>
        )}
      </div>
    </Sheet>
  );
}
