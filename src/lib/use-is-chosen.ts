import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { Selection } from './selection.ts';

/** Whether one is chosen: only those of which that changes are rendered for a tap on one of them. */
export const useIsChosen = ({ state }: Selection, id: string): boolean =>
  useSyncExternalStore(
    (onChange) => subscribe(state, onChange, true),
    () => state.isOn && state.ids.includes(id),
  );
