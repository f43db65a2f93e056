import type { MouseEvent } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { withViewTransition } from '#lib/view-transition.ts';
import { Stitches } from './stitches.tsx';
import styles from './tab-links.module.css';

/**
 * Places side by side, the present one with a running stitch under it. They are links. The stitch
 * runs to the tab that is pressed, and the new list comes from that side (visual.md, section 4).
 */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; label: string; isCurrent?: boolean }[];
}) {
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>, index: number, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const links = [...(event.currentTarget.parentElement?.children ?? [])];
    const from = links.findIndex((link) => link.classList.contains(styles.current ?? ''));
    if (from !== index) {
      withViewTransition(() => navigate(to), { travel: index < from ? 'back' : 'forward' });
    }
  };
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab, index) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end
          className={({ isActive }) =>
            `${styles.tab} ${(tab.isCurrent ?? isActive) ? styles.current : ''}`
          }
          // The router looks at the path alone: tabs that differ in the query would all be the page.
          aria-current={tab.isCurrent === false ? 'false' : 'page'}
          onClick={(event) => go(event, index, tab.to)}
        >
          <span>{tab.label}</span>
          <Stitches count={Math.max(3, Math.round(tab.label.length * 0.72))} />
        </NavLink>
      ))}
    </nav>
  );
}
