import { useReducedMotion } from 'framer-motion';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Neighbors } from '#lib/neighbors.ts';
import { IconButton } from './icon-button.tsx';
import { springs } from './motion.ts';
import styles from './pager.module.css';
import { Swipe } from './swipe.tsx';

/**
 * Holds the large picture of a detail: a swipe, an arrow key or, with a mouse, a button goes to the
 * next or the previous one. Its parent must be positioned.
 */
export function Pager({
  carries,
  neighbors: { previous, next },
  labels,
  className,
  onGo,
  children,
}: {
  /** The key of the tile whose picture is carried here ([Note: Carried pictures]). */
  carries: string;
  neighbors: Neighbors;
  /** The names of the buttons. */
  labels: { previous: string; next: string };
  className?: string | undefined;
  onGo(id: string): void;
  children: ReactNode;
}) {
  const isStill = useReducedMotion();
  // Coming from a tile, the picture has just been carried here.
  const isCarried = useNavigationType() === 'PUSH';
  const goBack = () => previous && onGo(previous);
  const goOn = () => next && onGo(next);
  useArrowKeys(goBack, goOn);
  return (
    <>
      <Swipe
        className={className}
        data-carries={carries}
        initial={isStill || isCarried ? false : { opacity: 0, scale: 0.96 }}
        animate={{ opacity: 1, scale: 1 }}
        transition={springs.cloth}
        onLeft={goOn}
        onRight={goBack}
      >
        {children}
      </Swipe>
      {previous && (
        <IconButton
          label={labels.previous}
          raised
          className={styles.previous ?? ''}
          onClick={goBack}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      {next && (
        <IconButton label={labels.next} raised className={styles.next ?? ''} onClick={goOn}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}

function useArrowKeys(onLeft: () => void, onRight: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest?.(
        'input, textarea, select, [role="dialog"]',
      );
      if (isTyping || event.metaKey || event.altKey || event.ctrlKey) return;
      if (event.key === 'ArrowLeft') onLeft();
      if (event.key === 'ArrowRight') onRight();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
