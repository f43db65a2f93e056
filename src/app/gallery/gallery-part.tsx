import type { ReactNode } from 'react';
import styles from './gallery-screen.module.css';

/** One primitive with its name. */
export function GalleryPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
