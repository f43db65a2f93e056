import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import styles from './offline-strip.module.css';

/** Says that the network is away, and that nothing is lost by it. */
export function OfflineStrip() {
  const { isOnline } = useSnapshot(host);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.strip}>
          <CloudOff aria-hidden="true" />
          You are offline. What you add is kept and sent later.
        </p>
      )}
    </div>
  );
}
