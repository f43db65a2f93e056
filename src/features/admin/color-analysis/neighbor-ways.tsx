import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { colorReviewCountsQuery, neighborReviewQuery } from '#api/color-reviews.ts';
import { mostCountedReviews } from '#contract/rules/color-reviews.ts';
import type { ColorReviewRow } from '#contract/schemas/color-review.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './review-screen.module.css';
import { askedOf, type TableState, writeTable } from './table-state.ts';

/** The ways to the analyses before and after this one, in the order of the table that it was opened from. */
export function NeighborWays({ state }: { state: TableState }) {
  const { cursor, number } = state.review!;
  const navigate = useNavigate();
  const asked = (way: 'before' | 'after') => ({
    ...neighborReviewQuery({ ...askedOf(state), page: { way, cursor } }),
    enabled: cursor !== '',
  });
  const { data: before } = useQuery(asked('before'));
  const { data: after } = useQuery(asked('after'));
  const { data: counts } = useQuery(colorReviewCountsQuery(state.search));
  const total = counts?.[state.status];
  if (cursor === '') return null;
  const go = (row: ColorReviewRow | null | undefined, step: 1 | -1) => {
    if (!row) return;
    const review = { of: row.userId, cursor: row.cursor, number: Math.max(1, number + step) };
    navigate({ search: writeTable({ ...state, review }) }, { replace: true });
  };
  return (
    <nav aria-label="Other analyses" className={styles.neighbors}>
      {total !== undefined && total <= mostCountedReviews && number <= total && (
        <span>
          {number} of {total}
        </span>
      )}
      <IconButton
        label="Previous analysis"
        aria-disabled={!before || undefined}
        onClick={() => go(before, -1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Next analysis"
        aria-disabled={!after || undefined}
        onClick={() => go(after, 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
