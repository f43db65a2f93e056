import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  isExpectation,
  readScenario,
  type Scenario,
  stepWords,
} from '#host-simulator/scenario/format.ts';
import { runScenario, type ScenarioResult } from '#host-simulator/scenario/run-scenario.ts';
import { SimulatorHost } from './hosts/simulator-host.ts';
import { scenarioPlayer } from './scenarios/scenario-player.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

const folder = path.join(import.meta.dirname, 'scenarios');
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.bridge.json'));

/** What a person reads where one has failed: each step, and last which of them failed, and why. */
const report = ({ steps }: Scenario, { steps: results, failure }: ScenarioResult) => [
  ...steps.map((step, index) => `${results[index]!.status} ${stepWords(step)}`),
  ...(failure ? [failure] : []),
];

describe('the scenario', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage();
  });
  // Before each: a scenario may sign out.
  beforeEach(() => stage.host.start({ path: '/' }));
  afterAll(() => stage?.close());
  afterEach(({ task }) => keepPicture(stage, task));

  it.each(files)('%s', async (file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const scenario = readScenario(text);
    expect(scenario.steps.some(isExpectation), 'it expects nothing, so it cannot fail').toBe(true);
    const { host } = stage;
    const result =
      host instanceof SimulatorHost
        ? await host.replay(text)
        : await runScenario(scenario, scenarioPlayer(stage));
    expect(report(scenario, result)).toEqual(
      scenario.steps.map((step) => `pass ${stepWords(step)}`),
    );
  });

  // What runs on phones, where there is no simulator to replay it.
  it('through-the-menu.bridge.json, played by taps of the driver', async () => {
    const text = fs.readFileSync(path.join(folder, 'through-the-menu.bridge.json'), 'utf8');
    const scenario = readScenario(text);
    const result = await runScenario(scenario, scenarioPlayer(stage));
    expect(report(scenario, result)).toEqual(
      scenario.steps.map((step) => `pass ${stepWords(step)}`),
    );
    const broken = structuredClone(scenario);
    const last = broken.steps.findLast(isExpectation)!;
    Object.assign(last, { payload: { handled: 'perhaps' }, withinMs: 300 });
    expect(await runScenario(broken, scenarioPlayer(stage))).toMatchObject({ status: 'fail' });
  });
});
