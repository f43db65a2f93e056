import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import styles from './stat-card.module.css';

/** The way from a card to what it counts. */
export type CardWay = { label: string } & (
  | { to: string; onOpen?: never }
  | { to?: never; onOpen(): void }
);

/** A picture's numbers, for those who cannot see it. */
export interface CardTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A card of the statistics: a sentence, the picture that shows it, and its numbers as a table for readers. */
export function StatCard({
  title,
  sub,
  note,
  way,
  all,
  table,
  children,
}: {
  title: string;
  /** The line under the sentence: what the picture shows. */
  sub?: string;
  /** The line under the picture. */
  note?: string | undefined;
  way?: CardWay | undefined;
  /** The way to all that the picture has no room for. */
  all?: { label: string; onOpen(): void } | undefined;
  table?: CardTable;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id} data-card="">
      <div className={styles.head}>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {way && <Way {...way} />}
      </div>
      {sub && <p className={styles.sub}>{sub}</p>}
      {children && <div className={styles.picture}>{children}</div>}
      {note && <p className={styles.note}>{note}</p>}
      {all && (
        <div className={styles.all}>
          <Button kind="quiet" size="small" onClick={all.onOpen}>
            {all.label}
          </Button>
        </div>
      )}
      {table && table.rows.length > 0 && <ReaderTable {...table} />}
    </article>
  );
}

function Way({ label, to, onOpen }: CardWay) {
  const icon = <ChevronRight aria-hidden="true" />;
  return (
    <span className={styles.way}>
      {to === undefined ? (
        <IconButton label={label} onClick={onOpen}>
          {icon}
        </IconButton>
      ) : (
        <IconLink label={label} to={to}>
          {icon}
        </IconLink>
      )}
    </span>
  );
}

function ReaderTable({ caption, columns, rows }: CardTable) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
