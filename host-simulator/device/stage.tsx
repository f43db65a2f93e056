import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { deviceOf, layoutOf, settings } from '../app-state.ts';
import { AddressStrip } from './address-strip.tsx';
import { DeviceFrame } from './device-frame.tsx';
import { DimensionLine } from './dimension-line.tsx';
import styles from './stage.module.css';
import { useFitScale } from './use-fit-scale.ts';

const bezel = 14;
const lineRoom = 44;

/** The middle: where the page is, and the device that shows it, scaled to fit. */
export function Stage() {
  const room = useRef<HTMLDivElement>(null);
  const chosen = useSnapshot(settings);
  const device = deviceOf(chosen.device);
  const layout = layoutOf(chosen);
  const width = device.width + 2 * bezel + 2 * lineRoom;
  const height = device.height + 2 * bezel;
  const scale = useFitScale(room, width, height);
  const top = bezel + device.statusBar + layout.titleBar - layout.underStatusBar;
  return (
    <div className={styles.stage}>
      <AddressStrip />
      <div ref={room} className={styles.room}>
        <div className={styles.fit} style={{ width: width * scale, height: height * scale }}>
          <div className={styles.scaled} style={{ width, height, transform: `scale(${scale})` }}>
            <div style={{ marginInline: lineRoom, padding: bezel }} className={styles.bezel}>
              <DeviceFrame device={device} layout={layout} theme={chosen.theme} />
            </div>
            <DimensionLine viewport={layout.viewport} top={top} />
          </div>
        </div>
      </div>
    </div>
  );
}
