import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import styles from './offline-strip.module.css';

/**
 * Says that the network is away, what waits on the device meanwhile, and what does not. At the top of the page it keeps
 * clear of the device's notch.
 */
export function OfflineStrip({ isTop }: { isTop: boolean }) {
  const { isOnline } = useSnapshot(host);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.strip} data-top={isTop || undefined}>
          <CloudOff aria-hidden="true" />
          You are offline. Photos and outfits are kept and sent later, plans and pins are not.
        </p>
      )}
    </div>
  );
}
