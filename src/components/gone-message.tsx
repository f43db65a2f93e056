import { useScope } from '#lib/scope.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import styles from './gone-message.module.css';

const goneWords = 'It was deleted, or it belongs to somebody else.';
const goneFromSightWords = 'It was deleted, or it is not shared with you any more.';

/** Shown in place of what is not there (any more): a thing, unless other words say why. */
export function GoneMessage({
  title,
  text,
  back,
}: {
  title: string;
  text?: string;
  back: { to: string; label: string };
}) {
  const { mayChange } = useScope();
  return (
    <main className={styles.message}>
      <EmptyState
        isWholeScreen
        title={title}
        text={text ?? (mayChange ? goneWords : goneFromSightWords)}
        action={
          <ButtonLink to={back.to} wide replace>
            {back.label}
          </ButtonLink>
        }
      />
    </main>
  );
}
