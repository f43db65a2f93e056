import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { checkDraft, type DraftKind, writeKeyField, writeKeyOf } from './draft-kind.ts';
import { adoptDraft, adoptLater, takeDraftSlot } from './draft-slots.ts';
import {
  clearDraft,
  type DraftPlace,
  flushDraft,
  keepDraftNow,
  loadDraft,
  saveDraft,
} from './drafts.ts';
import { newIdempotencyKey } from './unanswered-writes.ts';

/** A form's unsaved changes. */
export interface Draft<Fields extends object> {
  /** The differences from what is saved. */
  changes: Partial<Fields>;
  /** Adds changes, or a function that makes them from the changes so far. Returns the new ones. */
  change(more: Change<Fields>): Partial<Fields>;
  /** Whether changes were there when the form opened, from an earlier time. */
  cameBack: boolean;
  /** Whether the device has been asked for them. */
  isLoaded: boolean;
  /** Forgets the changes: they were saved, or thrown away. */
  forget(): void;
  /** Writes what has changed now; resolves once the device keeps it, or cannot. */
  flush(): Promise<unknown>;
  /**
   * The key of the write that saves it, the same at every try; undefined without a draft. The device
   * keeps it first ([Note: Unanswered writes]).
   */
  writeKey(): string | undefined;
  /** Drops that key: an earlier try was done, with other words, and the next one has a key of its own. */
  dropWriteKey(): void;
}

/** More changes of a form, or a function that makes them from the changes so far. */
export type Change<Fields> = Partial<Fields> | ((changes: Partial<Fields>) => Partial<Fields>);

/** The form and the user whose draft it is. */
export interface DraftOf<Fields extends object> {
  kind: DraftKind<Fields>;
  userId: string;
  /** The id of the thing, where the form has many. */
  id?: string;
}

/**
 * Keeps a form's unsaved changes on the device, with their user, from the first key on, so that neither a killed web
 * view nor a lost session loses them ([Note: Draft writes]), and each tab keeps its own ([Note: Draft slots]). Where
 * `which` is null they are lost with the page.
 */
export function useDraft<Fields extends object>(which: DraftOf<Fields> | null): Draft<Fields> {
  const kind = which?.kind ?? null;
  const userId = which?.userId ?? '';
  const name = kind && [kind.name, which?.id].filter(Boolean).join(' ');
  const place = useMemo(() => (name === null ? null : { userId, name }), [userId, name]);
  const [changes, setChanges] = useState<Partial<Fields>>({});
  const [cameBack, setCameBack] = useState(false);
  const [isLoaded, setLoaded] = useState(which === null);
  const latest = useRef<Partial<Fields>>({});
  const writeKey = useRef<string | null>(null);
  const isForgotten = useRef(false);
  /** The place where this tab keeps it, once that is known. */
  const slot = useRef<DraftPlace | null>(null);
  const taking = useRef<Promise<unknown>>(Promise.resolve());
  const save = () => {
    const key = writeKey.current;
    const draft = { ...latest.current, ...(key && { [writeKeyField]: key }) };
    if (slot.current) saveDraft(slot.current, draft);
  };
  const saveTyped = useEffectEvent(save);
  useEffect(() => {
    if (!place || !kind) return;
    const { taken, release } = takeDraftSlot(place, kind.isShared);
    let isLeft = false;
    const isTyped = () => Object.keys(latest.current).length > 0;
    const show = (found: unknown) => {
      if (isForgotten.current) return;
      const isNewer = isTyped();
      writeKey.current ??= writeKeyOf(found);
      const kept = checkDraft(kind, found);
      // What was typed meanwhile is newer than the draft.
      if (kept) {
        latest.current = { ...kept, ...latest.current };
        setChanges(latest.current);
        setCameBack(true);
      }
      // What was typed before the slot was known is not kept yet.
      if (isNewer) saveTyped();
    };
    const load = async () => {
      const own = await taken;
      if (isLeft) return;
      slot.current = own;
      const found = (await loadDraft(own)) ?? (await adoptDraft(place, own));
      if (!isLeft) setLoaded(true);
      show(found);
      if (found !== null) return;
      const isUntouched = () => !isLeft && !isForgotten.current && !isTyped();
      const left = await adoptLater(place, own, isUntouched);
      if (left !== null) show(left);
    };
    taking.current = taken;
    void load();
    return () => {
      isLeft = true;
      release(slot.current ? flushDraft(slot.current) : Promise.resolve());
    };
  }, [place, kind]);
  return {
    changes,
    cameBack,
    isLoaded,
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
      if (slot.current) void clearDraft(slot.current);
    },
    async flush() {
      await taking.current;
      if (slot.current) await flushDraft(slot.current);
    },
    writeKey() {
      if (!place) return undefined;
      isForgotten.current = false;
      writeKey.current ??= newIdempotencyKey();
      save();
      if (slot.current) keepDraftNow(slot.current);
      return writeKey.current;
    },
    dropWriteKey() {
      writeKey.current = null;
      save();
    },
  };
}
