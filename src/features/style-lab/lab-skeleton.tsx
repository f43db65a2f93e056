import { Waiting } from '#ui/waiting.tsx';
import styles from './lab-skeleton.module.css';

/** The shape of the Lab while it is read. */
export function LabSkeleton() {
  return (
    <Waiting label="Loading the Style Lab" className={styles.skeleton}>
      <div />
      <i />
      <i />
      <i />
    </Waiting>
  );
}
