import { CornerUpLeft } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { flagRegistry } from '#bridge/flag-registry.ts';
import { app } from '../app-state.ts';
import { appTabs } from '../app-tabs.ts';
import { ControlButton } from '../control-button.tsx';
import { pressBack, pressTab } from '../simulator.ts';
import { FlagRow } from './flag-row.tsx';
import styles from './host-panel.module.css';

/** What the host does: hardware back, the bottom tabs, and the flags it sets. */
export function HostPanel() {
  const { tab: current } = useSnapshot(app);
  return (
    <>
      <section>
        <h2>Host buttons</h2>
        <ControlButton
          kind="primary"
          className={styles.back}
          icon={<CornerUpLeft aria-hidden="true" />}
          onClick={() => pressBack()}
        >
          Hardware back
        </ControlButton>
        <h3>Bottom tab press</h3>
        <div className={styles.tabs}>
          {appTabs.map(({ name, label, icon: Icon }) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              aria-pressed={name === current}
              onClick={() => pressTab(name)}
            >
              <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
      </section>
      <section>
        <h2>Flags</h2>
        {flagRegistry.map((flag) => (
          <FlagRow key={flag.key} flag={flag} />
        ))}
      </section>
    </>
  );
}
