import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host-state.ts';
import { lateCode } from '#lib/late-code.ts';
import { session } from '#lib/session.ts';
import { endedStandIns } from '#lib/stand-in.ts';

const endCode = lateCode(() => import('./finish-stand-in.ts'));

/** Where a session in a member's account is over, says so to the server, and forgets what this device has of the member. */
export function StandInWatch() {
  const { token } = useSnapshot(session);
  const { isOnline } = useSnapshot(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session, or the network, is a time to try again
  useEffect(() => {
    for (const over of endedStandIns())
      endCode().then(
        ({ finishStandIn }) => finishStandIn(over),
        () => {},
      );
  }, [token, isOnline]);
  return null;
}
