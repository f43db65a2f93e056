import { useId, useState } from 'react';
import { Stitches } from '#ui/stitches.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import styles from './controls-panel.module.css';
import { DevicePanel } from './device-panel.tsx';
import { HostPanel } from './host-panel.tsx';

const tabs = [
  { name: 'host', label: 'Host', panel: HostPanel },
  { name: 'device', label: 'Device', panel: DevicePanel },
] as const;

/** The left column: what the host says and does, and the device it runs on. */
export function ControlsPanel() {
  const [chosen, setChosen] = useState<(typeof tabs)[number]['name']>('host');
  const id = useId();
  const { panel: Panel } = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  const step = (key: string) => {
    const delta = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (!delta) return;
    const index = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(index + delta + tabs.length) % tabs.length] ?? tabs[0];
    setChosen(next.name);
    document.getElementById(`${id}${next.name}`)?.focus();
  };
  return (
    <section className={styles.panel} aria-label="Controls">
      <header className={styles.head}>
        <Wordmark />
        <h1>Host simulator</h1>
      </header>
      <div className={styles.tabs} role="tablist" aria-label="Controls">
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            aria-selected={chosen === name}
            aria-controls={`${id}panel`}
            tabIndex={chosen === name ? 0 : -1}
            onClick={() => setChosen(name)}
            onKeyDown={(event) => step(event.key)}
          >
            {label}
            {chosen === name && <Stitches count={4} />}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        className={styles.body}
        role="tabpanel"
        aria-labelledby={`${id}${chosen}`}
      >
        <Panel />
      </div>
    </section>
  );
}
