import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { colorReviewQuery, leaveColorReview, openColorReview } from '#api/color-reviews.ts';
import type { ColorReview } from '#contract/schemas/color-review.ts';

/** How often it is said that the review is still open: well before `reviewOpenMs` is over, in milliseconds. */
const renewMs = 45_000;

let said: Promise<unknown> = Promise.resolve();

/** Says what is open here in its order: a review that is left in haste is not opened after it. */
function inTurn(say: () => Promise<unknown>): Promise<unknown> {
  // What cannot be opened any more is said by what is read of it.
  said = said.then(say).catch(() => {});
  return said;
}

/** A review as it is on screen. */
export interface OpenReview {
  /** As it was when its portrait was opened, with what became of it since, but for another portrait; null until it is there. */
  review: ColorReview | null;
  /** Whether another portrait was sent since. */
  isReplaced: boolean;
  isFailed: boolean;
  /** Opens what is there now. */
  openAgain(): void;
}

/** Has a member's review open: says so while it is in sight, and reads it again and again. */
export function useOpenReview(of: string): OpenReview {
  const client = useQueryClient();
  const [isTold, setTold] = useState(false);
  const [shown, setShown] = useState<ColorReview | null>(null);
  const query = colorReviewQuery(of);
  const { data, isError } = useQuery({ ...query, enabled: isTold });
  const now = data?.review;
  const isReplaced =
    shown !== null && now !== undefined && now.submittedDate !== shown.submittedDate;
  const open = useEffectEvent(async () => {
    if (isReplaced) return;
    await inTurn(() => openColorReview(of));
    setTold(true);
    await client.invalidateQueries({ queryKey: query.queryKey });
  });
  useEffect(() => {
    const renew = () => void (document.visibilityState === 'visible' && open());
    void open();
    const timer = setInterval(renew, renewMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      void inTurn(() => leaveColorReview(of));
    };
  }, [of]);
  if (now && !isError && !isReplaced && now !== shown) {
    // The portrait stays while its lease is renewed.
    const portrait = now.status === 'withdrawn' ? null : (now.portrait ?? shown?.portrait ?? null);
    if (shown === null || portrait !== shown.portrait || hasChanged(shown, now)) {
      setShown({ ...now, portrait });
    }
  }
  return {
    review: shown,
    isReplaced: isReplaced && now.status !== 'withdrawn',
    isFailed: isError,
    openAgain() {
      void inTurn(() => openColorReview(of))
        .then(() => client.fetchQuery(query))
        .then(({ review }) => setShown(review))
        .catch(() => setShown(null));
    },
  };
}

/** Whether something changed that is shown. */
const hasChanged = (one: ColorReview, other: ColorReview): boolean =>
  JSON.stringify({ ...one, portrait: null }) !== JSON.stringify({ ...other, portrait: null });
