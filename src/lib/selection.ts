import { proxy } from 'valtio/vanilla';
import { hapticPlay } from './haptics.ts';
import { onSessionEnd } from './session-end.ts';

/** The choice in a list for a bulk action: ids, in the order chosen (product spec, section 4). */
export interface Selection {
  state: { isOn: boolean; ids: string[] };
  /** Begins choosing, with one or none. */
  start(id?: string): void;
  /** Takes one in, or out. */
  toggle(id: string): void;
  /** Takes all of these in, and nothing else. */
  choose(ids: readonly string[]): void;
  /** Removes all but these; answers whether any were removed. */
  keepOnly(ids: readonly string[]): boolean;
  /** Ends choosing. */
  clear(): void;
}

/** Makes the selection of one list. */
export function createSelection(): Selection {
  const state = proxy<Selection['state']>({ isOn: false, ids: [] });
  const clear = () => {
    state.isOn = false;
    state.ids = [];
  };
  // The next user must not find what this one had chosen.
  onSessionEnd(clear);
  return {
    state,
    start(id) {
      hapticPlay('medium');
      state.isOn = true;
      if (id !== undefined && !state.ids.includes(id)) state.ids.push(id);
    },
    toggle(id) {
      hapticPlay('selection');
      const index = state.ids.indexOf(id);
      if (index < 0) state.ids.push(id);
      else state.ids.splice(index, 1);
    },
    choose(ids) {
      hapticPlay('selection');
      state.ids = [...ids];
    },
    keepOnly(ids) {
      const there = new Set(ids);
      const kept = state.ids.filter((id) => there.has(id));
      const isLess = kept.length < state.ids.length;
      if (isLess) state.ids = kept;
      return isLess;
    },
    clear,
  };
}
