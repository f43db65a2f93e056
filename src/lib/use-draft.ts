import { useEffect, useMemo, useRef, useState } from 'react';
import { checkDraft, type DraftKind, writeKeyField, writeKeyOf } from './draft-kind.ts';
import { clearDraft, flushDraft, keepDraftNow, loadDraft, saveDraft } from './drafts.ts';
import { newIdempotencyKey } from './unanswered-writes.ts';

/** A form's unsaved changes. */
export interface Draft<Fields extends object> {
  /** What differs from what is saved. */
  changes: Partial<Fields>;
  /** Adds changes, or a function that makes them from the changes so far. Returns the new ones. */
  change(more: Change<Fields>): Partial<Fields>;
  /** Whether changes were there when the form opened, from an earlier time. */
  cameBack: boolean;
  /** It was saved, or thrown away. */
  forget(): void;
  /** Writes what has changed now; resolves once the device keeps it, or cannot. */
  flush(): Promise<unknown>;
  /**
   * The key of the write that saves it, the same at every try; undefined without a draft. The device
   * keeps it first ([Note: Unanswered writes]).
   */
  writeKey(): string | undefined;
  /** An earlier try was done, with other words: the next one has a key of its own. */
  dropWriteKey(): void;
}

/** More changes of a form, or a function that makes them from the changes so far. */
export type Change<Fields> = Partial<Fields> | ((changes: Partial<Fields>) => Partial<Fields>);

/** Whose draft of which form it is. */
export interface DraftOf<Fields extends object> {
  kind: DraftKind<Fields>;
  userId: string;
  /** Of which thing, where the form has many. */
  id?: string;
}

/**
 * Keeps a form's unsaved changes on the device, with their user, from the first key on, so that neither
 * a killed web view nor a lost session loses them ([Note: Draft writes]). Without `of` they are lost
 * with the page.
 */
export function useDraft<Fields extends object>(of: DraftOf<Fields> | null): Draft<Fields> {
  const kind = of?.kind ?? null;
  const userId = of?.userId ?? '';
  const name = kind && [kind.name, of?.id].filter(Boolean).join(' ');
  const place = useMemo(() => (name === null ? null : { userId, name }), [userId, name]);
  const [changes, setChanges] = useState<Partial<Fields>>({});
  const [cameBack, setCameBack] = useState(false);
  const latest = useRef<Partial<Fields>>({});
  const writeKey = useRef<string | null>(null);
  const isForgotten = useRef(false);
  const save = () => {
    const key = writeKey.current;
    if (place) saveDraft(place, { ...latest.current, ...(key && { [writeKeyField]: key }) });
  };
  useEffect(() => {
    if (!place || !kind) return;
    void loadDraft(place).then((found) => {
      if (isForgotten.current) return;
      writeKey.current ??= writeKeyOf(found);
      const kept = checkDraft(kind, found);
      if (!kept) return;
      // What was typed meanwhile is newer than the draft.
      latest.current = { ...kept, ...latest.current };
      setChanges(latest.current);
      setCameBack(true);
    });
    return () => void flushDraft(place);
  }, [place, kind]);
  return {
    changes,
    cameBack,
    change(more) {
      isForgotten.current = false;
      const also = typeof more === 'function' ? more(latest.current) : more;
      latest.current = { ...latest.current, ...also };
      setChanges(latest.current);
      save();
      return also;
    },
    forget() {
      isForgotten.current = true;
      latest.current = {};
      writeKey.current = null;
      setChanges({});
      setCameBack(false);
      if (place) void clearDraft(place);
    },
    flush: () => (place ? flushDraft(place) : Promise.resolve()),
    writeKey() {
      if (!place) return undefined;
      isForgotten.current = false;
      writeKey.current ??= newIdempotencyKey();
      save();
      keepDraftNow(place);
      return writeKey.current;
    },
    dropWriteKey() {
      writeKey.current = null;
      save();
    },
  };
}
