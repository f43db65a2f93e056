import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { colorReviewCountsQuery, neighborReviewQuery } from '#api/color-reviews.ts';
import { mostCountedReviews } from '#contract/rules/color-reviews.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './review-screen.module.css';
import { askedOf, type TableState, writeTable } from './table-state.ts';

/** The ways to the analyses before and after this one, in the order of the table that it was opened from. */
export function NeighborWays({ state }: { state: TableState }) {
  const { cursor, number } = state.review!;
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = (way: 'before' | 'after') =>
    neighborReviewQuery({ ...askedOf(state), page: { way, cursor } });
  const enabled = cursor !== '';
  const { data: before } = useQuery({ ...asked('before'), enabled });
  const { data: after } = useQuery({ ...asked('after'), enabled });
  const { data: counts } = useQuery(colorReviewCountsQuery(state.search));
  const total = counts?.[state.status];
  if (cursor === '') return null;
  const go = async (way: 'before' | 'after', step: 1 | -1) => {
    const [row] = (await client.ensureQueryData(asked(way)).catch(() => null))?.rows ?? [];
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
        aria-disabled={before?.rows.length === 0 || undefined}
        onClick={() => void go('before', -1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Next analysis"
        aria-disabled={after?.rows.length === 0 || undefined}
        onClick={() => void go('after', 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
