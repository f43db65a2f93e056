import { Waiting } from '#ui/waiting.tsx';
import styles from './piece-screen.module.css';

/** The shape of a piece while it is read. */
export function PieceSkeleton() {
  return (
    <main>
      <h1 className="visually-hidden">The Style Lab</h1>
      <Waiting label="Loading the piece" className={styles.skeleton}>
        <div />
        <i />
        <i />
      </Waiting>
    </main>
  );
}
