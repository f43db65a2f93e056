import { ChevronDown } from 'lucide-react';
import type { Statement } from '#contract/schemas/blueprint-results.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { Statements } from './statements.tsx';
import styles from './words-details.module.css';

/** What is said of one value, folded: what it means, what works and what does less so. */
export function WordsDetails({
  words: { title, line, body, works, avoids },
  pieces,
}: {
  words: {
    title: string;
    line: string;
    /** Paragraphs. */
    body: readonly string[];
    works: readonly Statement[];
    avoids: readonly Statement[];
  };
  pieces: readonly ItemCard[];
}) {
  return (
    <details className={styles.words}>
      <summary>
        <span>
          <b>{title}</b> {line}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.inner}>
        <div>
          {body.map((paragraph) => (
            <p key={paragraph} className={styles.body}>
              {paragraph}
            </p>
          ))}
        </div>
        <Statements title="Works for you" isGood statements={works} pieces={pieces} />
        <Statements title="Less so" isGood={false} statements={avoids} pieces={pieces} />
      </div>
    </details>
  );
}
