import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CalendarClock,
  Heart,
  type LucideIcon,
  Scissors,
  Tag,
} from 'lucide-react';
import { Button } from '#ui/button.tsx';
import styles from './keep-answers.module.css';
import type { KeepAnswer } from './keep-walk.ts';

/** The answers to a piece as buttons, each with its key; what cannot be answered for the piece says so when pressed. */
export function KeepAnswers({
  season,
  hasRepair,
  mayRepair,
  leaning,
  onAnswer,
  onAway,
}: {
  season: string;
  /** Whether there are repairs at all. */
  hasRepair: boolean;
  /** Whether this piece can be sent. */
  mayRepair: boolean;
  /** The answer that its card is drawn to. */
  leaning: KeepAnswer | null;
  onAnswer(answer: KeepAnswer): void;
  onAway(): void;
}) {
  return (
    <div className={styles.answers}>
      <div className={styles.row}>
        <Answer
          label="Sell"
          icon={Tag}
          arrow={ArrowLeft}
          isLit={leaning === 'sell'}
          onPress={() => onAnswer('sell')}
        />
        {hasRepair && (
          <Answer
            label="Repair"
            icon={Scissors}
            arrow={ArrowUp}
            isLit={leaning === 'repair'}
            isOff={!mayRepair}
            onPress={() => (mayRepair ? onAnswer('repair') : onAway())}
          />
        )}
        <Answer
          label="Keep"
          icon={Heart}
          arrow={ArrowRight}
          isLit={leaning === 'kept'}
          onPress={() => onAnswer('kept')}
        />
      </div>
      <Button
        kind="quiet"
        size="small"
        icon={<CalendarClock aria-hidden="true" />}
        onClick={({ detail }) => detail < 2 && onAnswer('later')}
      >
        {`Ask me again in ${season}`}
      </Button>
    </div>
  );
}

function Answer({
  label,
  icon: Icon,
  arrow: Arrow,
  isLit,
  isOff = false,
  onPress,
}: {
  label: string;
  icon: LucideIcon;
  arrow: LucideIcon;
  isLit: boolean;
  isOff?: boolean;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      className={styles.answer}
      data-lit={isLit || undefined}
      aria-disabled={isOff || undefined}
      // The second tap of two would answer for the next piece, which nobody has seen.
      onClick={({ detail }) => detail < 2 && onPress()}
    >
      <span className={styles.pill}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.label}>
        <Arrow aria-hidden="true" />
        {label}
      </span>
    </button>
  );
}
