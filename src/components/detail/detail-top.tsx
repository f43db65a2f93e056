import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScope } from '#lib/scope.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './detail-top.module.css';
import { FriendChip } from './friend-chip.tsx';
import { useWayBack } from './use-way-back.ts';

/** The buttons over the picture of a detail: the way back, and what can be done with it. */
export function DetailTop({
  home,
  middle,
  children,
}: {
  /** The list that it belongs to. */
  home: string;
  /** The part at the end of the room between the way back and the rest. */
  middle?: ReactNode;
  children?: ReactNode;
}) {
  const { hostGoesBack, back } = useWayBack(home);
  const { mayChange } = useScope();
  return (
    <div className={styles.top}>
      {!hostGoesBack && (
        <IconButton label="Back" raised onClick={back}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <span className={styles.space}>{mayChange ? middle : <FriendChip />}</span>
      {mayChange && children}
    </div>
  );
}
