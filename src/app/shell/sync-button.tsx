import { RefreshCw } from 'lucide-react';
import { useSync } from '../use-sync.ts';
import styles from './sync-button.module.css';

/** Refreshes the cache, and has the host do the same (product spec, section 2). */
export function SyncButton() {
  const { sync, isSyncing } = useSync();
  return (
    <button type="button" className={styles.sync} onClick={sync} aria-busy={isSyncing}>
      <RefreshCw aria-hidden="true" className={isSyncing ? styles.turning : undefined} />
      Sync with app
    </button>
  );
}
