import { type MouseEvent, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arriveAtTab, leaveTab } from '#lib/tab-travel.ts';
import { classes } from './classes.ts';
import { Link } from './link.tsx';
import { Stitches } from './stitches.tsx';
import styles from './tab-links.module.css';

/**
 * Places side by side, the present one with a running stitch under it. They are links. The stitch runs
 * to the tab that is pressed, and the new list comes from that side (docs/design/look.md, Motion). The
 * words answer the press at once, the rest follows when the other screen is there.
 */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; label: string; isCurrent?: boolean }[];
}) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const [isGoing, startGoing] = useTransition();
  const present = () => nav.current?.querySelector<HTMLElement>(`.${styles.current}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is an arrival
  useLayoutEffect(() => {
    const row = nav.current;
    const link = present();
    if (!row || !link) return;
    // In the middle of a row that scrolls, or from its first letter on where it is too wide for that.
    const beside = Math.max(0, (row.clientWidth - link.offsetWidth) / 2);
    row.scrollLeft = link.offsetLeft - row.offsetLeft - beside;
    if (link.lastElementChild) arriveAtTab(link.lastElementChild);
  }, [key]);
  const go = (event: MouseEvent<HTMLAnchorElement>, index: number, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const link = present();
    const from = link ? [...(nav.current?.children ?? [])].indexOf(link) : -1;
    if (from === index) return;
    if (link?.lastElementChild) leaveTab(index < from ? 'back' : 'forward', link.lastElementChild);
    setPressed(to);
    startGoing(() => void navigate(to));
  };
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      {tabs.map((tab, index) => {
        const isCurrent = tab.isCurrent ?? tab.to === pathname;
        return (
          <Link
            key={tab.to}
            to={tab.to}
            className={classes(
              styles.tab,
              isCurrent && styles.current,
              isGoing && pressed === tab.to && styles.pressed,
            )}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={(event) => go(event, index, tab.to)}
          >
            <span>{tab.label}</span>
            <Stitches count={Math.max(3, Math.round(tab.label.length * 0.72))} />
          </Link>
        );
      })}
    </nav>
  );
}
