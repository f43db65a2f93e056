import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { type MoreMenuProps, MoreMenuSlot } from './more-menu-slot.tsx';
import styles from './screen-head.module.css';
import { ScreenTitle } from './screen-title.tsx';

/**
 * A screen's title row: its title, what it offers, and in the web view the *more* menu, through which
 * every place stays reachable (docs/design/product-rules.md, Around the app). With the header flag off
 * the title is for screen readers alone, since the host draws its own.
 */
export function ScreenHead({
  title,
  note,
  tabs,
  beside,
  own,
  children,
}: {
  title: string;
  note?: ReactNode;
  /** The tabs under the title; where the title is not visible they take its place. */
  tabs?: ReactNode;
  /** The part at the end of the tabs' row, where the title's has no room for it. */
  beside?: ReactNode;
  /** The screen's own entries in the *more* menu. */
  own?: MoreMenuProps['own'];
  children?: ReactNode;
}) {
  const { showHeader } = useSnapshot(host);
  const tabsInRow = !showHeader && !children;
  return (
    <div className={styles.head} data-bare={!showHeader || undefined}>
      <div className={showHeader ? styles.words : 'visually-hidden'}>
        <ScreenTitle title={title} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {tabsInRow && tabs}
      <div className={styles.actions}>
        {children}
        <MoreMenuSlot {...(own && { own })} />
      </div>
      {!tabsInRow && tabs && (
        <div className={styles.tabs}>
          {tabs}
          {beside}
        </div>
      )}
    </div>
  );
}
