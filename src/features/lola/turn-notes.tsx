import { itemName } from '#contract/rules/item-name.ts';
import { maxTripDays, type StylistRule } from '#contract/rules/stylist.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaTurn } from '#contract/schemas/lola.ts';
import { Button } from '#ui/button.tsx';
import { obstacleWords, ruleWords } from './lola-words.ts';
import styles from './turn-view.module.css';
import { WayToColors } from './way-to-colors.tsx';
import { useUnsorted, WayToPieces } from './way-to-pieces.tsx';

/** The notes on what was not understood, what is missing, and which rules speak against what was asked. */
export function TurnNotes({
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
  const { asked, boards, obstacles, conflicts, missing, notUnderstood, lacksColors, isTripCut } =
    turn;
  const waive = (rule: StylistRule) => onAsk({ ...asked, waived: [...asked.waived, rule] });
  const isNew = obstacles.some(({ owned }) => owned === 0);
  return (
    <>
      {notUnderstood.length > 0 && (
        <p className={styles.note} dir="auto">
          I did not catch {notUnderstood.map((one) => `“${one}”`).join(', ')}.
        </p>
      )}
      {isTripCut && <p className={styles.note}>I pack for {maxTripDays} days at most.</p>}
      {lacksColors && <WayToColors />}
      {missing.length > 0 && (
        <p className={styles.note} dir="auto">
          You do not seem to own: {missing.join(', ')}.
        </p>
      )}
      {conflicts.map(({ rule, itemId, words }) => {
        const card = itemId === null ? undefined : cards.get(itemId);
        return (
          <p key={`${rule} ${itemId}`} className={styles.note} dir="auto">
            {card ? itemName(card) : 'A piece'} {words}.
          </p>
        );
      })}
      <Obstacles obstacles={obstacles} isLast={isLast} />
      {isLast && (
        <div className={styles.ways}>
          {boards.length === 0 &&
            waivable(turn).map((rule) => (
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

/**
 * Why there is no outfit. Of what is not owned nothing is said where pieces have no category yet: they may be just that,
 * and the way to say so stands below.
 */
function Obstacles({ obstacles, isLast }: Pick<LolaTurn, 'obstacles'> & { isLast: boolean }) {
  const isUnsorted = useUnsorted() > 0 && isLast;
  return obstacles
    .filter(({ owned }) => owned > 0 || !isUnsorted)
    .map((one) => (
      <p key={one.slot} className={styles.note}>
        {obstacleWords(one)}
      </p>
    ));
}

/** The rules without which there would be an answer. */
function waivable({ asked, conflicts, obstacles }: LolaTurn): StylistRule[] {
  // Without a top or a bottom neither helps.
  const isWorthIt = obstacles.every(({ slot }) => slot === 'shoes' || slot === 'outer');
  const ofSlots = (['slots', 'outer-layer'] as const).filter(
    (rule) =>
      isWorthIt && obstacles.some(({ slot }) => slot === (rule === 'slots' ? 'shoes' : 'outer')),
  );
  const rules = new Set([...conflicts.map(({ rule }) => rule), ...ofSlots]);
  return [...rules].filter((rule) => !asked.waived.includes(rule));
}
