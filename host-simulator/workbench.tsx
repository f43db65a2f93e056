import { useState } from 'react';
import { ControlsPanel } from './controls/controls-panel.tsx';
import { Stage } from './device/stage.tsx';
import { MessagesPanel } from './messages/messages-panel.tsx';
import styles from './workbench.module.css';

const places = [
  { name: 'controls', label: 'Controls' },
  { name: 'device', label: 'Device' },
  { name: 'messages', label: 'Messages' },
] as const;

/**
 * The whole simulator: controls, device, messages. On a narrow screen one of the three shows at a
 * time; the others stay, so that the page in the frame lives on.
 */
export function Workbench() {
  const [place, setPlace] = useState<(typeof places)[number]['name']>('device');
  return (
    <div className={styles.workbench} data-place={place}>
      <div className={styles.controls}>
        <ControlsPanel />
      </div>
      <main className={styles.device}>
        <Stage />
      </main>
      <div className={styles.messages}>
        <MessagesPanel />
      </div>
      <nav className={styles.switch} aria-label="Panels">
        {places.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-current={place === name ? 'true' : undefined}
            onClick={() => setPlace(name)}
          >
            {label}
          </button>
        ))}
      </nav>
    </div>
  );
}
