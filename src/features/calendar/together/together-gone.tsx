import styles from '#components/gone-message.module.css';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';

/** Shown in place of shared days that are not there any more. */
export const TogetherGone = () => (
  <main className={styles.message}>
    <EmptyState
      isWholeScreen
      title="This is not here"
      text="It is over, it was ended, or it is not shared with you."
      action={
        <ButtonLink to={paths.calendar('outfits', todayIs())} wide replace>
          To your calendar
        </ButtonLink>
      }
    />
  </main>
);
