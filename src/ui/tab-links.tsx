import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { arriveAtTab, leaveTab } from '#lib/tab-travel.ts';
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
  const { key } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const present = () => nav.current?.querySelector(`.${styles.current}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is an arrival
  useLayoutEffect(() => {
    const stitch = present()?.lastElementChild;
    if (stitch) arriveAtTab(stitch);
  }, [key]);
  const go = (event: MouseEvent<HTMLAnchorElement>, index: number, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const link = present();
    const from = link ? [...(nav.current?.children ?? [])].indexOf(link) : -1;
    if (from === index) return;
    if (link?.lastElementChild) leaveTab(index < from ? 'back' : 'forward', link.lastElementChild);
    navigate(to);
  };
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
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
