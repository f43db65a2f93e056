import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPresentPath, Link } from '#ui/link.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './bottom-bar.module.css';
import { DestinationIcon, useOpenDestinations } from './destinations.tsx';

/**
 * The main destinations at the foot of a phone's browser. With a single one there is nowhere to go, so
 * there is no bar.
 */
export function BottomBar() {
  const { pathname } = useLocation();
  const main = useOpenDestinations();
  const isShown = main.length >= 2;
  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty('--bar-height', '64px');
    return () => void style.removeProperty('--bar-height');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <nav className={styles.bar} aria-label="Main">
      {main.map(({ label, icon, address, isOutside, holds, mark }) => {
        const inside = (
          <>
            <DestinationIcon icon={icon} />
            {label}
          </>
        );
        if (isOutside) {
          return (
            <a
              key={label}
              href={address}
              target="_blank"
              rel="noopener"
              className={styles.destination}
            >
              {inside}
            </a>
          );
        }
        const isPresent = holds.test(pathname);
        return (
          <Link
            key={label}
            to={address}
            {...mark}
            aria-current={isPresentPath(pathname, address) ? 'page' : undefined}
            className={`${styles.destination} ${isPresent ? styles.present : ''}`}
          >
            {isPresent && <Stitches count={3} />}
            {inside}
          </Link>
        );
      })}
    </nav>
  );
}
