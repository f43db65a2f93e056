import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { onCallFailed } from '#lib/http.ts';
import { lateCode } from '#lib/late-code.ts';
import { session } from '#lib/session.ts';
import { endedStandIns, standIn } from '#lib/stand-in.ts';
import { tellOfCall } from '../client.ts';
import { endSession } from '../end-session.ts';
import { tellOfClosed } from './tell-of-closed.ts';

const barCode = lateCode(() => import('./show-bar.tsx'));
const endCode = lateCode(() => import('./finish-stand-in.ts'));

/**
 * Shows the bar over a member's account, as soon as the first screen stands; and where that was over before it came,
 * forgets what this device has of the member ([Note: Standing in]).
 */
export function StandInWatch() {
  const { token } = useSnapshot(session);
  useEffect(() => {
    const note = standIn();
    if (note && note.within === token) {
      onCallFailed((error, isRepeat) => tellOfClosed(error) || tellOfCall(error, isRepeat));
      barCode().then(
        ({ showBar }) => showBar(note),
        // Nobody is in another's account without being told.
        () => endSession('expired'),
      );
      return () => onCallFailed(tellOfCall);
    }
    for (const over of endedStandIns())
      endCode().then(
        ({ finishStandIn }) => finishStandIn(over),
        () => {},
      );
  }, [token]);
  return null;
}
