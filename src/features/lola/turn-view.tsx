import { forecastWords } from '#components/weather/weather-words.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaTurn } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import type { DegreeUnit } from '#lib/degrees.ts';
import { classes } from '#ui/classes.ts';
import { askedChips } from './asked-chips.ts';
import { BoardCard } from './board-card.tsx';
import { ForecastChip, isForetold } from './forecast-chip.tsx';
import { boardKey, boardNow, useBoardWork, workOn } from './lola-boards.ts';
import { NeedCard } from './need-card.tsx';
import { askedWithout, chosenAsked, locksOf, nextAsked, shuffledAsked } from './next-asked.ts';
import { TripPacking } from './trip-packing.tsx';
import { occasionOf, savedTitle, tripWords } from './trip-words.ts';
import { TurnNotes } from './turn-notes.tsx';
import styles from './turn-view.module.css';
import { Understood } from './understood.tsx';
import { turnHeadingId } from './use-way-to-turn.ts';
import { WhichCard } from './which-card.tsx';
import type { AskedWhich } from './which-of.ts';

/** A question and its answer: the last one with its boards, an earlier one as a strip that brings them back. */
export function TurnView({
  owner,
  turn,
  cards,
  isLast,
  isOver,
  isBusy,
  isWide,
  unit,
  which,
  selected,
  onOpen,
  onAsk,
  onAnew,
  onPlace,
}: {
  owner: string;
  turn: LolaTurn;
  cards: ReadonlyMap<string, ItemCard>;
  isLast: boolean;
  /** Whether the next words begin a new question: what was understood is over. */
  isOver: boolean;
  isBusy: boolean;
  isWide: boolean;
  /** The unit of warmth. */
  unit: DegreeUnit;
  /** The pieces of which one is meant; null where nothing is asked back. */
  which: AskedWhich | null;
  /** The board that stands large beside the conversation. */
  selected: string | null;
  onOpen(key: string): void;
  onAsk(asked: LolaAsked): void;
  onAnew(): void;
  /** Opens the choice of a place. */
  onPlace(): void;
}) {
  const work = useBoardWork();
  const boards = turn.boards
    .map((given, index) => {
      const key = boardKey(turn.turnId, index);
      const done = workOn(work, key);
      return { key, done, at: index, ...boardNow(given, done) };
    })
    .filter(({ isPassed, board }) => !isPassed && board.itemIds.some((id) => cards.has(id)));
  const next = nextAsked(turn, work);
  const isOnBoard = (itemId: string) => boards.some(({ board }) => board.itemIds.includes(itemId));
  const asksAbout = turn.asksAbout && isOnBoard(turn.asksAbout.itemId) ? turn.asksAbout : undefined;
  return (
    <article className={styles.turn}>
      {turn.text && (
        <p className={styles.mine} dir="auto">
          {turn.text}
        </p>
      )}
      {isLast && (
        <Understood
          chips={isOver ? [] : askedChips(next, cards, turn.corrections)}
          corrections={turn.corrections}
          isBusy={isBusy}
          weather={
            !isOver &&
            turn.forecast &&
            isForetold(turn.forecast) && (
              <ForecastChip
                forecast={turn.forecast}
                unit={unit}
                onPlace={onPlace}
                onTakeAway={() => onAsk({ ...next, usesForecast: false })}
              />
            )
          }
          onAsk={onAsk}
          onAnew={onAnew}
        />
      )}
      {isLast && which && (
        <WhichCard
          owner={owner}
          {...which}
          cards={cards}
          isBusy={isBusy}
          onChoose={(itemId) =>
            onAsk(chosenAsked(turn.asked, which.which, itemId, boards[0]?.board.itemIds ?? []))
          }
        />
      )}
      <h2
        id={turnHeadingId(turn.turnId)}
        tabIndex={-1}
        className={isLast ? styles.headline : styles.earlier}
      >
        {turn.headline}
      </h2>
      {turn.forecast && !(isLast && isForetold(turn.forecast)) && (
        <p className={styles.note}>{forecastWords(turn.forecast, todayIs(), unit)}</p>
      )}
      <TurnNotes turn={turn} cards={cards} isLast={isLast} onAsk={onAsk} />
      {boards.length === 0 && turn.boards.length > 0 && (
        <p className={styles.note}>You passed on all of these.</p>
      )}
      {boards.length > 0 && (
        <ul className={classes(styles.boards, !isLast && styles.strip)}>
          {boards.map(({ key, board, done, at, isSaved }) => (
            <BoardCard
              key={key}
              owner={owner}
              boardId={key}
              title={savedTitle(turn, at)}
              board={board}
              cards={cards}
              occasion={occasionOf(turn, at)}
              isLarge={isLast}
              isChosen={isWide && key === selected}
              isSaved={isSaved}
              onOpen={() => onOpen(key)}
              onShuffle={
                turn.tripDays
                  ? null
                  : () => onAsk(shuffledAsked(turn.asked, locksOf(turn.asked, board.itemIds, done)))
              }
              words={turn.tripDays && tripWords(turn.tripDays, at, unit)}
            />
          ))}
        </ul>
      )}
      {isLast && (
        <NeedCard
          owner={owner}
          asksAbout={asksAbout}
          cards={cards}
          isBusy={isBusy}
          onWithout={(card) => onAsk(askedWithout(next, card.itemId, itemName(card)))}
        />
      )}
      {isLast && turn.tripDays && boards.length > 0 && (
        <TripPacking
          owner={owner}
          days={turn.tripDays}
          boards={turn.boards.map(
            (given, at) => boards.find((one) => one.at === at)?.board ?? given,
          )}
          cards={cards}
        />
      )}
    </article>
  );
}
