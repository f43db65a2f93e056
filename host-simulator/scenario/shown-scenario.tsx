import { Check, CircleDashed, Download, Pencil, Play, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { snapshot, useSnapshot } from 'valtio';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { Choice } from '../controls/choice.tsx';
import { saveFile } from '../hand-out.ts';
import { PanelPart } from '../panel-body.tsx';
import { TextInput } from '../text-input.tsx';
import { type Scenario, stepWords } from './format.ts';
import { failureOf, type StepResult } from './run-scenario.ts';
import {
  deleteScenario,
  exportScenario,
  renameScenario,
  replay,
  scenarios,
} from './scenario-store.ts';
import styles from './scenarios-panel.module.css';

function Outcome({ result }: { result: StepResult | undefined }) {
  const look = { size: 16, strokeWidth: 2.4 };
  if (result?.status === 'pass')
    return <Check {...look} className={styles.pass} aria-label="PASS" />;
  if (result?.status === 'fail') return <X {...look} className={styles.fail} aria-label="FAIL" />;
  return <CircleDashed {...look} aria-label={result ? 'SKIPPED' : 'not run'} />;
}

/** The scenario that is chosen: its steps, what became of them, and what can be done with it. */
export function ShownScenario() {
  const { shown, results, isRunning } = useSnapshot(scenarios);
  const [pace, setPace] = useState<'fast' | 'recorded'>('fast');
  const [name, setName] = useState(shown?.name ?? '');
  const verdict = useRef<HTMLParagraphElement>(null);
  const failure = shown && failureOf(shown.steps as Scenario['steps'], results);
  useEffect(() => {
    if (failure) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!shown) return null;
  const scenario = () => structuredClone(snapshot(scenarios).shown) as Scenario;
  const isDone = !isRunning && results.length === shown.steps.length && results.length > 0;
  return (
    <PanelPart title="Scenario">
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault();
          renameScenario(shown.name, name);
        }}
      >
        <TextInput
          aria-label="Name of the scenario"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <IconButton type="submit" label="Rename">
          <Pencil size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Export as *.bridge.json"
          onClick={() =>
            saveFile(
              `${shown.name.replace(/[^\w-]+/g, '-').toLowerCase()}.bridge.json`,
              exportScenario(scenario()),
            )
          }
        >
          <Download size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" onClick={() => deleteScenario(shown.name)}>
          <Trash2 size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      </form>
      <Choice
        label="Pace"
        value={pace}
        isNarrow
        options={[
          { value: 'fast', label: 'As answers come' },
          { value: 'recorded', label: 'As recorded' },
        ]}
        onChange={(next) => setPace(next)}
      />
      <ControlButton
        className={styles.wide}
        icon={<Play aria-hidden="true" />}
        disabled={isRunning}
        onClick={() =>
          replay(scenario(), { pace }).catch((error: Error) => showToast(error.message))
        }
      >
        Replay
      </ControlButton>
      <ol className={styles.steps}>
        {shown.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index} data-kind={'expect' in step ? 'expect' : 'do'}>
            <Outcome result={results[index]} />
            <span>
              {stepWords(step as Scenario['steps'][number])}
              {'expect' in step && <small>{JSON.stringify(step.payload)}</small>}
              {results[index]?.reason && <em>{results[index].reason}</em>}
            </span>
          </li>
        ))}
      </ol>
      <p ref={verdict} className={styles.verdict} role="status" data-failed={failure !== undefined}>
        {isRunning ? 'Running' : isDone && (failure === undefined ? 'PASS' : `FAIL ${failure}`)}
      </p>
    </PanelPart>
  );
}
