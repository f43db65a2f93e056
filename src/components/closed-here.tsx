import { LockKeyhole } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './closed-here.module.css';
import { closedTitle } from './closed-words.ts';

/** Stands in the place of a room, or of a part of one, that is closed to whoever is in a member's account. */
export function ClosedHere({ isWholeScreen = false }: { isWholeScreen?: boolean }) {
  const Title = isWholeScreen ? 'h1' : 'h2';
  return (
    <section className={styles.closed} data-whole={isWholeScreen || undefined}>
      <LockKeyhole aria-hidden="true" />
      <Title className={styles.title}>{closedTitle}</Title>
      {isWholeScreen && (
        <ButtonLink kind="secondary" to={paths.wardrobes()} replace>
          Back to wardrobes
        </ButtonLink>
      )}
    </section>
  );
}
