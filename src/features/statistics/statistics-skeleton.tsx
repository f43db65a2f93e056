import { Waiting } from '#ui/waiting.tsx';
import columns from './statistics-cards.module.css';
import styles from './statistics-skeleton.module.css';
import { useColumnCount } from './use-column-count.ts';

/** The heights of the cards that stand first, in pixels, by column. */
const shapes = {
  1: [[246, 218, 124]],
  2: [
    [300, 250],
    [490, 170],
  ],
  3: [
    [300, 250],
    [490, 210],
    [246, 200, 240],
  ],
} as const;

/** The large numbers and the first cards in their shapes. */
export function StatisticsSkeleton() {
  const count = useColumnCount();
  return (
    <Waiting label="Loading your statistics">
      <div className={styles.numbers}>
        <i />
        <i />
        <i />
      </div>
      <div className={columns.columns} data-columns={count}>
        {shapes[count].map((column) => (
          <div key={column.join()} className={columns.column}>
            {column.map((height) => (
              <div key={height} className={styles.card} style={{ height }}>
                <b />
                <span />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Waiting>
  );
}
