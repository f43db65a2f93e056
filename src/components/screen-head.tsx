import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { MoreMenuSlot } from './more-menu-slot.tsx';
import styles from './screen-head.module.css';

/**
 * A screen's title row: its title, what it offers, and in the web view the *more* menu, through
 * which every place stays reachable (product.md, Around the app). With the header flag off the
 * title is only heard, since the host draws its own.
 */
export function ScreenHead({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const { showHeader } = useSnapshot(host);
  return (
    <div className={styles.head} data-bare={!showHeader || undefined}>
      <div className={showHeader ? styles.words : 'visually-hidden'}>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>
        {children}
        <MoreMenuSlot />
      </div>
    </div>
  );
}
