import { Eraser, Power, RotateCcw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { deviceOf, layoutOf, settings } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { devices } from '../devices.ts';
import { clearStorage, kill, reload } from '../simulator.ts';
import { Choice } from './choice.tsx';
import styles from './device-panel.module.css';
import { HeightMeter } from './height-meter.tsx';
import { SettingRow } from './setting-row.tsx';
import { Toggle } from './toggle.tsx';

/** The device: its screen, its preferences, what the host does with heights, and its life. */
export function DevicePanel() {
  const chosen = useSnapshot(settings);
  const { safeArea, homeStrip } = layoutOf(chosen);
  const { statusBar } = deviceOf(chosen.device);
  return (
    <>
      <section>
        <h2>Device</h2>
        <div className={styles.choices}>
          <Choice
            label="Screen size"
            value={chosen.device}
            options={devices.map(({ name }) => ({ value: name, label: name }))}
            onChange={(device) => {
              settings.device = device;
            }}
          />
          <Choice
            label="Theme"
            value={chosen.theme}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            onChange={(theme) => {
              settings.theme = theme;
            }}
          />
        </div>
        <SettingRow title="Reduced motion" note="reloads the page">
          <Toggle
            label="Reduced motion"
            isOn={chosen.hasReducedMotion}
            onChange={(isOn) => {
              settings.hasReducedMotion = isOn;
            }}
          />
        </SettingRow>
        <SettingRow
          title="Safe areas"
          note={
            chosen.hasSafeAreas
              ? `status ${statusBar}, home ${homeStrip}; page top ${safeArea.top}`
              : 'none'
          }
        >
          <Toggle
            label="Safe areas"
            isOn={chosen.hasSafeAreas}
            onChange={(isOn) => {
              settings.hasSafeAreas = isOn;
            }}
          />
        </SettingRow>
      </section>
      <section>
        <h2>Page height</h2>
        <Choice
          label="What the host does with heights"
          value={chosen.heightPolicy}
          options={[
            { value: 'ignore', label: 'Ignore' },
            { value: 'apply', label: 'Apply' },
          ]}
          onChange={(policy) => {
            settings.heightPolicy = policy;
          }}
        />
        <HeightMeter />
      </section>
      <section className={styles.life}>
        <ControlButton icon={<RotateCcw aria-hidden="true" />} onClick={reload}>
          Reload
        </ControlButton>
        <ControlButton icon={<Power aria-hidden="true" />} onClick={kill}>
          Kill
        </ControlButton>
        <ControlButton icon={<Eraser aria-hidden="true" />} onClick={() => clearStorage()}>
          Clear storage
        </ControlButton>
      </section>
    </>
  );
}
