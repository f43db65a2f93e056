import { Sparkles } from 'lucide-react';
import { Board } from '#components/board/board.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import { availabilityRules } from '#contract/rules/availability.ts';
import type { BoardBackground } from '#contract/rules/collage.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';
import { paths } from '#lib/paths.ts';
import { timesWords } from '#lib/times-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './styling-board.module.css';

/** The board that a friend laid, what is on it, and the way to Lola with what of it is ready. */
export function StylingBoard({
  background,
  layers,
  pieces,
  wornTogether,
}: {
  background: BoardBackground;
  layers: readonly DrawnLayer[];
  pieces: readonly ItemCard[];
  /** How often all of it was worn together; null where that is not known. */
  wornTogether: number | null;
}) {
  const ready = pieces.filter(({ availability }) => availabilityRules[availability].isOffered);
  return (
    <section className={styles.card} aria-label="The outfit">
      <div className={styles.board}>
        <Board background={background} layers={layers} widthPx={440} isEager />
      </div>
      <ul className="visually-hidden" aria-label="Pieces">
        {pieces.map((card) => (
          <li key={card.itemId}>{itemName(card)}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.words}>
          <strong>{piecesOf(pieces.length)} you own</strong>
          {wornTogether !== null && (
            <span>
              {wornTogether === 0
                ? 'Never worn together'
                : `Worn together ${timesWords(wornTogether)}`}
            </span>
          )}
        </span>
        {ready.length > 0 && (
          <ButtonLink
            kind="quiet"
            size="small"
            icon={<Sparkles aria-hidden="true" />}
            label="Ask Lola to finish it"
            to={paths.askLola(ready.map(({ itemId }) => itemId).join(','))}
          >
            Ask Lola to finish it
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
