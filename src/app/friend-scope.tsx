import type { ReactNode } from 'react';
import { MoreMenuContext } from '#components/more-menu-slot.tsx';
import { FriendStrip } from '#features/friends/friend-strip.tsx';
import { NotAFriend } from '#features/friends/not-a-friend.tsx';
import { useEndOfSight } from '#features/friends/use-end-of-sight.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ScopeContext } from '#lib/scope.ts';
import styles from './friend-scope.module.css';

/** Shows a screen in the scope of the friend whom the address names ([Note: Scope on screen]). */
export function FriendScope({ isDetail, children }: { isDetail: boolean; children: ReactNode }) {
  const { friendId = '' } = useRouteParams();
  const isStranger = useEndOfSight(friendId);
  const scope = { owner: friendId, mayChange: false, paths: paths.friend(friendId) };
  if (isStranger) return <NotAFriend />;
  return (
    <ScopeContext value={scope}>
      {isDetail ? (
        children
      ) : (
        <>
          <FriendStrip friendId={friendId} />
          {/* The strip has the menu. */}
          <MoreMenuContext value={null}>
            <div className={styles.room}>{children}</div>
          </MoreMenuContext>
        </>
      )}
    </ScopeContext>
  );
}
