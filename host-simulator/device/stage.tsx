import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { classes } from '#ui/classes.ts';
import { layoutOf, settings } from '../app-state.ts';
import { deviceOf } from '../devices.ts';
import { AddressStrip } from './address-strip.tsx';
import { DeviceFrame } from './device-frame.tsx';
import { DimensionLine } from './dimension-line.tsx';
import styles from './stage.module.css';
import { useFitScale } from './use-fit-scale.ts';

const bezel = 14;
const lineRoom = 44;

/** The middle: the address of the page, and the device that shows it, scaled to fit or as it is chosen. */
export function Stage() {
  const room = useRef<HTMLDivElement>(null);
  const chosen = useSnapshot(settings) as typeof settings;
  const device = deviceOf(chosen);
  const layout = layoutOf(chosen);
  const width = layout.screen.width + 2 * bezel + 2 * lineRoom;
  const height = layout.screen.height + 2 * bezel;
  const fit = useFitScale(room, width, height);
  const scale = chosen.zoom === 'fit' ? fit : Number(chosen.zoom) / 100;
  const top = bezel + layout.statusBar + layout.titleBar - layout.underStatusBar;
  return (
    <div className={styles.stage}>
      <AddressStrip />
      <div ref={room} className={classes(styles.room, chosen.zoom !== 'fit' && styles.scrolling)}>
        <div className={styles.fit} style={{ width: width * scale, height: height * scale }}>
          <div className={styles.scaled} style={{ width, height, transform: `scale(${scale})` }}>
            <div
              style={{
                marginInline: lineRoom,
                padding: bezel,
                borderRadius: device.radius + bezel,
              }}
              className={styles.bezel}
            >
              <DeviceFrame device={device} layout={layout} />
            </div>
            <DimensionLine viewport={layout.viewport} top={top} />
          </div>
        </div>
      </div>
    </div>
  );
}
