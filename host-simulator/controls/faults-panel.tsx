import { Dices } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { reload } from '../app-life.ts';
import { settings } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { type FaultSettings, noFaults } from '../faults/faults.ts';
import { PanelBody, PanelPart } from '../panel-body.tsx';
import { TextInput } from '../text-input.tsx';
import styles from './faults-panel.module.css';
import { NumberField } from './number-field.tsx';
import { SettingRow } from './setting-row.tsx';

const rows: readonly { name: keyof FaultSettings; title: string; note: string; unit: string }[] = [
  { name: 'latencyMs', title: 'Latency', note: 'every message', unit: 'ms' },
  { name: 'jitterMs', title: 'Jitter', note: 'up to so much more', unit: 'ms' },
  { name: 'drop', title: 'Drop', note: 'never arrives', unit: '%' },
  { name: 'duplicate', title: 'Duplicate', note: 'arrives twice', unit: '%' },
  { name: 'reorder', title: 'Reorder', note: 'overtaken by those behind', unit: '%' },
  { name: 'truncate', title: 'Truncate', note: 'cut in the middle', unit: '%' },
  { name: 'oversize', title: 'Oversize', note: 'over the limit of 64 KB', unit: '%' },
  { name: 'wrongOrigin', title: 'Wrong origin', note: 'said by another frame', unit: '%' },
];

/** The faults of messages on their way, in both directions, and the seed that makes the same faults happen again. */
export function FaultsPanel() {
  const { faults, seed } = useSnapshot(settings);
  return (
    <PanelBody label="Faults">
      <PanelPart
        title="Seed"
        note="The same seed does the same to the same message: the third nav.back, whatever else travels."
      >
        <div className={styles.seed}>
          <TextInput
            isMono
            aria-label="Seed"
            value={seed}
            onChange={(event) => {
              settings.seed = event.target.value;
            }}
          />
          <ControlButton
            aria-label="Another seed"
            title="Another seed"
            icon={<Dices aria-hidden="true" />}
            onClick={() => {
              settings.seed = Math.random().toString(36).slice(2, 8);
            }}
          />
        </div>
        <ControlButton className={styles.wide} onClick={reload}>
          Reload and begin anew
        </ControlButton>
      </PanelPart>
      <PanelPart title="Both ways">
        {rows.map(({ name, title, note, unit }) => (
          <SettingRow key={name} title={title} note={note}>
            <NumberField
              label={title}
              unit={unit}
              max={unit === '%' ? 100 : 60_000}
              value={faults[name]}
              onChange={(value) => {
                settings.faults[name] = value;
              }}
            />
          </SettingRow>
        ))}
        <ControlButton
          className={styles.wide}
          onClick={() => {
            settings.faults = { ...noFaults };
          }}
        >
          No faults
        </ControlButton>
      </PanelPart>
    </PanelBody>
  );
}
