import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import styles from './item-screen.module.css';

/** Stands where the pieces of a wardrobe would, when the owner has no such wardrobe. */
export function WardrobeGone() {
  return (
    <main className={styles.message}>
      <EmptyState
        isWholeScreen
        title="This wardrobe is not here"
        text="It was deleted, or it belongs to somebody else."
        action={
          <ButtonLink to={paths.wardrobes()} wide replace>
            Back to wardrobes
          </ButtonLink>
        }
      />
    </main>
  );
}
