import type { ReactNode } from 'react';
import type { LabPiece } from '#contract/schemas/lab.ts';
import { ClassPage } from './class-page.tsx';
import { ReportPage } from './report-page.tsx';
import { TipPage } from './tip-page.tsx';

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

/** A piece of the Style Lab, as the member reads it. */
export function PiecePage(props: PiecePageProps) {
  const { kind } = props.piece;
  if (kind === 'class') return <ClassPage {...props} />;
  return kind === 'tip' ? <TipPage {...props} /> : <ReportPage {...props} />;
}
