import { ArrowLeftRight, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LolaAsked, LolaTurn } from '#contract/schemas/lola.ts';
import { type AskedChip, untoldCorrections } from './asked-chips.ts';
import styles from './understood.module.css';

/**
 * What was understood so far, as chips: a tap takes one away. One that is not sure stands dashed, and the first tap turns
 * it round.
 */
export function Understood({
  chips,
  corrections = [],
  isBusy,
  weather,
  onAsk,
  onAnew,
}: {
  chips: readonly AskedChip[];
  corrections: LolaTurn['corrections'];
  isBusy: boolean;
  /** The chip of the weather that was dressed for. */
  weather: ReactNode;
  onAsk(asked: LolaAsked): void;
  /** Begins a question that nothing was said of yet. */
  onAnew(): void;
}) {
  return (
    <div className={styles.understood}>
      {chips.length > 0 && (
        <div className={styles.head}>
          <span>Understood so far</span>
          <button type="button" onClick={onAnew}>
            <RotateCcw aria-hidden="true" />
            New question
          </button>
        </div>
      )}
      {(chips.length > 0 || weather) && (
        <ul className={styles.chips} aria-label="What Lola understood">
          {chips.map((chip, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
            <li key={`${chip.words} ${at}`}>
              <UnderstoodChip chip={chip} isBusy={isBusy} onAsk={onAsk} />
            </li>
          ))}
          {weather && <li>{weather}</li>}
        </ul>
      )}
      {untoldCorrections(corrections, chips).map(({ typed, meant }) => (
        <p key={typed} className={styles.read} dir="auto">
          Read “{typed}” as {meant}.
        </p>
      ))}
    </div>
  );
}

function UnderstoodChip({
  chip: { words, without, turned },
  isBusy,
  onAsk,
}: {
  chip: AskedChip;
  isBusy: boolean;
  onAsk(asked: LolaAsked): void;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-doubtful={turned && ''}
      aria-disabled={isBusy || undefined}
      aria-label={turned ? `${words} Turn round: ${turned.words}` : `Take away: ${words}`}
      onClick={() => !isBusy && onAsk(turned?.asked ?? without)}
    >
      <span>
        <span dir="auto">{words}</span>
        {turned ? <ArrowLeftRight aria-hidden="true" /> : <X aria-hidden="true" />}
      </span>
    </button>
  );
}
