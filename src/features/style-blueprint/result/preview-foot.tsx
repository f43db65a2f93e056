import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './preview-foot.module.css';

/** What the whole blueprint costs, and the ways to it. */
export function PreviewFoot({ price, children }: { price: ReactNode; children: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <div className={styles.row}>
        <p className={styles.price}>{price}</p>
        {children}
      </div>
      <p className={styles.circle}>
        Part of the Lifetime Circle. <Link to={paths.circle()}>See membership</Link>
      </p>
    </footer>
  );
}
