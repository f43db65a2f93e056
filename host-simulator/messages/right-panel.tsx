import { useSnapshot } from 'valtio';
import { HeightPanel } from '../height/height-panel.tsx';
import { ConsolePanel } from '../page-side/console-panel.tsx';
import { StoragePanel } from '../page-side/storage-panel.tsx';
import { PanelTabs } from '../panel-tabs.tsx';
import { SuitePanel } from '../suite/suite-panel.tsx';
import { view } from '../view-state.ts';
import { MessagesPanel } from './messages-panel.tsx';
import styles from './right-panel.module.css';

const tabs = [
  { name: 'messages', label: 'Messages', panel: MessagesPanel },
  { name: 'console', label: 'Console', panel: ConsolePanel },
  { name: 'storage', label: 'Storage', panel: StoragePanel },
  { name: 'height', label: 'Height', panel: HeightPanel },
  { name: 'suite', label: 'Suite', panel: SuitePanel },
] as const;

/**
 * The right column: the messages, the page's console and storage, its height, and whether a host keeps
 * to the protocol.
 */
export function RightPanel() {
  const { reading } = useSnapshot(view);
  return (
    <section className={styles.panel} aria-label="Readings">
      <PanelTabs
        label="Readings"
        tabs={tabs}
        chosen={reading}
        onChoose={(name) => {
          view.reading = name;
        }}
      />
    </section>
  );
}
