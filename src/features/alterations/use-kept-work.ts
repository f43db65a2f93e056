import { useEffect, useEffectEvent, useState } from 'react';
import { snapshot, subscribe } from 'valtio';
import { session } from '#lib/session.ts';
import { useDraft } from '#lib/use-draft.ts';
import { alterationsDraft } from './alterations-draft.ts';
import { alterations, comeBack } from './alterations-store.ts';

/**
 * Keeps the work on an order on the device, from the first choice on, and brings it back. Answers whether the
 * device has been asked, and how to have it written now.
 */
export function useKeptWork(userId: string): { isBack: boolean; flush(): Promise<unknown> } {
  const draft = useDraft({ kind: alterationsDraft, userId });
  const begin = useEffectEvent(() => comeBack(draft.changes));
  const keep = useEffectEvent(() => {
    // When the session ends the work is let go here, and stays on the device.
    if (session.userId === userId) draft.change(snapshot(alterations));
  });
  // Before any step shows, which may choose something at once.
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!draft.isLoaded) return;
    begin();
    setBack(true);
    return subscribe(alterations, keep, true);
  }, [draft.isLoaded]);
  return { isBack, flush: draft.flush };
}
