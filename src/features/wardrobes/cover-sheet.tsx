import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { useChooseCover } from '#api/wardrobe-writes.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { type Hanging, Rail } from '#components/rail.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { maxCoverItems } from '#contract/rules/wardrobes.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { AppError } from '#lib/errors.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './cover-sheet.module.css';

/** Chooses the pieces that hang in front on a wardrobe's rail, up to five, in the order of the taps. */
export function CoverSheet({ wardrobe, onClose }: { wardrobe: Wardrobe; onClose(): void }) {
  const { ownerId: owner, wardrobeId, name, rail, coverItemIds } = wardrobe;
  const [chosen, setChosen] = useState(coverItemIds);
  const [isFull, setFull] = useState(false);
  const [shown, setShown] = useState(cardWindow);
  const navigation = useQuery(itemNavigationQuery(owner, { wardrobeId }));
  const all = navigation.data?.itemIds ?? [];
  // What is chosen already is seen at once, however long the wardrobe is.
  const ids = [...coverItemIds, ...all.filter((id) => !coverItemIds.includes(id))];
  const last = Math.min(shown, ids.length) - 1;
  const { cards, isError, retry } = itemCards.useCards(owner, ids, 0, last);
  const save = useChooseCover({
    onSuccess: onClose,
    onError(error) {
      if (!(error instanceof AppError) || error.kind !== 'not-found') return;
      showToast({
        tone: 'error',
        title: 'The cover was not changed',
        text: 'These pieces hang there no more, or the wardrobe was deleted.',
      });
      onClose();
    },
  });
  const choose = (itemIds: string[]) => save.mutate({ owner, wardrobeId, itemIds });
  const toggle = (itemId: string) => {
    const others = chosen.filter((id) => id !== itemId);
    const isTaken = others.length === chosen.length;
    setFull(isTaken && chosen.length >= maxCoverItems);
    if (!isTaken) setChosen(others);
    else if (chosen.length < maxCoverItems) setChosen([...chosen, itemId]);
  };
  return (
    <Sheet
      title={`Cover of ${name}`}
      onClose={onClose}
      isRoute
      foot={
        <>
          {coverItemIds.length > 0 && !save.isPending && (
            <Button kind="secondary" onClick={() => choose([])}>
              Let Hem choose
            </Button>
          )}
          <Button
            disabled={chosen.join() === coverItemIds.join()}
            busy={save.isPending}
            onClick={() => choose(chosen)}
          >
            Save cover
          </Button>
        </>
      }
    >
      <div className={styles.rail}>
        <Rail hanging={hangingOf(chosen, cards, rail)} size="large" />
      </div>
      <p className={styles.hint} role="status">
        {isFull
          ? 'Five are chosen. Tap one of them to make room.'
          : `${chosen.length} of ${maxCoverItems}. Tap the pieces to hang first, from left to right.`}
      </p>
      {(isError || navigation.isError) && (
        <ErrorCard
          title="Some pieces did not load"
          onRetry={() => (navigation.isError ? void navigation.refetch() : retry())}
        />
      )}
      <ul className={styles.pieces}>
        {ids.slice(0, shown).map((itemId) => {
          const card = cards.get(itemId);
          const position = chosen.indexOf(itemId) + 1;
          return (
            <li key={itemId}>
              <button
                type="button"
                className={styles.piece}
                aria-pressed={position > 0}
                aria-label={card && describeItem(card)}
                disabled={!card?.image}
                onClick={() => toggle(itemId)}
              >
                {card && <ItemPicture image={card.image} alt="" sizes="90px" inset="medium" />}
                {position > 0 && (
                  <span className={styles.position} aria-hidden="true">
                    {position}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {shown < ids.length && <Sentinel onSeen={() => setShown(shown + cardWindow)} />}
    </Sheet>
  );
}

/** The rail as it will be: what is chosen, then what hangs there now. */
function hangingOf(
  chosen: readonly string[],
  cards: ReadonlyMap<string, ItemCard>,
  rail: readonly Hanging[],
): Hanging[] {
  const front = chosen.flatMap((itemId) => {
    const card = cards.get(itemId);
    const there = rail.find((one) => one.itemId === itemId);
    if (card?.image) return [{ itemId, title: itemName(card), image: card.image }];
    return there ? [there] : [];
  });
  const rest = rail.filter(({ itemId }) => !chosen.includes(itemId));
  return [...front, ...rest].slice(0, maxCoverItems);
}

/** Says when the end of what is shown comes into view. */
function Sentinel({ onSeen }: { onSeen(): void }) {
  const mark = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen.current(),
      { rootMargin: '400px' },
    );
    if (mark.current) watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} className={styles.end} />;
}
