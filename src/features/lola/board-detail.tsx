import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Bookmark, BookmarkCheck, Check, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { lolaSwapsQuery, useNoteLolaTaste, useTakeBackLolaNote } from '#api/lola.ts';
import { plansQuery, useDeletePlans, useSavePlan } from '#api/plans.ts';
import { Board } from '#components/board/board.tsx';
import { layOut } from '#components/board/lay-out.ts';
import { layerStyle, ratioOf } from '#components/board/layer-geometry.ts';
import { DayFull } from '#components/day-full.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import { dayWord } from '#components/weather/weather-words.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { showToast } from '#ui/toasts.ts';
import { Waiting } from '#ui/waiting.tsx';
import styles from './board-detail.module.css';
import { discPlaces, pieceAt } from './disc-places.ts';
import { drawnLayers } from './drawn-layers.ts';
import { type BoardWork, boardNow, lolaBoards, noteWork, workOn } from './lola-boards.ts';
import { planSlotOf } from './plan-slot.ts';
import { saveBoard } from './save-board.ts';
import { useSilence } from './use-silence.ts';
import { WhyItWorks } from './why-it-works.tsx';

/** How many others are offered for a piece at once. */
const swapsShown = 6;

/** One board with all that one does with it: lock and swap pieces, wear it, save it, or never see it again. */
export function BoardDetail({
  owner,
  asked,
  board: given,
  boardId,
  cards,
  headline,
  onPassed,
}: {
  owner: string;
  /** What it was suggested for. */
  asked: LolaAsked;
  board: LolaBoard;
  /** Names its work ([Note] in lola-boards). */
  boardId: string;
  cards: ReadonlyMap<string, ItemCard>;
  headline: string;
  onPassed(): void;
}) {
  const { work } = useSnapshot(lolaBoards);
  const done = workOn(work as Record<string, BoardWork>, boardId);
  const { lockedIds } = done;
  const { board, isSaved } = boardNow(given, done);
  const [picked, setPicked] = useState<string | null>(null);
  const [isSwapping, setSwapping] = useState(false);
  const note = useNoteLolaTaste();
  const pieces = board.itemIds.flatMap((id) => cards.get(id) ?? []);
  const layers = layOut(pieces);
  const discs = discPlaces(layers, cards);
  const piece = picked === null ? undefined : cards.get(picked);
  const isLocked = picked !== null && lockedIds.includes(picked);
  const toggleLock = (itemId: string) => {
    const isOn = lockedIds.includes(itemId);
    noteWork(boardId, {
      lockedIds: isOn ? lockedIds.filter((id) => id !== itemId) : [...lockedIds, itemId],
    });
    if (!isOn) note.mutate({ owner, kind: 'locked', itemIds: [itemId] });
  };
  const takeBackNote = useTakeBackLolaNote();
  const isGone = pieces.length < board.itemIds.length;
  // Beside the button: over a sheet a toast would be out of reach.
  const takeBack = useDeletePlans();
  const wear = useSavePlan({ onSuccess: () => hapticPlay('success') });
  const today = todayIs();
  // What was asked for a day to come is planned for it.
  const day = asked.day && asked.day > today ? asked.day : today;
  const isLater = day !== today;
  const plans = useQuery(plansQuery(owner, day, day));
  const pieceIds = pieces.map(({ itemId }) => itemId);
  const isThis = (itemIds: readonly string[]) =>
    itemIds.length === pieceIds.length && itemIds.every((id) => pieceIds.includes(id));
  // By the day's plans, so that it is worn once after a reload, and on another device, too.
  const worn = plans.data?.plans.find(
    (plan) =>
      plan.day === day &&
      plan.isWorn === !isLater &&
      (!isLater || plan.slot === planSlotOf(asked.occasion)) &&
      isThis(plan.itemIds),
  );
  return (
    <section className={styles.around} aria-label={headline}>
      <div className={styles.detail}>
        <div className={styles.card}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: each piece has a button of its own */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: each piece has a button of its own */}
          <div
            className={styles.board}
            onClick={({ target, currentTarget, clientX, clientY }) => {
              if ((target as Element).closest('button')) return;
              const box = currentTarget.getBoundingClientRect();
              const at = {
                x: (clientX - box.left) / box.width,
                y: (clientY - box.top) / box.height,
              };
              setPicked(pieceAt(at, layers, cards));
              setSwapping(false);
            }}
          >
            <Board background="paper" layers={drawnLayers(layers, cards)} widthPx={472} isEager />
            <ul className={styles.pieces} aria-label="Pieces">
              {layers.map(({ itemId, ...place }) => {
                const card = cards.get(itemId!)!;
                const isOn = lockedIds.includes(itemId!);
                const { x, y } = discs.get(itemId!)!;
                return (
                  <li key={itemId}>
                    {picked === itemId && (
                      <span
                        className={styles.outline}
                        style={layerStyle(place, ratioOf(card.image))}
                      />
                    )}
                    <button
                      type="button"
                      className={styles.piece}
                      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                      aria-pressed={picked === itemId}
                      aria-label={`${itemName(card)}${isOn ? ', locked' : ''}`}
                      onClick={() => {
                        setPicked(picked === itemId ? null : itemId);
                        setSwapping(false);
                      }}
                    >
                      <span className={classes(styles.disc, isOn && styles.locked)}>
                        {isOn ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
          {piece && (
            <fieldset className={styles.pill} aria-label={itemName(piece)}>
              <span className={styles.pillName}>{itemName(piece)}</span>
              <button
                type="button"
                aria-pressed={isLocked}
                onClick={() => toggleLock(piece.itemId)}
              >
                {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
                {isLocked ? 'Unlock' : 'Lock'}
              </button>
              {!isLocked && (
                <button
                  type="button"
                  aria-expanded={isSwapping}
                  onClick={() => setSwapping(!isSwapping)}
                >
                  <ArrowLeftRight aria-hidden="true" />
                  Swap
                </button>
              )}
            </fieldset>
          )}
          {piece && isSwapping && !isLocked && (
            <Swaps
              key={piece.itemId}
              owner={owner}
              asked={asked}
              board={board}
              piece={piece}
              lockedIds={lockedIds}
              onSwap={(next, swapped) => {
                noteWork(boardId, { now: next, cards: [...done.cards, swapped], isSaved: false });
                note.mutate({ owner, kind: 'swapped-out', itemIds: [piece.itemId] });
                note.mutate({ owner, kind: 'swapped-in', itemIds: [swapped.itemId] });
                setPicked(swapped.itemId);
                setSwapping(false);
              }}
            />
          )}
        </div>
        <div className={styles.beside}>
          <WhyItWorks reasons={board.reasons} />
          {isGone && (
            <p className={styles.gone}>{goneWords(board.itemIds.length - pieces.length)}</p>
          )}
        </div>
        <div className={styles.actions}>
          <DayFull error={wear.error} />
          {!isGone && (
            <Button
              kind={worn ? 'secondary' : 'primary'}
              icon={<Check aria-hidden="true" />}
              busy={wear.isPending || plans.isFetching}
              // A second tap wears nothing, and takes nothing back.
              disabled={worn !== undefined}
              onClick={() =>
                wear.mutate({
                  owner,
                  changes: { day, slot: planSlotOf(asked.occasion), itemIds: pieceIds },
                  isWorn: !isLater,
                })
              }
            >
              {isLater
                ? `${worn ? 'Planned' : 'Plan'} for ${dayWord(day, today)}`
                : worn
                  ? 'Worn today'
                  : 'Wear today'}
            </Button>
          )}
          {!isGone && (
            <Button
              kind="secondary"
              icon={
                isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />
              }
              disabled={isSaved}
              onClick={() => {
                noteWork(boardId, { isSaved: true });
                void saveBoard(asked.occasion, layers, pieces);
              }}
            >
              {isSaved ? 'Saved' : 'Save outfit'}
            </Button>
          )}
          {worn && !isGone && (
            <Button
              kind="quiet"
              busy={takeBack.isPending || plans.isFetching}
              onClick={() => takeBack.mutate({ owner, planIds: [worn.planId] })}
            >
              {isLater ? 'Take off the plan' : 'Not worn after all'}
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              note.mutate({ owner, kind: 'not-for-me', itemIds: board.itemIds });
              noteWork(boardId, { isPassed: true });
              showToast({
                title: 'Not this one again',
                action: {
                  label: 'Undo',
                  onPress() {
                    takeBackNote.mutate({ owner, kind: 'not-for-me', itemIds: board.itemIds });
                    noteWork(boardId, { isPassed: false });
                  },
                },
              });
              onPassed();
            }}
          >
            Not for me
          </Button>
        </div>
      </div>
    </section>
  );
}

const goneWords = (count: number): string =>
  `${count === 1 ? 'One piece' : `${count} pieces`} of this outfit ${count === 1 ? 'is' : 'are'} gone.`;

/** Others for one piece; the rest stays. */
function Swaps({
  owner,
  asked,
  board,
  piece,
  lockedIds,
  onSwap,
}: {
  owner: string;
  asked: LolaAsked;
  board: LolaBoard;
  piece: ItemCard;
  lockedIds: readonly string[];
  onSwap(board: LolaBoard, card: ItemCard): void;
}) {
  const silence = useSilence();
  const { data, isError, refetch } = useQuery(
    lolaSwapsQuery(owner, {
      asked: { ...asked, lockedIds: lockedIds.slice(0, 12) },
      itemIds: board.itemIds,
      itemId: piece.itemId,
      today: todayIs(),
    }),
  );
  if (isError && !data) {
    return <ErrorCard title={silence} text="" onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Waiting label="Looking for others" className={styles.wait}>
        <Stitches count={7} busy />
      </Waiting>
    );
  }
  const found = new Map(data.items.map((card) => [card.itemId, card]));
  return (
    <div className={styles.swaps}>
      <p className={styles.swapHead}>
        <strong>Swap {itemName(piece)}</strong>
        <span>The rest stays</span>
      </p>
      {data.swaps.length === 0 ? (
        <p className={styles.none}>Nothing else of yours fits here.</p>
      ) : (
        <ul>
          {data.swaps.slice(0, swapsShown).flatMap(({ itemId, board: next }) => {
            const card = found.get(itemId);
            if (!card) return [];
            return (
              <li key={itemId}>
                <button type="button" onClick={() => onSwap(next, card)}>
                  <span className={styles.swapPicture}>
                    <ItemPicture image={card.image} alt="" sizes="110px" inset="small" />
                  </span>
                  <span className={styles.swapName} dir="auto">
                    {itemName(card)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
