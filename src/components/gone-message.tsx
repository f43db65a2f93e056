import { useScope } from '#lib/scope.ts';
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
  const { mayChange } = useScope();
  return (
    <main className={styles.message}>
      <EmptyState
        isWholeScreen
        title={title}
        text={
          mayChange
            ? 'It was deleted, or it belongs to somebody else.'
            : 'It was deleted, or it is not shared with you any more.'
        }
        action={
          <ButtonLink to={back.to} wide replace>
            {back.label}
          </ButtonLink>
        }
      />
    </main>
  );
}
