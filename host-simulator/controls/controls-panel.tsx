import { useSnapshot } from 'valtio';
import { Wordmark } from '#ui/wordmark.tsx';
import { PanelTabs } from '../panel-tabs.tsx';
import { ScenariosPanel } from '../scenario/scenarios-panel.tsx';
import { view } from '../view-state.ts';
import styles from './controls-panel.module.css';
import { DevicePanel } from './device-panel.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { HostPanel } from './host-panel.tsx';
import { ShareButton } from './share-button.tsx';

const tabs = [
  { name: 'host', label: 'Host', panel: HostPanel },
  { name: 'device', label: 'Device', panel: DevicePanel },
  { name: 'faults', label: 'Faults', panel: FaultsPanel },
  { name: 'scenarios', label: 'Scenarios', panel: ScenariosPanel },
] as const;

/** The left column: the host, its device, what goes wrong between them and the page, and scenarios. */
export function ControlsPanel() {
  const { choosing } = useSnapshot(view);
  return (
    <section className={styles.panel} aria-label="Controls">
      <header className={styles.head}>
        <Wordmark />
        <p>Host simulator</p>
        <ShareButton />
      </header>
      <PanelTabs
        label="Controls"
        tabs={tabs}
        chosen={choosing}
        onChoose={(name) => {
          view.choosing = name;
        }}
      />
    </section>
  );
}
