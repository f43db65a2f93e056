import { Check, ChevronRight, Clock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { analysisTypes } from '#contract/rules/blueprint.ts';
import { Link } from '#ui/link.tsx';
import { fromRoom } from '../use-quiz-steps.ts';
import styles from './analysis-row.module.css';
import type { Progress } from './analysis-words.ts';

/** One of the analyses: how far it is, and the way into it or to its result. */
export function AnalysisRow({
  progress: { analysis, isDone, isPending, words, stitches, sewn },
  to,
  picture,
}: {
  progress: Progress;
  to: string;
  picture: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <Link to={to} state={fromRoom} className={styles.link} data-done={isDone || undefined}>
        <span className={styles.picture} data-analysis={analysis} aria-hidden="true">
          {picture}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{analysisTypes[analysis]}</span>
          <span className={styles.state}>{words}</span>
          <span
            className={styles.stitches}
            style={{ '--stitches': stitches } as CSSProperties}
            aria-hidden="true"
          >
            {Array.from({ length: stitches }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
              <i key={at} data-sewn={at < sewn || undefined} />
            ))}
          </span>
        </span>
        <span className={styles.mark}>
          {isDone ? (
            <>
              {isPending ? (
                <Clock aria-hidden="true" data-pending="" />
              ) : (
                <Check aria-hidden="true" />
              )}
              <span className="visually-hidden">{isPending ? 'Pending' : 'Done'}</span>
            </>
          ) : (
            <ChevronRight aria-hidden="true" />
          )}
        </span>
      </Link>
    </li>
  );
}
