import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { MoreMenuContext } from '#components/more-menu-slot.tsx';
import { splitOwner } from '#contract/rules/seen-as.ts';
import { FriendStrip } from '#features/friends/friend-strip.tsx';
import { NotAFriend } from '#features/friends/not-a-friend.tsx';
import { SeenAsStrip } from '#features/friends/seen-as-strip.tsx';
import { useEndOfSight } from '#features/friends/use-end-of-sight.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ScopeContext } from '#lib/scope.ts';
import { session } from '#lib/session.ts';
import styles from './friend-scope.module.css';

/**
 * Shows a screen in the scope of the friend whom the address names, or of the member's own things as a friend sees them
 * ([Note: Scope on screen]).
 */
export function FriendScope({ isDetail, children }: { isDetail: boolean; children: ReactNode }) {
  const { friendId: named = '' } = useRouteParams();
  const { userId } = useSnapshot(session);
  const { owner, friendId: seenAs } = splitOwner(named);
  const isStranger = useEndOfSight(named);
  const scope = { owner: named, mayChange: false, seenAs, paths: paths.friend(named) };
  if (isStranger || (seenAs && userId && owner !== userId)) return <NotAFriend />;
  return (
    <ScopeContext value={scope}>
      {isDetail ? (
        children
      ) : (
        <>
          {seenAs ? <SeenAsStrip friendId={seenAs} /> : <FriendStrip friendId={named} />}
          {/* The strip has the menu. */}
          <MoreMenuContext value={null}>
            <div className={styles.room}>{children}</div>
          </MoreMenuContext>
        </>
      )}
    </ScopeContext>
  );
}
