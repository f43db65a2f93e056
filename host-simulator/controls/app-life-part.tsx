import { Eraser, Moon, Power, RotateCcw, Skull, Sun } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { clearStorage, quit, reload, start } from '../app-life.ts';
import { app, settings } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import type { NetworkKind } from '../frame/page-network.ts';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { Choice } from './choice.tsx';
import styles from './host-panel.module.css';
import { NumberField } from './number-field.tsx';
import { SettingRow } from './setting-row.tsx';
import { Toggle } from './toggle.tsx';

const kindNotes: Readonly<Record<NetworkKind, string>> = {
  usual: 'As the machine has it.',
  '3g': '300 ms and 700 kbit/s for each request of the page.',
  '2g': '800 ms and 50 kbit/s for each request of the page.',
  'lie-fi': 'Connected, and nothing arrives.',
};

/**
 * The controls of the app and of its network: background, reload, end and start, clear storage; connection and speed.
 */
export function AppLife() {
  const { isRunning, isDead, stage, network } = useSnapshot(app);
  const { network: kind, lossPercent } = useSnapshot(settings);
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
          icon={isDead ? <RotateCcw aria-hidden="true" /> : <Skull aria-hidden="true" />}
          disabled={!isRunning}
          onClick={() => (isDead ? reload() : perform({ do: 'die' }))}
        >
          {isDead ? 'Restart the web view' : 'Web view dies'}
        </ControlButton>
        <ControlButton
          className={styles.wide}
          icon={<Eraser aria-hidden="true" />}
          onClick={() => clearStorage()}
        >
          Clear storage
        </ControlButton>
      </PanelPart>
      <PanelPart title="Network">
        <Choice<NetworkKind>
          label="Kind of network"
          value={kind}
          isNarrow
          options={[
            { value: 'usual', label: 'Usual' },
            { value: '3g', label: '3G' },
            { value: '2g', label: '2G' },
            { value: 'lie-fi', label: 'Lie-fi' },
          ]}
          onChange={(next) => perform({ do: 'network', kind: next })}
        />
        <p className={styles.kind}>{kindNotes[kind]}</p>
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
        <SettingRow title="Loss" note="requests that fail">
          <NumberField
            label="Loss"
            unit="%"
            max={100}
            value={lossPercent}
            onChange={(percent) => perform({ do: 'network', lossPercent: percent })}
          />
        </SettingRow>
      </PanelPart>
    </>
  );
}
