import { useEffect, useMemo, useRef, useState } from 'react';
import type { ItemAttributes, ItemDetails } from '#contract/schemas/item.ts';
import { clearDraft, loadDraft, saveDraft } from '#lib/drafts.ts';
import { attributesOf } from './changed-attributes.ts';

/** How long typing rests before the draft is kept, in milliseconds. */
const restMs = 400;

/** The unsaved changes of an item, kept on the device until they are saved. */
export function useItemDraft(item: ItemDetails) {
  const { ownerId: userId, itemId } = item;
  const place = useMemo(() => ({ userId, name: `item ${itemId}` }), [userId, itemId]);
  const [changes, setChanges] = useState<Partial<ItemAttributes>>({});
  const isTouched = useRef(false);
  const latest = useRef(changes);
  useEffect(() => {
    void loadDraft<Partial<ItemAttributes>>(place).then((kept) => {
      // What was typed meanwhile is newer.
      if (kept) setChanges((now) => ({ ...kept, ...now }));
    });
  }, [place]);
  useEffect(() => {
    latest.current = changes;
    if (!isTouched.current) return;
    const timer = setTimeout(() => void saveDraft(place, changes), restMs);
    return () => clearTimeout(timer);
  }, [place, changes]);
  useEffect(
    () => () => {
      // Closed before the typing rested.
      if (isTouched.current) void saveDraft(place, latest.current);
    },
    [place],
  );
  return {
    draft: { ...attributesOf(item), ...changes },
    change(more: Partial<ItemAttributes>) {
      isTouched.current = true;
      setChanges((now) => ({ ...now, ...more }));
    },
    forget() {
      isTouched.current = false;
      void clearDraft(place);
    },
  };
}
