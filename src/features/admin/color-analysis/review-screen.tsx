import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ColorSeason, colorSeasons } from '#contract/rules/blueprint.ts';
import { rankedSeasons } from '#contract/rules/color-season.ts';
import type { ColorReview } from '#contract/schemas/color-review.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { Drapes, type Sides } from './drapes.tsx';
import { HistoryList } from './history-list.tsx';
import { noteReviewed } from './last-reviewed.ts';
import { NeighborWays } from './neighbor-ways.tsx';
import { OthersHere } from './others-here.tsx';
import { PortraitCard } from './portrait-card.tsx';
import { ReviewHead } from './review-head.tsx';
import styles from './review-screen.module.css';
import { memberName } from './review-words.ts';
import { type TableState, writeTable } from './table-state.ts';
import { useOpenReview } from './use-open-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** A member's color analysis as it is reviewed, in the place of the table. */
export function ReviewScreen({ state }: { state: TableState }) {
  const { of } = state.review!;
  const navigate = useNavigate();
  const { review, isReplaced, isFailed, openAgain } = useOpenReview(of);
  useEffect(() => noteReviewed(of), [of]);
  const table = `${paths.admin('color-analysis')}${writeTable({ ...state, review: null })}`;
  const leave = () => (hasPlaceToGoBack() ? navigate(-1) : void navigate(table, { replace: true }));
  const back = (
    <IconButton label="Back to the table" onClick={leave}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  );
  return (
    <AdminFrame
      section="color-analysis"
      instead={
        <div className={styles.head}>
          {back}
          {review && <ReviewHead review={review} />}
          <div className={styles.ways}>
            {review && review.others.length > 0 && <OthersHere others={review.others} />}
            <NeighborWays state={state} />
          </div>
        </div>
      }
    >
      {isFailed && !review ? (
        <ErrorCard
          title="This analysis did not load"
          text="Its portrait may be deleted, or its account gone."
          onRetry={openAgain}
        />
      ) : !review ? (
        <SewingWait label="Opening the portrait" />
      ) : review.status === 'withdrawn' ? (
        <EmptyState
          title="The portrait was deleted"
          text={`${memberName(review)} withdrew it. Nothing of it is kept, and there is nothing to decide.`}
        />
      ) : (
        <>
          {isReplaced && (
            <div className={styles.replaced} role="alert">
              <p>
                <b>{memberName(review)} sent another portrait.</b> This one can no longer be
                decided.
              </p>
              <Button size="small" kind="secondary" onClick={openAgain}>
                Open the new one
              </Button>
            </div>
          )}
          <Reviewed
            key={review.submittedDate}
            review={review}
            isReplaced={isReplaced}
            onStale={openAgain}
          />
        </>
      )}
    </AdminFrame>
  );
}

function Reviewed({
  review,
  isReplaced,
  onStale,
}: {
  review: ColorReview;
  isReplaced: boolean;
  onStale(): void;
}) {
  const ranked = review.estimate ? rankedSeasons(review.estimate.shares) : [...colorSeasons];
  const [season, setSeason] = useState<ColorSeason>(review.season ?? ranked[0]!);
  const [sides, setSides] = useState<Sides>([ranked[0]!, ranked[1]!]);
  const [side, setSide] = useState<0 | 1>(0);
  useReviewKeys({ ranked, sides, side, onSeason: setSeason, onSides: setSides, onSide: setSide });
  return (
    <div className={styles.columns}>
      <PortraitCard review={review} />
      <Drapes review={review} sides={sides} side={side} onSides={setSides} onSide={setSide} />
      <section className={styles.panel} aria-label="Decision">
        <DecisionPanel
          review={review}
          ranked={ranked}
          season={season}
          isReplaced={isReplaced}
          onSeason={setSeason}
          onStale={onStale}
        />
        <HistoryList review={review} />
      </section>
    </div>
  );
}
