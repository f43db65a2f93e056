import type { StrokeKind } from '#contract/rules/cutout-strokes.ts';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { Button } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './brush-hint.module.css';
import type { CutoutWork } from './cutout-work.ts';

const toolWords: Record<StrokeKind, (piece: string) => string> = {
  keep: (piece) => `Draw over what belongs to the ${piece}`,
  away: (piece) => `Draw over what does not belong to the ${piece}`,
  erase: () => 'Takes away exactly what you pass',
  restore: () => 'Brings back exactly what you pass',
};

/** Why a stroke was not followed. */
function faultWords(error: Error): string {
  const kind = error instanceof AppError ? error.kind : 'server';
  if (kind === 'offline') {
    return `${host.isOnline ? 'Hem was not reached' : 'You are offline'}. Your stroke is kept.`;
  }
  if (kind === 'not-found') return 'This photo is gone.';
  if (kind === 'timeout') return 'This took too long. Your stroke is kept.';
  return 'Hem is busy just now. Your stroke is kept.';
}

/** The hint over the photo: what to do now, what is under way, or what went wrong. */
export function BrushHint({
  work,
  tool,
  piece,
  isEmpty,
  onTryAgain,
  onStartOver,
}: {
  work: CutoutWork;
  tool: StrokeKind;
  /** The word for the piece within a sentence. */
  piece: string;
  /** Whether all of it was taken away. */
  isEmpty: boolean;
  onTryAgain(): void;
  onStartOver(): void;
}) {
  const { failure, start, cameBack, done } = work;
  const isLooking = !start.mask && !failure;
  const words = failure
    ? start.mask
      ? faultWords(failure)
      : `The outline of the ${piece} was not found.`
    : isLooking
      ? `Looking for the ${piece}`
      : cameBack && done === 0
        ? 'What you drew last time is back'
        : isEmpty
          ? `Nothing is left: draw over the ${piece}`
          : toolWords[tool](piece);
  // What is known by the first stroke need not lie over the garment.
  const isKnown = !failure && !isLooking && !isEmpty && done > 0;
  return (
    <div className={styles.place}>
      <div
        className={styles.hint}
        data-known={isKnown || undefined}
        data-fault={failure ? '' : undefined}
      >
        <p role="status">{words}</p>
        {isLooking && <Stitches count={5} busy />}
        {failure && (
          <Button kind="quiet" size="small" onClick={onTryAgain}>
            Try again
          </Button>
        )}
        {!failure && cameBack && done === 0 && (
          <Button kind="quiet" size="small" onClick={onStartOver}>
            Start over
          </Button>
        )}
      </div>
    </div>
  );
}
