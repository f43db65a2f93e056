import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import styles from './gone-message.module.css';

/** Shown in place of a thing that the owner does not have (any more). */
export function GoneMessage({
  title,
  back,
}: {
  title: string;
  back: { to: string; label: string };
}) {
  return (
    <main className={styles.message}>
      <EmptyState
        isWholeScreen
        title={title}
        text="It was deleted, or it belongs to somebody else."
        action={
          <ButtonLink to={back.to} wide replace>
            {back.label}
          </ButtonLink>
        }
      />
    </main>
  );
}
