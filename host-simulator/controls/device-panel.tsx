import { useSnapshot } from 'valtio';
import { settings } from '../app-state.ts';
import { devices, ownName } from '../devices.ts';
import { PanelBody, PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { Choice } from './choice.tsx';
import styles from './device-panel.module.css';
import { KeyboardPart } from './keyboard-part.tsx';
import { NumberField } from './number-field.tsx';
import { OwnScreen } from './own-screen.tsx';
import { PermissionsPart } from './permissions-part.tsx';
import { RegionPart } from './region-part.tsx';
import { SafeAreaPart } from './safe-area-part.tsx';
import { SettingRow } from './setting-row.tsx';
import { Toggle } from './toggle.tsx';

/** The device: its screen, how it is held and drawn, what its user prefers, its edges, its keyboard. */
export function DevicePanel() {
  const chosen = useSnapshot(settings);
  return (
    <PanelBody label="Device">
      <PanelPart title="Screen">
        <div className={styles.choices}>
          <Choice
            label="Screen size"
            value={chosen.device}
            options={[
              ...devices.map(({ name }) => ({ value: name, label: name })),
              { value: ownName, label: 'Own size' },
            ]}
            onChange={(name) => perform({ do: 'device', name })}
          />
          {chosen.device === ownName && <OwnScreen />}
          <Choice
            label="How it is held"
            value={chosen.isRotated ? 'sideways' : 'upright'}
            options={[
              { value: 'upright', label: 'Upright' },
              { value: 'sideways', label: 'Sideways' },
            ]}
            onChange={(held) => perform({ do: 'device', isRotated: held === 'sideways' })}
          />
          <Choice
            label="Zoom"
            value={chosen.zoom}
            isNarrow
            options={[
              { value: 'fit', label: 'Fit' },
              { value: '50', label: '50 %' },
              { value: '75', label: '75 %' },
              { value: '100', label: '100 %' },
            ]}
            onChange={(zoom) => {
              settings.zoom = zoom;
            }}
          />
        </div>
      </PanelPart>
      <PanelPart title="Preferences">
        <Choice
          label="Theme"
          value={chosen.theme}
          isNarrow
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'system', label: 'System' },
          ]}
          onChange={(theme) => perform({ do: 'theme', theme })}
        />
        <SettingRow title="Text size" note="100 to 200">
          <NumberField
            label="Text size"
            unit="%"
            min={100}
            max={200}
            step={10}
            value={chosen.textZoom}
            onChange={(percent) => perform({ do: 'textZoom', percent })}
          />
        </SettingRow>
        <SettingRow title="Reduced motion" note="reloads the page">
          <Toggle
            label="Reduced motion"
            isOn={chosen.hasReducedMotion}
            onChange={(isOn) => {
              settings.hasReducedMotion = isOn;
            }}
          />
        </SettingRow>
      </PanelPart>
      <PermissionsPart />
      <RegionPart />
      <SafeAreaPart />
      <KeyboardPart />
    </PanelBody>
  );
}
