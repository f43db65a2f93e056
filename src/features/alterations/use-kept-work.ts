import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { snapshot, subscribe } from 'valtio';
import { hasChanges } from '#api/store/pending-changes.ts';
import { checkDraft } from '#lib/draft-kind.ts';
import { session } from '#lib/session.ts';
import { useDraft } from '#lib/use-draft.ts';
import { alterationsDraft } from './alterations-draft.ts';
import { alterations, comeBack } from './alterations-store.ts';
import { openTabs } from './other-tabs.ts';

/**
 * Keeps the work on an order on the device, from the first choice on, and brings it back. All tabs of a browser have
 * the same work: what one changes the others show. Answers whether the device has been asked, and how to have it
 * written now. `onApplied`: another tab has put what was pending into the cart.
 */
export function useKeptWork(
  userId: string,
  onApplied: () => void,
): { isBack: boolean; flush(): Promise<unknown> } {
  const draft = useDraft({ kind: alterationsDraft, userId });
  // Before any step shows, which may choose something at once.
  const [isBack, setBack] = useState(false);
  const isHeard = useRef(false);
  const hear = useEffectEvent((told: unknown) => {
    const work = checkDraft(alterationsDraft, told);
    if (!work || session.userId !== userId) return;
    isHeard.current = true;
    const wasPending = hasChanges(alterations.changes);
    comeBack(work);
    draft.change(snapshot(alterations));
    if (wasPending && !hasChanges(alterations.changes)) onApplied();
  });
  const begin = useEffectEvent(() => {
    // What another tab has said meanwhile is newer.
    if (!isHeard.current) comeBack(draft.changes);
  });
  const keep = useEffectEvent(() => {
    // When the session ends the work is let go here, and stays on the device.
    if (session.userId === userId) draft.change(snapshot(alterations));
  });
  useEffect(() => {
    const own = () => (session.userId === userId ? snapshot(alterations) : null);
    const tabs = openTabs(`hem.alterations.${userId}`, {
      onTold: (told) => hear(told),
      // Until the device has been asked, there is nothing to tell.
      present: () => (draft.isLoaded ? own() : null),
    });
    if (!draft.isLoaded) return tabs.close;
    begin();
    setBack(true);
    const unsubscribe = subscribe(
      alterations,
      () => {
        if (tabs.isHearing()) return;
        keep();
        tabs.tell(own);
      },
      true,
    );
    return () => {
      unsubscribe();
      tabs.close();
    };
  }, [draft.isLoaded, userId]);
  return { isBack, flush: draft.flush };
}
