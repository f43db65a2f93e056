import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { ControlsPanel } from './controls/controls-panel.tsx';
import { Stage } from './device/stage.tsx';
import { DrawingGuard } from './drawing-guard.tsx';
import { RightPanel } from './messages/right-panel.tsx';
import { stepRegion } from './regions.ts';
import { RecordingBar } from './scenario/recording-bar.tsx';
import { view } from './view-state.ts';
import styles from './workbench.module.css';

const parts = [
  { name: 'controls', label: 'Controls' },
  { name: 'device', label: 'Device' },
  { name: 'messages', label: 'Messages' },
] as const;

/**
 * The whole simulator: controls, device, readings. On a narrow screen one of the three shows at a time; the others
 * stay, so that the page in the frame goes on.
 */
export function Workbench() {
  const { part } = useSnapshot(view);
  useEffect(() => {
    addEventListener('keydown', stepRegion);
    return () => removeEventListener('keydown', stepRegion);
  }, []);
  return (
    <main className={styles.workbench} data-place={part}>
      <h1 className="visually-hidden">Hem host simulator</h1>
      <div className={styles.bar}>
        <RecordingBar />
      </div>
      <div className={styles.controls} data-region>
        <ControlsPanel />
      </div>
      <section className={styles.device} aria-label="Simulated device" data-region>
        <DrawingGuard name="The device">
          <Stage />
        </DrawingGuard>
      </section>
      <div className={styles.messages} data-region>
        <RightPanel />
      </div>
      <nav className={styles.switch} aria-label="Panels">
        {parts.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-current={part === name ? 'true' : undefined}
            onClick={() => {
              view.part = name;
            }}
          >
            {label}
          </button>
        ))}
      </nav>
    </main>
  );
}
