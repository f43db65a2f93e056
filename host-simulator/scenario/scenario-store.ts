import { proxy, snapshot } from 'valtio';
import { keepOwn, readOwn } from '../own-storage.ts';
import { onAction } from '../perform.ts';
import {
  type HostAction,
  proposedName,
  readScenario,
  type Scenario,
  writeScenario,
} from './format.ts';
import { createRecorder } from './recorder.ts';
import {
  type ReplayOptions,
  runScenario,
  type ScenarioResult,
  type StepResult,
} from './run-scenario.ts';
import { hearPage, simulatorHost, startOfNow } from './simulator-host.ts';

interface ScenarioState {
  saved: Scenario[];
  isRecording: boolean;
  /** How many actions the recording has. */
  recordedActions: number;
  /** The name that was proposed for the recording that has just ended, until one is chosen. */
  proposedName: string | undefined;
  /** The scenario on show, and what became of its steps. */
  shown: Scenario | undefined;
  results: StepResult[];
  isRunning: boolean;
}

function readSaved(): Scenario[] {
  const kept = readOwn('scenarios');
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each) => {
    try {
      return [readScenario(JSON.stringify(each))];
    } catch {
      return [];
    }
  });
}

/** The scenarios of this browser, and the work on them that is under way. */
export const scenarios = proxy<ScenarioState>({
  saved: readSaved(),
  isRecording: false,
  recordedActions: 0,
  proposedName: undefined,
  shown: undefined,
  results: [],
  isRunning: false,
});

const keepSaved = () => keepOwn('scenarios', snapshot(scenarios).saved);

/** A name that no scenario has yet. */
function freeName(wanted: string): string {
  const taken = new Set(scenarios.saved.map(({ name }) => name));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}

/** Adds a scenario to the list, and shows it. */
function addScenario(scenario: Scenario): Scenario {
  const added = { ...scenario, name: freeName(scenario.name) };
  scenarios.saved.push(structuredClone(added));
  showScenario(structuredClone(added));
  keepSaved();
  return added;
}

/** Shows a scenario's steps. */
export function showScenario(scenario: Scenario): void {
  scenarios.shown = scenario;
  scenarios.results = [];
}

let stopRecorder: (() => Scenario) | undefined;

/**
 * Starts the app anew where it is, and writes down what is done from then on: history from before
 * would be missing in a replay.
 */
export async function record(): Promise<void> {
  stopRecorder?.();
  const start = startOfNow();
  await simulatorHost.start(start);
  const recorder = createRecorder(start, simulatorHost.now);
  const noteAction = (action: HostAction) => {
    recorder.noteAction(action);
    scenarios.recordedActions++;
  };
  const stops = [onAction(noteAction), hearPage(recorder.noteMessage)];
  Object.assign(scenarios, { isRecording: true, recordedActions: 0, proposedName: undefined });
  stopRecorder = () => {
    for (const stop of stops) stop();
    stopRecorder = undefined;
    scenarios.isRecording = false;
    const { start, steps } = recorder.scenario('');
    return recorder.scenario(proposedName(start.path, steps));
  };
}

/**
 * Ends the recording and adds it to the list, under a name that is proposed unless one is given;
 * `undefined` where there is none.
 */
export function stopRecording(name?: string): Scenario | undefined {
  const scenario = stopRecorder?.();
  return scenario && addScenario({ ...scenario, name: name?.trim() || scenario.name });
}

/** Ends the recording, keeps it under the proposed name, and asks for a better one. */
export function stopAndAskName(): void {
  scenarios.proposedName = stopRecording()?.name;
}

/** Runs a scenario in the simulator, and shows how it goes. */
export async function replay(
  scenario: Scenario,
  { pace = 'fast' }: Pick<ReplayOptions, 'pace'> = {},
): Promise<ScenarioResult> {
  if (stopRecorder) stopRecording();
  showScenario(structuredClone(scenario));
  scenarios.isRunning = true;
  try {
    return await runScenario(scenario, simulatorHost, {
      pace,
      onStep: (index, result) => {
        scenarios.results[index] = result;
      },
    });
  } finally {
    scenarios.isRunning = false;
  }
}

/** Adds what a `*.bridge.json` holds. Throws an Error that says what is wrong with it. */
export const importScenario = (text: string): Scenario => addScenario(readScenario(text));

/** A scenario as a `*.bridge.json`. */
export const exportScenario = (scenario: Scenario): string => writeScenario(scenario);

/** Gives a saved scenario another name. */
export function renameScenario(name: string, wanted: string): void {
  if (scenarios.proposedName === name) scenarios.proposedName = undefined;
  const found = scenarios.saved.find((each) => each.name === name);
  if (!found || !wanted.trim() || wanted === name) return;
  found.name = freeName(wanted.trim());
  if (scenarios.shown?.name === name) scenarios.shown.name = found.name;
  keepSaved();
}

/** Takes a scenario off the list. */
export function deleteScenario(name: string): void {
  if (scenarios.proposedName === name) scenarios.proposedName = undefined;
  scenarios.saved = scenarios.saved.filter((each) => each.name !== name);
  if (scenarios.shown?.name === name) scenarios.shown = undefined;
  keepSaved();
}
