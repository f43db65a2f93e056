import { ArrowUpRight, Bell, ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useMe } from '#api/users.ts';
import { notices, openNotices } from '#features/notices/notices-store.ts';
import { host } from '#lib/host.ts';
import { initialsOf } from '#lib/initials.ts';
import { paths } from '#lib/paths.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { waiting } from '#lib/waiting.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { LazyTrigger, lateMenu } from '#ui/lazy-menu.tsx';
import { isPresentPath, Link } from '#ui/link.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { useOpenDestinations } from './destinations.tsx';
import styles from './top-bar.module.css';

// The bar is filled from its end, so nothing moves when it comes.
const parts = () => import('../rare-parts.ts');
const SyncButton = late('idle', async () => (await parts()).SyncButton);
const WaitingMark = late('idle', async () => (await parts()).WaitingMark);
const profileMenu = lateMenu(async () => (await import('./destination-menu.tsx')).ProfileMenu);

/** The bar at the top: wordmark, bell and profile; on a desktop the main destinations and Sync too. */
export function TopBar() {
  const isDesktop = useIsDesktop();
  const { isWebView, showSync } = useSnapshot(host);
  const { isSeen, unread } = useSnapshot(notices);
  const { changes, photos } = useSnapshot(waiting);
  const hasNews = !isSeen || unread > 0;
  return (
    <header className={styles.bar}>
      <Link to={paths.wardrobes()} aria-label="Hem, start" className={styles.home}>
        <Wordmark />
      </Link>
      {isDesktop && !isWebView && <MainDestinations />}
      <div className={styles.end} id="bar-end">
        {isDesktop && showSync && <SyncButton />}
        {changes + photos > 0 && <WaitingMark />}
        <IconButton
          label={`What’s New${hasNews ? ', unread' : ''}`}
          data-dot={hasNews ? '' : undefined}
          onClick={openNotices}
        >
          <Bell aria-hidden="true" />
        </IconButton>
        <ProfileButton />
      </div>
    </header>
  );
}

function MainDestinations() {
  const { pathname } = useLocation();
  const main = useOpenDestinations();
  return (
    <nav className={styles.destinations} aria-label="Main">
      {main.map(({ label, address, isOutside, holds, mark }) =>
        isOutside ? (
          <a
            key={label}
            href={address}
            target="_blank"
            rel="noopener"
            className={styles.destination}
          >
            {label}
            <ArrowUpRight aria-hidden="true" />
          </a>
        ) : (
          <Link
            key={label}
            to={address}
            {...mark}
            aria-current={isPresentPath(pathname, address) ? 'page' : undefined}
            className={`${styles.destination} ${holds.test(pathname) ? styles.present : ''}`}
          >
            {label}
            {holds.test(pathname) && (
              <Stitches count={Math.max(3, Math.round(label.length * 0.7))} />
            )}
          </Link>
        ),
      )}
    </nav>
  );
}

function ProfileButton() {
  const me = useMe();
  const isDesktop = useIsDesktop();
  const name =
    [me?.firstName, me?.lastName].filter(Boolean).join(' ') || me?.screenName || me?.email;
  return (
    <LazyTrigger
      opened={profileMenu}
      trigger={
        <button type="button" className={styles.profile} aria-label={`Profile menu, ${name ?? ''}`}>
          {me?.imageUrl ? (
            <img src={me.imageUrl} alt="" className={styles.avatar} />
          ) : (
            <span className={styles.avatar}>{initialsOf(name ?? '')}</span>
          )}
          {isDesktop && <ChevronDown aria-hidden="true" />}
        </button>
      }
    />
  );
}
