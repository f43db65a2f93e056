import { ItemPicture } from '#components/item-picture.tsx';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type ListedPiece, type PiecesSheetName, piecesOf } from './pieces-lists.ts';
import styles from './pieces-sheet.module.css';

/** The pieces of a card, each leading to itself. */
export function PiecesSheet({
  name,
  data,
  onClose,
}: {
  name: PiecesSheetName;
  data: WardrobeStatistics;
  onClose(): void;
}) {
  const { title, lists } = piecesOf(name, data);
  return (
    <Sheet title={title} onClose={onClose} isRoute>
      {lists.map(
        ({ heading, pieces }) =>
          pieces.length > 0 && (
            <section key={heading} className={styles.list}>
              {heading && <h3>{heading}</h3>}
              <ul>
                {pieces.map((piece) => (
                  <Row key={piece.item.itemId} piece={piece} />
                ))}
              </ul>
            </section>
          ),
      )}
    </Sheet>
  );
}

function Row({ piece: { item, name, fact, note } }: { piece: ListedPiece }) {
  return (
    <li>
      <Link to={paths.item(item.itemId)} className={styles.row}>
        <span className={styles.picture}>
          <ItemPicture image={item.image} alt="" sizes="48px" inset="small" />
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.note}>{note}</span>
        </span>
        {fact && <span className={styles.fact}>{fact}</span>}
      </Link>
    </li>
  );
}
