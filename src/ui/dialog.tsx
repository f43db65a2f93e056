import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { usePageCover } from '#lib/use-page-cover.ts';
import { useSecondTapGuard } from '#lib/use-second-tap-guard.ts';
import styles from './dialog.module.css';
import { Stitches } from './stitches.tsx';

interface DialogProps {
  title: ReactNode;
  text?: ReactNode;
  /** The buttons, the main one first. */
  children: ReactNode;
  /** Left out where there is nothing to go back to: it can then not be closed. */
  onClose?(): void;
  /** Shows a snapped thread: something went wrong. */
  isFault?: boolean;
}

/** A question or a fault over the page: traps the focus, closes by Escape and by the host's back. */
export function Dialog({ title, text, children, onClose, isFault }: DialogProps) {
  useBackInterceptor(true, () => onClose?.());
  usePageCover(true);
  const guardSecondTap = useSecondTapGuard();
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={styles.dialog} role="alertdialog" onClickCapture={guardSecondTap}>
          {isFault && <SnappedThread />}
          <Base.Title className={styles.title}>{title}</Base.Title>
          {text && <Base.Description className={styles.text}>{text}</Base.Description>}
          <div className={styles.actions}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function SnappedThread() {
  return (
    <span className={styles.snapped} aria-hidden="true">
      <Stitches count={2} />
      <svg viewBox="0 0 22 8">
        <path d="M1 4l4-3 4 6 4-6 4 5 4-2" />
      </svg>
      <Stitches count={2} />
    </span>
  );
}
