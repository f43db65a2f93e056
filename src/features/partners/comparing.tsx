import type { ReactNode } from 'react';
import type { Comparison } from '#contract/schemas/partner-products.ts';
import { Waiting } from '#ui/waiting.tsx';
import type { Asked } from './asked-thing.ts';
import { NearestPieces } from './nearest-pieces.tsx';
import styles from './own-this.module.css';
import { GoesWithCard, WorthCard } from './own-this-cards.tsx';
import type { Thing } from './thing.ts';
import { ThingCard } from './thing-card.tsx';

/** Something beside one's own pieces; the children are what one can make of it. */
export function Comparing({
  owner,
  asked,
  thing,
  comparison,
  isLooking = false,
  onCorrect,
  children,
}: {
  owner: string;
  asked: Asked;
  thing: Thing;
  comparison: Comparison;
  /** Whether its picture is still looked at, and nothing is known to compare. */
  isLooking?: boolean;
  /** Present where its kind, color and price can be said otherwise. */
  onCorrect?(): void;
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.columns}>
        <ThingCard thing={thing} comparison={comparison} {...(onCorrect && { onCorrect })} />
        {isLooking ? (
          <ComparingWaits label="Looking what it is" />
        ) : (
          <div className={styles.rest}>
            <NearestPieces thing={thing} comparison={comparison} />
            <GoesWithCard owner={owner} asked={asked} goesWith={comparison.goesWith} />
            <WorthCard comparison={comparison} />
          </div>
        )}
      </div>
      {children}
    </>
  );
}

/** Stands in for it, or with other words for what stands beside it. */
export const ComparingWaits = ({ label }: { label?: string }) => (
  <Waiting label={label ?? 'Comparing with your pieces'} className={styles.waiting}>
    {!label && <div className={styles.waitingThing} />}
    <div className={styles.waitingRow}>
      <div />
      <div />
      <div />
    </div>
    <div className={styles.waitingCard} />
    <div className={styles.waitingCard} />
  </Waiting>
);
