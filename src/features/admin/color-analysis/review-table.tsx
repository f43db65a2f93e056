import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { colorReviewCountsQuery, colorReviewsQuery } from '#api/color-reviews.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { takeReviewed } from './last-reviewed.ts';
import { ReviewCards } from './review-cards.tsx';
import { ReviewRows } from './review-rows.tsx';
import styles from './review-table.module.css';
import { TableControls } from './table-controls.tsx';
import { TableFoot } from './table-foot.tsx';
import { askedOf, type TableState, writeTable } from './table-state.ts';

/** The table of color analyses, with what narrows it and the ways to its other pages. */
export function ReviewTable({ state }: { state: TableState }) {
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const { data, isError, isPlaceholderData, refetch } = useQuery(colorReviewsQuery(askedOf(state)));
  const { data: counts } = useQuery(colorReviewCountsQuery(state.search));
  const go = (next: TableState, isTyped = false) =>
    navigate({ search: writeTable(next) }, { replace: isTyped });
  const card = useRef<HTMLDivElement>(null);
  useFocusOnReturn(card, data !== undefined);
  const Rows = isDesktop ? ReviewRows : ReviewCards;
  return (
    <AdminFrame
      section="color-analysis"
      controls={<TableControls state={state} counts={counts} onChange={go} />}
    >
      {isError && !data ? (
        <ErrorCard
          title="The analyses did not load"
          text="Nothing was changed."
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SewingWait label="Loading the analyses" />
      ) : data.rows.length === 0 && !state.page ? (
        <Nothing state={state} />
      ) : (
        <div ref={card} className={styles.card} aria-busy={isPlaceholderData}>
          <Rows state={state} rows={data.rows} onChange={go} />
          <TableFoot
            state={state}
            page={data}
            total={counts?.[state.status]}
            isWaiting={isPlaceholderData}
            onChange={go}
          />
        </div>
      )}
    </AdminFrame>
  );
}

function Nothing({ state: { search, status } }: { state: TableState }) {
  if (search) {
    return <EmptyState title="Nobody found" text="No email or screen name has these letters." />;
  }
  const words = {
    pending: ['Nothing waits', 'New portraits stand here until somebody decides.'],
    decided: ['Nothing decided yet', 'What is decided stands here.'],
    all: ['No portraits yet', 'They stand here once members send them.'],
  } as const;
  const [title, text] = words[status];
  return <EmptyState title={title} text={text} />;
}

/** Puts the focus on the row whose review was left. */
function useFocusOnReturn(card: React.RefObject<HTMLDivElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    const of = takeReviewed();
    if (of) card.current?.querySelector<HTMLElement>(`[data-review="${of}"]`)?.focus();
  }, [card, isThere]);
}
