import { useSearchParams } from 'react-router-dom';
import { ReviewScreen } from './review-screen.tsx';
import { ReviewTable } from './review-table.tsx';
import { readTable } from './table-state.ts';

/** The color analyses of the members: their table, or one that is reviewed, in its place. */
export function ColorAnalysisSection() {
  const [search] = useSearchParams();
  const state = readTable(search);
  if (state.review) return <ReviewScreen key={state.review.of} state={state} />;
  return <ReviewTable state={state} />;
}
