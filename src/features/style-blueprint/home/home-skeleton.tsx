import { Waiting } from '#ui/waiting.tsx';
import styles from './home-skeleton.module.css';

/** The home's shape, while the answers are read. */
export function HomeSkeleton() {
  return (
    <main className={styles.screen}>
      <h1 className="visually-hidden">Style Blueprint</h1>
      <Waiting label="Loading your answers" className={styles.waiting!}>
        <div className={styles.hero} />
        <div className={styles.rows}>
          <i />
          <i />
          <i />
        </div>
      </Waiting>
    </main>
  );
}
