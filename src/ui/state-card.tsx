import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import paper from './pattern-paper.module.css';
import styles from './state-card.module.css';

/** A failure, in the place of what failed, with a button to try again. */
export function ErrorCard({
  title,
  text = 'Your clothes are safe.',
  onRetry,
  isWholeScreen = false,
}: {
  title: string;
  text?: string;
  onRetry(): void;
  /** True where nothing else stands on the screen: its title is then the screen's. */
  isWholeScreen?: boolean;
}) {
  const Title = isWholeScreen ? 'h1' : 'h2';
  return (
    <section className={styles.error} role="alert">
      <CloudOff aria-hidden="true" />
      <div>
        <Title className={styles.errorTitle}>{title}</Title>
        <p className={styles.text}>{text}</p>
        <Button kind="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </section>
  );
}

/** Nothing here yet: a garment's outline on pattern paper, and the next step. */
export function EmptyState({
  title,
  text,
  action,
  picture = <HangerOutline />,
  isWholeScreen = false,
}: {
  title: string;
  text: string;
  action?: ReactNode;
  picture?: ReactNode;
  /** True where nothing else stands on the screen: its title is then the screen's. */
  isWholeScreen?: boolean;
}) {
  const Title = isWholeScreen ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <div className={styles.picture}>
        <div className={`${styles.paper} ${paper.paper}`}>{picture}</div>
      </div>
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

/** A dashed garment on a hanger. */
export function HangerOutline({ bare = false }: { bare?: boolean }) {
  return (
    <svg className={styles.outline} viewBox="0 0 200 260" aria-hidden="true">
      <path
        d="M92 22a8 8 0 1 1 10 9c-2 1-2 3-2 7v4L40 84c-6 4-4 10 2 10h116c6 0 8-6 2-10l-60-42"
        className={styles.hanger}
      />
      {!bare && (
        <path
          className={styles.dashes}
          d="M58 96c12 12 72 12 84 0 22 8 32 28 36 60l4 44-28 6-4-30v80H50v-80l-4 30-28-6 4-44c4-32 14-52 36-60Z"
        />
      )}
    </svg>
  );
}
