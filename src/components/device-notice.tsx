import { useSnapshot } from 'valtio';
import { device } from '#lib/device-database.ts';
import { Button } from '#ui/button.tsx';
import styles from './device-notice.module.css';
import { Notice } from './notice.tsx';

/**
 * Says why nothing can be kept on this device now; shown where photos are added and drafts are kept.
 */
export function DeviceNotice() {
  const { trouble } = useSnapshot(device);
  if (trouble === 'blocked') {
    return <Notice>Hem was updated. Close its other tabs to go on.</Notice>;
  }
  if (trouble === null) return null;
  return (
    <div className={styles.notice}>
      <Notice>
        Hem was updated. Reload to go on. Nothing new is kept on this device until then.
      </Notice>
      <Button size="small" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
