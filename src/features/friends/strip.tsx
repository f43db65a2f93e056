import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Avatar } from '#components/avatar.tsx';
import { friendName } from '#components/friend-names.ts';
import type { Friend } from '#contract/schemas/friend.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './strip.module.css';

/** The strip above rooms that are seen with or as a friend; it stays while one scrolls. */
export function Strip({
  label,
  home,
  friend,
  words,
  children,
}: {
  label: string;
  /** Where *Back* leads from the first screen. */
  home: string;
  /** Undefined while they are being read, and of whom is no friend. */
  friend: Friend | undefined;
  words(friend: Friend): string;
  /** What stands at the end. */
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { showHeader } = useSnapshot(host);
  const hostGoesBack = !showHeader && hasPlaceToGoBack();
  return (
    <section className={styles.strip} aria-label={label}>
      {!hostGoesBack && (
        <IconButton
          label="Back"
          onClick={() => (hasPlaceToGoBack() ? navigate(-1) : navigate(home, { replace: true }))}
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      {friend && (
        <>
          <Avatar name={friendName(friend)} imageUrl={friend.imageUrl} />
          <strong className={styles.name} dir="auto">
            {words(friend)}
          </strong>
        </>
      )}
      <span className={styles.end}>{children}</span>
    </section>
  );
}
