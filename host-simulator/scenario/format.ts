import {
  boolean,
  type Infer,
  number,
  object,
  oneOf,
  optional,
  problemWith,
  record,
  type Schema,
  scalar,
  string,
} from '#bridge/schema.ts';

/**
 * The actions that a host, its device or its user can do, all of them, with what each takes. Scenarios, scripts and the
 * simulator's own buttons all go by this table.
 */
const actionSchemas = {
  /** Hardware back. */
  back: object({}),
  /** A swipe from the left edge. */
  swipe: object({}),
  tab: object({ tab: string }),
  /** A deep link: to the running page, or (cold) to an app that starts with it. */
  open: object({ path: string, isCold: optional(boolean) }),
  /** Any message in an envelope. */
  send: object({ type: string }),
  /** Any text as it is. */
  sendText: object({ text: string }),
  /** Sets a flag as the host; without a value, stops setting it. */
  flag: object({ key: string, value: optional(scalar) }),
  device: object({ name: optional(string), isRotated: optional(boolean) }),
  keyboard: object({ mode: oneOf('off', 'overlay', 'resize'), height: optional(number) }),
  safeArea: object({ top: number, right: number, bottom: number, left: number }),
  theme: object({ theme: oneOf('light', 'dark', 'system') }),
  textZoom: object({ percent: number }),
  /** The version of a message that the host announces; 0 for none. */
  capability: object({ name: string, version: number }),
  permission: object({
    name: oneOf('camera', 'notifications', 'place'),
    state: oneOf('browser', 'ask', 'granted', 'denied'),
  }),
  /** How the app's store ends a purchase: by asking its user, or at once. */
  appStore: object({ ends: oneOf('ask', 'buy', 'cancel', 'wait', 'fail') }),
  /** What the user says to the question of the app's store. */
  purchase: object({ decision: oneOf('buy', 'cancel', 'wait', 'fail') }),
  /** The device's language and zone; empty for the browser's. */
  region: object({ locale: optional(string), timeZone: optional(string) }),
  network: object({
    kind: optional(oneOf('usual', '3g', '2g', 'lie-fi')),
    lossPercent: optional(number),
  }),
  /** A screen of one's own, as it is then chosen. */
  ownScreen: object({
    width: number,
    height: number,
    pixelRatio: number,
    top: number,
    bottom: number,
  }),
  /** Ends the process that draws the page. */
  die: object({}),
  background: object({}),
  foreground: object({}),
  offline: object({ isOffline: boolean }),
  slow: object({ latencyMs: number }),
  reload: object({}),
  /** Ends the app and starts it again, at the path where it was. */
  kill: object({}),
  /** A tap by the user on what has this role and name in the page; the first unless `nth` says. */
  tap: object({ role: string, name: string, nth: optional(number) }),
};

type Schemas = typeof actionSchemas;

/** The name of an action. */
export type ActionName = keyof Schemas;

/** Something that a host, its device or its user does. */
export type HostAction = {
  [Name in ActionName]: { do: Name } & Infer<Schemas[Name]> &
    (Name extends 'send' ? { payload?: unknown } : object);
}[ActionName];

/** An action, and when it was done, in milliseconds since the recording began. */
export type ActionStep = HostAction & { atMs?: number };

/** The message that the page must send after the last action: one with at least this payload. */
export interface ExpectStep {
  /** The message's type, or `nav.back` and its like for an answer. */
  expect: string;
  /** The part of its payload that must be so; objects may hold more. */
  payload?: unknown;
  /** How long it may take, in milliseconds; 5,000 unless stated. */
  withinMs?: number;
}

/** One step of a scenario. */
export type ScenarioStep = ActionStep | ExpectStep;

/** The state of the app when a scenario begins. */
export interface ScenarioStart {
  /** The name of a host profile. */
  profile: string;
  /** The name of a device. */
  device: string;
  isRotated: boolean;
  /** The flags that the host sets, by key. */
  flags: Record<string, boolean | number>;
  /** The path where the page opens. */
  path: string;
  /** The faults of messages on their way, by name (`drop`, `latencyMs` …), and the seed that they follow. */
  faults?: Record<string, number>;
  seed?: string;
  /** Other settings that are not as usual; names and values of the simulator's settings. */
  capabilities?: Record<string, number>;
  permissions?: Record<string, string>;
  locale?: string;
  timeZone?: string;
  network?: string;
  lossPercent?: number;
  own?: Record<string, number>;
}

/** A recorded or written scenario: the content of a `*.bridge.json`. */
export interface Scenario {
  format: 'hem.bridge-scenario';
  version: 1;
  name: string;
  start: ScenarioStart;
  steps: ScenarioStep[];
}

const startSchema = object({
  profile: string,
  device: string,
  isRotated: boolean,
  flags: record(scalar),
  path: string,
  faults: optional(record(number)),
  seed: optional(string),
  capabilities: optional(record(number)),
  permissions: optional(record(string)),
  locale: optional(string),
  timeZone: optional(string),
  network: optional(string),
  lossPercent: optional(number),
  own: optional(record(number)),
});

/** Whether a step is an expectation. */
export const isExpectation = (step: ScenarioStep): step is ExpectStep => 'expect' in step;

/** Says what a step is about, in a few words. */
export function stepWords(step: ScenarioStep): string {
  if (isExpectation(step)) return `expects ${step.expect}`;
  const { do: name, atMs: _, ...rest } = step;
  const values = Object.values(rest).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  return [name, ...values].join(' ');
}

/** The most of a proposed name, in characters. */
const maxName = 60;

/** Proposes a name for a recording, by where it begins and what is done: `/items: tap link Looks, back`. */
export function proposedName(path: string, steps: readonly ScenarioStep[]): string {
  const deeds = steps.filter((step) => !isExpectation(step)).map(stepWords);
  const name = [path, deeds.join(', ')].filter(Boolean).join(': ');
  return name.length > maxName ? `${name.slice(0, maxName - 1)}…` : name;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stepProblem(step: unknown, index: number): string | undefined {
  const where = `steps[${index}]`;
  if (!isObject(step)) return `${where}: not an object`;
  if ('expect' in step) {
    const schema = object({ expect: string, withinMs: optional(number) });
    return problemWith(schema, step, where);
  }
  const schema: Schema | undefined = Object.hasOwn(actionSchemas, String(step.do))
    ? actionSchemas[step.do as ActionName]
    : undefined;
  return schema ? problemWith(schema, step, where) : `${where}: no action named ${step.do}`;
}

/** Reads a `*.bridge.json`. Throws an Error that says where it is wrong. */
export function readScenario(text: string): Scenario {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('not JSON');
  }
  if (!isObject(value) || value.format !== 'hem.bridge-scenario') {
    throw new Error('not a bridge scenario');
  }
  if (value.version !== 1) throw new Error(`version ${value.version}: only 1 is known`);
  const problem =
    problemWith(string, value.name, 'name') ??
    problemWith(startSchema, value.start, 'start') ??
    (Array.isArray(value.steps) ? undefined : 'steps: not array') ??
    (value.steps as unknown[]).map(stepProblem).find(Boolean);
  if (problem) throw new Error(problem);
  return value as unknown as Scenario;
}

/** Writes a `*.bridge.json`. */
export const writeScenario = (scenario: Scenario): string =>
  `${JSON.stringify(scenario, null, 2)}\n`;
