import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { uploads } from './uploads.ts';

/**
 * Whether photos on their way, or one of them, wait for the network: the device has none, which is known before any
 * send fails, or the last try found none and nothing moves yet.
 */
export function useIsUploadWaiting(id?: string): boolean {
  const { isWaiting, list } = useSnapshot(uploads);
  const { isOnline } = useSnapshot(host);
  if (!isOnline) return true;
  return isWaiting && !list.some((one) => (id === undefined || one.id === id) && one.share > 0);
}
