import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';

/** Why Lola says nothing: she does not answer, or the device is offline, or was when she was asked. */
export function useSilence(wasOffline = false): string {
  const { isOnline } = useSnapshot(host);
  if (!isOnline) return 'You are offline';
  return wasOffline ? 'You were offline' : 'Lola is not answering';
}
