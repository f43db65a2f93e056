import { ChevronRight } from 'lucide-react';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type ListedValue, type ValuesSheetName, valuesOf } from './values-lists.ts';
import styles from './values-sheet.module.css';

/** Every value that a card counts, each leading to its pieces. */
export function ValuesSheet({
  name,
  data,
  wardrobeId,
  onClose,
}: {
  name: ValuesSheetName;
  data: WardrobeStatistics;
  wardrobeId: string | undefined;
  onClose(): void;
}) {
  const { title, rows, rest } = valuesOf(name, data, wardrobeId);
  return (
    <Sheet title={title} onClose={onClose} isRoute>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.to} row={row} />
        ))}
      </ul>
      {rest && <p className={styles.rest}>{rest}</p>}
    </Sheet>
  );
}

function Row({ row: { name, note, fact, to } }: { row: ListedValue }) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.fact}>{fact}</span>
        <ChevronRight className={styles.way} aria-hidden="true" />
      </Link>
    </li>
  );
}
