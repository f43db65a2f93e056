import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/*
 * [Note: List one came from] A detail's next and previous follow the list that one came from. Which
 * list that is belongs to the entry of the history, so that two tabs do not change each other's and
 * a reload keeps it. An entry that says nothing (opened by a link, or in a new tab) takes the order
 * that was last looked at, and keeps it.
 */

/** The state that goes with a link from a list to a detail: which list it is. */
export const fromList = (list: unknown) => ({ list });

/**
 * The list that one came from.
 * @param read checks what the entry says; null where that is no list.
 * @param last the order that was last looked at on this device.
 */
export function useListOrigin<List>(read: (said: unknown) => List | null, last: () => List): List {
  const state = useLocation().state as { list?: unknown } | null;
  const present = useRef<List | null>(null);
  const said = state?.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an entry says is read once
  const list = useMemo(
    () => (said === undefined ? null : read(said)) ?? present.current ?? last(),
    [said],
  );
  useEffect(() => {
    present.current = list;
    if (said !== undefined) return;
    // `usr` is where the router keeps an entry's state, and reads it at the next load.
    const entry = window.history.state as { usr?: object } | null;
    window.history.replaceState({ ...entry, usr: { ...entry?.usr, ...fromList(list) } }, '');
  }, [list, said]);
  return list;
}
