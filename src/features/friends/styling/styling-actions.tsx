import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Check, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { spoil } from '#api/query-client.ts';
import { useKeepStyling, useSeeStyling } from '#api/stylings.ts';
import { DayFull, isDayFull } from '#components/day-full.tsx';
import { firstNameWithin } from '#components/friend-names.ts';
import { piecesOf } from '#components/noun/noun-words.ts';
import { type Swaps, writeSwaps } from '#components/styling/styling-swaps.ts';
import { occasionWords } from '#components/styling/styling-words.ts';
import type { StylingDetails } from '#contract/schemas/styling.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './styling-actions.module.css';

/** The answers to what a friend laid. */
export function StylingActions({
  styling,
  swaps,
  isEmpty,
  onPassed,
}: {
  styling: StylingDetails;
  swaps: Swaps;
  /** Whether nothing of it is there any more. */
  isEmpty: boolean;
  /** Is told that it is about to be passed on, and where that failed. */
  onPassed(isPassed: boolean): void;
}) {
  const { owner } = useScope();
  const navigate = useNavigate();
  const { stylingId, occasion, sender } = styling;
  const name = firstNameWithin(sender);
  const today = todayIs();
  // A day that is past is for nothing any more.
  const plan = occasion && occasion.day >= today ? occasion : null;
  const client = useQueryClient();
  // Answered on another device, or its pieces are gone: what is shown is not up to date.
  const readAnew = (error: Error) => {
    const isAnswered = error instanceof AppError && error.kind === 'conflict';
    if (isAnswered) void spoil(client, ['GetStylings']);
  };
  const keep = useKeepStyling({
    onError: readAnew,
    onSuccess({ outfitId, leftOutIds }, { plan: planned }) {
      hapticPlay('success');
      const left = leftOutIds.length;
      const words = [
        planned && `Planned for ${occasionWords(planned, today)}.`,
        left > 0 && `${piecesOf(left)} of it ${left === 1 ? 'is' : 'are'} gone, and left out.`,
      ].filter(Boolean);
      showToast({
        title: 'Kept with your outfits',
        ...(words.length > 0 && { text: words.join(' ') }),
      });
      const to = outfitId === null ? paths.outfits() : paths.outfit(outfitId);
      void navigate(to, { replace: true });
    },
  });
  const pass = useSeeStyling({
    onSuccess() {
      showToast({ title: `${name} is told that you have seen it` });
      void navigate(paths.friends(), { replace: true });
    },
    onError(error) {
      onPassed(false);
      readAnew(error);
    },
  });
  const passOn = () => {
    if (isBusy) return;
    onPassed(true);
    pass.mutate({ owner, stylingId, isPassed: true });
  };
  const isBusy = keep.isPending || pass.isPending;
  const give = (asked: typeof plan) => {
    if (isBusy) return;
    const by = [...swaps].map(([itemId, byItemId]) => ({ itemId, byItemId }));
    keep.mutate({ owner, stylingId, plan: asked, swaps: by });
  };
  const isFull = isDayFull(keep.error);
  return (
    <div className={styles.answers}>
      <DayFull error={keep.error} />
      <Button kind="secondary" busy={pass.isPending} onClick={passOn}>
        Not for me
      </Button>
      {!isEmpty && (
        <>
          <ButtonLink
            kind="secondary"
            icon={<Pencil aria-hidden="true" />}
            to={paths.createOutfit({ styling: stylingId, swaps: writeSwaps(swaps) })}
          >
            Change it
          </ButtonLink>
          <Button
            wide
            icon={
              plan && !isFull ? <CalendarPlus aria-hidden="true" /> : <Check aria-hidden="true" />
            }
            busy={keep.isPending}
            onClick={() => give(isFull ? null : plan)}
          >
            {plan && !isFull ? `Keep it, plan for ${occasionWords(plan, today)}` : 'Keep it'}
          </Button>
        </>
      )}
    </div>
  );
}
