import type { ReactNode } from 'react';
import type { LabPiece } from '#contract/schemas/lab.ts';

/** What every page of a piece gets. */
export interface PiecePageProps {
  piece: LabPiece;
  /** The buttons over its picture. */
  top: ReactNode;
  /** The chapter of a class that is open: 0 is the first. */
  chapter: number;
  onGo(chapter: number): void;
  /** The end of the chapter that is open was seen. */
  onEnd(): void;
  onDone(): void;
}
