import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import styles from '../gone-message.module.css';

/** Shown in place of what a friend laid, once it is not there any more. */
export const StylingGone = () => (
  <main className={styles.message}>
    <EmptyState
      isWholeScreen
      title="This outfit is not here"
      text="It was answered, taken back, or it is too old."
      action={
        <ButtonLink to={paths.friends()} wide replace>
          To your friends
        </ButtonLink>
      }
    />
  </main>
);
