import { NavLink } from 'react-router-dom';
import { Stitches } from './stitches.tsx';
import styles from './tab-links.module.css';

/** Places side by side, the present one with a running stitch under it. They are links. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; label: string; isCurrent?: boolean }[];
}) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          replace={false}
          end
          className={({ isActive }) =>
            `${styles.tab} ${(tab.isCurrent ?? isActive) ? styles.current : ''}`
          }
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          <span>{tab.label}</span>
          <Stitches count={Math.max(3, Math.round(tab.label.length * 0.72))} />
        </NavLink>
      ))}
    </nav>
  );
}
