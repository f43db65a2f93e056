import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ScopeContext } from '#lib/scope.ts';

/** Shows a screen in the scope of the friend whom the address names ([Note: Scope on screen]). */
export function FriendScope({ children }: { children: ReactNode }) {
  const { friendId = '' } = useRouteParams();
  const scope = { owner: friendId, mayChange: false, paths: paths.friend(friendId) };
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}
