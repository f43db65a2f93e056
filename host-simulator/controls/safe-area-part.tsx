import { useSnapshot } from 'valtio';
import { layoutOf, settings } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import type { Sides } from '../devices.ts';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import styles from './device-panel.module.css';
import { NumberField } from './number-field.tsx';
import { SettingRow } from './setting-row.tsx';
import { Toggle } from './toggle.tsx';

const sides: readonly { name: keyof Sides; label: string }[] = [
  { name: 'top', label: 'Top' },
  { name: 'right', label: 'Right' },
  { name: 'bottom', label: 'Bottom' },
  { name: 'left', label: 'Left' },
];

/** The safe area, by which the screen's edges reach into the page: the device's own, or any other. */
export function SafeAreaPart() {
  const chosen = useSnapshot(settings);
  const { safeArea, statusBar, homeStrip } = layoutOf(chosen as typeof settings);
  return (
    <PanelPart title="Safe areas">
      <SettingRow
        title="Notch and home strip"
        note={chosen.hasSafeAreas ? `status ${statusBar}, home ${homeStrip}` : 'none'}
      >
        <Toggle
          label="Safe areas"
          isOn={chosen.hasSafeAreas}
          onChange={(isOn) => {
            settings.hasSafeAreas = isOn;
          }}
        />
      </SettingRow>
      <div className={styles.sides}>
        {sides.map(({ name, label }) => (
          <div key={name} className={styles.side}>
            <span aria-hidden="true">{label}</span>
            <NumberField
              label={`Safe area, ${label.toLowerCase()}`}
              max={200}
              value={safeArea[name]}
              onChange={(px) => perform({ do: 'safeArea', ...safeArea, [name]: px })}
            />
          </div>
        ))}
      </div>
      {chosen.safeArea && (
        <ControlButton
          className={styles.wide}
          onClick={() => {
            settings.safeArea = undefined;
          }}
        >
          As the device has them
        </ControlButton>
      )}
    </PanelPart>
  );
}
