import { ClassPage } from './class-page.tsx';
import type { PiecePageProps } from './piece-page-props.ts';
import { ReportPage } from './report-page.tsx';
import { TipPage } from './tip-page.tsx';

/** A piece of the Style Lab, as the member reads it. */
export function PiecePage(props: PiecePageProps) {
  const { kind } = props.piece;
  if (kind === 'class') return <ClassPage {...props} />;
  return kind === 'tip' ? <TipPage {...props} /> : <ReportPage {...props} />;
}
