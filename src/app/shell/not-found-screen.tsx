import { NotHere } from '#components/not-here.tsx';
import styles from './message-screen.module.css';

/** Any path that is not in the route table (product spec, section 2). */
export function NotFoundScreen() {
  return (
    <main className={styles.screen}>
      <NotHere />
    </main>
  );
}
