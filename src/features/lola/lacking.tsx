import type { LolaBoard } from '#contract/schemas/lola.ts';
import styles from './lacking.module.css';
import { lackWords } from './lola-words.ts';

/** What a board lacks that was asked for; the dot is on the piece that is nearest to it, too. */
export const Lacking = ({ lacks }: { lacks: NonNullable<LolaBoard['lacks']> }) => (
  <ul className={styles.lacking}>
    {lacks.map(({ words, itemId }) => (
      <li key={words}>
        <i className={styles.dot} />
        <span dir="auto">
          <strong>
            {lackWords(words)}
            {itemId ? ';' : '.'}
          </strong>
          {itemId && <span> this is the nearest you own.</span>}
        </span>
      </li>
    ))}
  </ul>
);
