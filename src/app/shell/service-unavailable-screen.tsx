import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import styles from './message-screen.module.css';

/** Shown while the alterations service is off (product spec, section 2). */
export function ServiceUnavailableScreen() {
  return (
    <main className={styles.screen}>
      <EmptyState
        isWholeScreen
        title="The studio is closed for now"
        text="Alterations and repairs are not being taken at the moment. Everything else is open."
        picture={<Shutter />}
        action={
          <ButtonLink to={paths.wardrobes()} wide>
            Back to wardrobes
          </ButtonLink>
        }
      />
    </main>
  );
}

/** A closed shutter. */
function Shutter() {
  return (
    <svg className={styles.shutter} viewBox="0 0 200 160" aria-hidden="true">
      <path d="M20 18h160v14H20z" />
      <path d="M28 32v104M172 32v104M28 136h144M28 50h144M28 67h144M28 84h144M28 101h144M28 118h144" />
      <path d="M92 127h16" strokeWidth="4" />
    </svg>
  );
}
