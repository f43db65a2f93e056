import type { ReactNode } from 'react';
import styles from './panel-body.module.css';

/** The scrolling content of a panel. */
export function PanelBody({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.body} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** A part of a panel under its heading. */
export function PanelPart({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
