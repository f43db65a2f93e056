import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './quiz-frame.module.css';

/** The frame of one step of an analysis: where one is, what is asked, and Back and Next at the foot. */
export function QuizFrame({
  name,
  count,
  progress,
  question,
  next,
  canGoOn,
  onBack,
  onNext,
  onLeave,
  children,
}: {
  /** The analysis. */
  name: string;
  /** Which step it is: `8 of 12`. */
  count: string;
  progress: ReactNode;
  question: string;
  /** The label of the button that goes on. */
  next: string;
  canGoOn: boolean;
  onBack(): void;
  onNext(): void;
  /** Leaves the analysis; what was answered stays. */
  onLeave(): void;
  children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // A step begins at its top, and a reader hears what is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is another page
  useEffect(() => {
    main.current?.parentElement?.scrollTo?.({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [question]);
  return (
    <main className={styles.screen} ref={main}>
      <header className={styles.head}>
        <div className={styles.row}>
          <IconButton label="Leave, and keep the answers" onClick={onLeave}>
            <X aria-hidden="true" />
          </IconButton>
          <p className={styles.name}>{name}</p>
          <p className={styles.count}>{count}</p>
        </div>
        {progress}
      </header>
      <h1 className={styles.question} ref={title} tabIndex={-1}>
        {question}
      </h1>
      <div className={styles.content}>{children}</div>
      <footer className={styles.foot}>
        <Button kind="secondary" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          Back
        </Button>
        <Button wide disabled={!canGoOn} onClick={onNext}>
          {next}
        </Button>
      </footer>
    </main>
  );
}
