import { AnimatePresence, domMax, LazyMotion } from 'framer-motion';
import type { UnwornPiece } from '#contract/schemas/unworn.ts';
import { DrawnCard } from './drawn-card.tsx';
import styles from './keep-deck.module.css';
import type { KeepAnswer, KeepWalk } from './keep-walk.ts';
import { UnwornCard } from './unworn-card.tsx';

/** The cards: the one that is asked about, to be drawn, and under it those that come. */
export function KeepDeck({
  piece,
  next,
  last,
  mayRepair,
  onLean,
  onAnswer,
}: {
  piece: UnwornPiece;
  /** The piece after it; its picture is read ahead. */
  next: UnwornPiece | undefined;
  last: KeepWalk['last'];
  mayRepair: boolean;
  /** Tells which answer the card is drawn to, far enough; null once it is not. */
  onLean(answer: KeepAnswer | null): void;
  onAnswer(answer: KeepAnswer): void;
}) {
  return (
    <LazyMotion features={domMax}>
      <div className={styles.deck}>
        {next && (
          <div key={next.item.itemId} className={styles.next} aria-hidden="true" inert>
            <UnwornCard piece={next} />
          </div>
        )}
        <AnimatePresence initial={false} custom={last}>
          <DrawnCard
            key={piece.item.itemId}
            last={last}
            mayRepair={mayRepair}
            onLean={onLean}
            onAnswer={onAnswer}
          >
            <UnwornCard piece={piece} />
          </DrawnCard>
        </AnimatePresence>
      </div>
    </LazyMotion>
  );
}
