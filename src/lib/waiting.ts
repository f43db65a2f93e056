import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from './session-end.ts';

/** How much waits on this device for the network, or for its owner. */
export const waiting = proxy<{
  changes: number;
  refused: number;
  photos: number;
  isOpen: boolean;
}>({
  changes: 0,
  /** How many of the changes the server did not take. */
  refused: 0,
  photos: 0,
  /** Whether the list of it is open. */
  isOpen: false,
});

onSessionEnd(() => {
  waiting.isOpen = false;
});
