import { useSnapshot } from 'valtio';
import { itemName } from '#contract/rules/item-name.ts';
import type { StylistRule } from '#contract/rules/stylist.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaTurn } from '#contract/schemas/lola.ts';
import type { DegreeUnit } from '#lib/degrees.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { BoardCard } from './board-card.tsx';
import { ForecastChip } from './forecast-chip.tsx';
import { type BoardWork, boardKey, boardNow, lolaBoards, noteWork, workOn } from './lola-boards.ts';
import { obstacleWords, ruleWords } from './lola-words.ts';
import { TripPacking } from './trip-packing.tsx';
import { occasionOf, tripWords } from './trip-words.ts';
import styles from './turn-view.module.css';
import { WayToColors } from './way-to-colors.tsx';
import { WayToPieces } from './way-to-pieces.tsx';

/** A question and its answer: the last one with its boards, an earlier one as a strip that brings them back. */
export function TurnView({
  owner,
  turn,
  cards,
  isLast,
  isWide,
  unit,
  selected,
  onOpen,
  onAsk,
  onPlace,
  onShuffle,
}: {
  owner: string;
  turn: LolaTurn;
  cards: ReadonlyMap<string, ItemCard>;
  isLast: boolean;
  isWide: boolean;
  /** The unit of warmth. */
  unit: DegreeUnit;
  /** The board that stands large beside the conversation. */
  selected: string | null;
  onOpen(key: string): void;
  onAsk(asked: LolaAsked): void;
  /** Opens the choice of a place. */
  onPlace(): void;
  onShuffle(lockedIds: string[]): void;
}) {
  const { work } = useSnapshot(lolaBoards);
  const boards = turn.boards
    .map((given, index) => {
      const key = boardKey(turn.turnId, index);
      const done = workOn(work as Record<string, BoardWork>, key);
      return { key, done, at: index, ...boardNow(given, done) };
    })
    .filter(({ isPassed, board }) => !isPassed && board.itemIds.some((id) => cards.has(id)));
  return (
    <article className={styles.turn}>
      {turn.text && (
        <p className={styles.mine} dir="auto">
          {turn.text}
        </p>
      )}
      <h2 className={isLast ? styles.headline : styles.earlier}>{turn.headline}</h2>
      {turn.forecast && (
        <ForecastChip
          forecast={turn.forecast}
          unit={unit}
          isLast={isLast}
          onPlace={onPlace}
          onTakeAway={() => onAsk({ ...turn.asked, usesForecast: false })}
        />
      )}
      <Notes turn={turn} cards={cards} isLast={isLast} onAsk={onAsk} />
      {boards.length === 0 && turn.boards.length > 0 && (
        <p className={styles.note}>You passed on all of these.</p>
      )}
      {boards.length > 0 && (
        <ul className={classes(styles.boards, !isLast && styles.strip)}>
          {boards.map(({ key, board, done, at, isSaved }) => (
            <BoardCard
              key={key}
              board={board}
              cards={cards}
              occasion={occasionOf(turn, at)}
              isLarge={isLast}
              isChosen={isWide && key === selected}
              isSaved={isSaved}
              onOpen={() => onOpen(key)}
              onSaved={() => noteWork(key, { isSaved: true })}
              onShuffle={turn.tripDays ? null : () => onShuffle(done.lockedIds)}
              words={turn.tripDays && tripWords(turn.tripDays, at, unit)}
            />
          ))}
        </ul>
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

/** The notes on what was not understood, what is missing, and which rules speak against what was asked. */
function Notes({
  turn,
  cards,
  isLast,
  onAsk,
}: {
  turn: LolaTurn;
  cards: ReadonlyMap<string, ItemCard>;
  isLast: boolean;
  onAsk(asked: LolaAsked): void;
}) {
  const { asked, obstacles, conflicts, missing, notUnderstood, lacksColors } = turn;
  const waive = (rule: StylistRule) => onAsk({ ...asked, waived: [...asked.waived, rule] });
  const rules = [...new Set(conflicts.map(({ rule }) => rule))];
  const isNew = obstacles.some(({ owned }) => owned === 0);
  // Without a top or a bottom neither helps.
  const isWorthIt = obstacles.every(({ slot }) => slot === 'shoes' || slot === 'outer');
  const canWaive = (['slots', 'outer-layer'] as const).filter(
    (rule) =>
      isWorthIt && obstacles.some(({ slot }) => slot === (rule === 'slots' ? 'shoes' : 'outer')),
  );
  return (
    <>
      {notUnderstood.length > 0 && (
        <p className={styles.note} dir="auto">
          I did not understand: {notUnderstood.map((one) => `“${one}”`).join(', ')}.
        </p>
      )}
      {lacksColors && <WayToColors />}
      {missing.length > 0 && (
        <p className={styles.note} dir="auto">
          You do not seem to own: {missing.join(', ')}.
        </p>
      )}
      {conflicts.map(({ rule, itemId, words }) => {
        const card = itemId === null ? undefined : cards.get(itemId);
        return (
          <p key={`${rule} ${itemId}`} className={styles.note}>
            {card ? itemName(card) : 'A piece'} {words}.
          </p>
        );
      })}
      {obstacles.map((one) => (
        <p key={one.slot} className={styles.note}>
          {obstacleWords(one)}
        </p>
      ))}
      {isLast && (
        <div className={styles.ways}>
          {rules.map((rule) => (
            <Button key={rule} kind="secondary" size="small" onClick={() => waive(rule)}>
              This once, without {ruleWords[rule]}
            </Button>
          ))}
          {canWaive
            .filter((rule) => !asked.waived.includes(rule))
            .map((rule) => (
              <Button key={rule} kind="secondary" size="small" onClick={() => waive(rule)}>
                This once, without {ruleWords[rule]}
              </Button>
            ))}
          {isNew && <WayToPieces size="small" />}
        </div>
      )}
    </>
  );
}
