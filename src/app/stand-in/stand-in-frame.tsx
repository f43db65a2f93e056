import { type ReactNode, useEffect, useState } from 'react';
import { onCallFailed } from '#lib/http.ts';
import { lateCode } from '#lib/late-code.ts';
import { useStandIn } from '#lib/use-stand-in.ts';
import { tellOfCall } from '../client.ts';
import { endSession } from '../end-session.ts';
import { StartWait } from '../start-wait.tsx';
import { tellOfClosed } from './tell-of-closed.ts';

const barCode = lateCode(() => import('./show-bar.tsx'));

/** Shows the bar over a member's account, and then what is in it: nothing of it is seen without ([Note: Standing in]). */
export function StandInFrame({ children }: { children: ReactNode }) {
  const note = useStandIn();
  const [isBarred, setBarred] = useState(false);
  useEffect(() => {
    // Nobody is in another's account without being told in whose.
    if (!note) return endSession('expired');
    onCallFailed((error, isRepeat) => tellOfClosed(error) || tellOfCall(error, isRepeat));
    barCode().then(
      ({ showBar }) => {
        showBar(note);
        setBarred(true);
      },
      () => endSession('expired'),
    );
    return () => onCallFailed(tellOfCall);
  }, [note]);
  return isBarred ? children : <StartWait />;
}
