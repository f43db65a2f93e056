import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import styles from './offline-strip.module.css';

/** The words on what waits on the device meanwhile, and what does not, in a room. */
function keptIn(room: string): string {
  if (/^\/(wardrobes|items|outfits|looks|create-outfit)/.test(room)) {
    return ' Most changes are kept and sent later; forms keep what you type until you save it.';
  }
  if (/^\/alterations/.test(room)) return ' What you chose is kept.';
  return /^\/measure/.test(room) ? ' What you type is kept and sent later.' : '';
}

/**
 * Says that the network is away, and what of the present room waits on the device meanwhile. At the top of the page
 * it keeps clear of the device's notch.
 */
export function OfflineStrip({
  isTop,
  room,
}: {
  isTop: boolean;
  /** The path of the present room's row. */
  room: string;
}) {
  const { isOnline } = useSnapshot(host);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.strip} data-top={isTop || undefined}>
          <CloudOff aria-hidden="true" />
          You are offline.
          {/* Nothing of a member's waits on a staff member's device. */}
          {!('standIn' in document.documentElement.dataset) && keptIn(room)}
        </p>
      )}
    </div>
  );
}
