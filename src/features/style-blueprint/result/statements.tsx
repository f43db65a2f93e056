import { Check, Minus } from 'lucide-react';
import { ItemPicture } from '#components/item-picture.tsx';
import type { Statement } from '#contract/schemas/blueprint-results.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './statements.module.css';

/** What works, or what does not, each with the owner's pieces that it points at. */
export function Statements({
  title,
  isGood,
  statements,
  pieces,
}: {
  title: string;
  isGood: boolean;
  statements: readonly Statement[];
  pieces: readonly ItemCard[];
}) {
  if (statements.length === 0) return null;
  const Icon = isGood ? Check : Minus;
  return (
    <section className={styles.statements} data-good={isGood || undefined}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {statements.map((statement) => (
          <li key={statement.title}>
            <Icon aria-hidden="true" />
            <div>
              <p className={statement.why ? styles.name : undefined}>{statement.title}</p>
              {statement.why && <p className={styles.why}>{statement.why}</p>}
              <PieceLinks
                pieces={pieces.filter(({ itemId }) => statement.itemIds.includes(itemId))}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Small pictures of pieces, each the way to its own page. */
export function PieceLinks({ pieces }: { pieces: readonly ItemCard[] }) {
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.pieces}>
      {pieces.map((piece) => (
        <li key={piece.itemId}>
          <Link to={paths.item(piece.itemId)} aria-label={piece.title} title={piece.title}>
            <ItemPicture image={piece.image} alt="" sizes="60px" inset="small" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
