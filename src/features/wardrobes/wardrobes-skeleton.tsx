import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import screen from './wardrobes-screen.module.css';
import styles from './wardrobes-skeleton.module.css';

/** The shape of the list while it is read. */
export function WardrobesSkeleton() {
  return (
    <Waiting className={screen.list} label="Loading wardrobes">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key, index) => (
        <div
          key={key}
          className={`${styles.card} ${index === 0 ? `${screen.first} ${styles.large}` : ''}`}
        >
          <div className={styles.rail}>{index === 0 && <Stitches count={5} busy />}</div>
          <div className={styles.foot}>
            <span />
            <span />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
