import { Circle, Square, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { snapshot, useSnapshot } from 'valtio';
import { showToast } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { PanelBody, PanelPart } from '../panel-body.tsx';
import type { Scenario } from './format.ts';
import {
  importScenario,
  record,
  scenarios,
  showScenario,
  stopAndAskName,
} from './scenario-store.ts';
import styles from './scenarios-panel.module.css';
import { ShownScenario } from './shown-scenario.tsx';

/** Scenarios: recorded here or brought from elsewhere, replayed, handed on. */
export function ScenariosPanel() {
  const { saved, isRecording, shown } = useSnapshot(scenarios);
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem('');
    try {
      importScenario(await chosen.text());
    } catch (error) {
      setProblem(`${chosen.name}: ${(error as Error).message}`);
    }
  };
  return (
    <PanelBody label="Scenarios">
      <PanelPart
        title="Record"
        note="The app starts anew where it is. Then press host buttons and tap in the page."
      >
        {isRecording ? (
          <ControlButton
            kind="primary"
            className={styles.wide}
            icon={<Square aria-hidden="true" />}
            onClick={stopAndAskName}
          >
            Stop recording
          </ControlButton>
        ) : (
          <ControlButton
            kind="primary"
            className={styles.wide}
            icon={<Circle aria-hidden="true" />}
            onClick={() => record().catch((error: Error) => showToast(error.message))}
          >
            Record
          </ControlButton>
        )}
        <ControlButton
          className={styles.wide}
          icon={<Upload aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          Import *.bridge.json
        </ControlButton>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="Scenario file"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </PanelPart>
      <PanelPart title="Saved">
        {saved.length === 0 && <p className={styles.none}>None yet</p>}
        <ul className={styles.list}>
          {saved.map(({ name, steps }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={shown?.name === name}
                onClick={() => {
                  const scenario = snapshot(scenarios).saved[index];
                  if (scenario) showScenario(structuredClone(scenario) as Scenario);
                }}
              >
                {name}
                <span>{steps.length} steps</span>
              </button>
            </li>
          ))}
        </ul>
      </PanelPart>
      {shown && <ShownScenario key={shown.name} />}
    </PanelBody>
  );
}
