import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import styles from './offline-strip.module.css';

/**
 * Says that the network is away, and that nothing is lost. At the top of the page it keeps
 * clear of the device's notch.
 */
export function OfflineStrip({ isTop }: { isTop: boolean }) {
  const { isOnline } = useSnapshot(host);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.strip} data-top={isTop || undefined}>
          <CloudOff aria-hidden="true" />
          You are offline. What you add is kept and sent later.
        </p>
      )}
    </div>
  );
}
