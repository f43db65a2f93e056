import { Eraser, Moon, Power, RotateCcw, Sun } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { clearStorage, quit, start } from '../app-life.ts';
import { app } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import styles from './host-panel.module.css';
import { NumberField } from './number-field.tsx';
import { SettingRow } from './setting-row.tsx';
import { Toggle } from './toggle.tsx';

/** The app's life and the network it has. */
export function AppLife() {
  const { isRunning, stage, network } = useSnapshot(app);
  const isAway = stage === 'background';
  return (
    <>
      <PanelPart title="App">
        <div className={styles.pair}>
          <ControlButton
            icon={isAway ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
            disabled={!isRunning}
            onClick={() => perform({ do: isAway ? 'foreground' : 'background' })}
          >
            {isAway ? 'Foreground' : 'Background'}
          </ControlButton>
          <ControlButton
            icon={<RotateCcw aria-hidden="true" />}
            disabled={!isRunning}
            onClick={() => perform({ do: 'reload' })}
          >
            Reload
          </ControlButton>
          {isRunning ? (
            <ControlButton icon={<Power aria-hidden="true" />} onClick={quit}>
              Kill
            </ControlButton>
          ) : (
            <ControlButton icon={<Power aria-hidden="true" />} onClick={start}>
              Start
            </ControlButton>
          )}
          <ControlButton
            icon={<Power aria-hidden="true" />}
            onClick={() => perform({ do: 'kill' })}
          >
            Restart
          </ControlButton>
        </div>
        <ControlButton
          className={styles.wide}
          icon={<Eraser aria-hidden="true" />}
          onClick={() => clearStorage()}
        >
          Clear storage
        </ControlButton>
      </PanelPart>
      <PanelPart title="Network">
        <SettingRow title="Offline" note="requests fail, network.state">
          <Toggle
            label="Offline"
            isOn={network.isOffline}
            onChange={(isOffline) => perform({ do: 'offline', isOffline })}
          />
        </SettingRow>
        <SettingRow title="Slow network" note="added to each request">
          <NumberField
            label="Slow network"
            unit="ms"
            max={60_000}
            step={100}
            value={network.latencyMs}
            onChange={(latencyMs) => perform({ do: 'slow', latencyMs })}
          />
        </SettingRow>
      </PanelPart>
    </>
  );
}
