import { useEffect, useMemo, useRef, useState } from 'react';
import { clearDraft, flushDraft, loadDraft, saveDraft } from './drafts.ts';

/** A form's unsaved changes. */
export interface Draft<Fields extends object> {
  /** What differs from what is saved. */
  changes: Partial<Fields>;
  /** Takes more changes in; as a function, of what has changed by now. */
  change(more: Partial<Fields> | ((changes: Partial<Fields>) => Partial<Fields>)): void;
  /** Whether changes were there when the form opened, from an earlier time. */
  cameBack: boolean;
  /** It was saved, or thrown away. */
  forget(): void;
}

/**
 * Keeps a form's unsaved changes on the device, with their user, from the first key on, so that
 * neither a killed web view nor a lost session loses them.
 */
export function useDraft<Fields extends object>(userId: string, name: string): Draft<Fields> {
  const place = useMemo(() => ({ userId, name }), [userId, name]);
  const [changes, setChanges] = useState<Partial<Fields>>({});
  const [cameBack, setCameBack] = useState(false);
  const latest = useRef<Partial<Fields>>({});
  const isForgotten = useRef(false);
  useEffect(() => {
    void loadDraft(place).then((found) => {
      const kept = found as Partial<Fields> | null;
      if (!kept || isForgotten.current) return;
      // What was typed meanwhile is newer.
      latest.current = { ...kept, ...latest.current };
      setChanges(latest.current);
      setCameBack(Object.keys(kept).length > 0);
    });
    return () => void flushDraft(place);
  }, [place]);
  return {
    changes,
    cameBack,
    change(more) {
      isForgotten.current = false;
      const also = typeof more === 'function' ? more(latest.current) : more;
      latest.current = { ...latest.current, ...also };
      setChanges(latest.current);
      saveDraft(place, latest.current);
    },
    forget() {
      isForgotten.current = true;
      latest.current = {};
      setChanges({});
      setCameBack(false);
      void clearDraft(place);
    },
  };
}
