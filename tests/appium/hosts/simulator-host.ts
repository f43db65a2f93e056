import type { Browser } from 'webdriverio';
import { flagKey } from '#bridge/flags.ts';
import type { ScenarioResult } from '#host-simulator/scenario/run-scenario.ts';
import type { HostSimulator } from '#host-simulator/scripting.ts';
import type { Stage } from '../stage.ts';
import type { AppStart, Host, Keyboard, Message } from './host.ts';

type Logged = Message & { key: number };

/** The simulator in Chromium: its page is the host, the page under test is in its frame. */
export class SimulatorHost implements Host {
  readonly cannot: Host['cannot'] = new Set();
  readonly device: Browser;
  readonly origin: string;
  readonly session: Stage['session'];

  constructor(device: Browser, { origin, session }: Pick<Stage, 'origin' | 'session'>) {
    this.device = device;
    // Another origin than the app's own address, as `npm start` prints it.
    this.origin = origin.replace('127.0.0.1', 'localhost');
    this.session = session;
  }

  async start({ path, flags = {} }: AppStart): Promise<void> {
    await this.device.switchFrame(null);
    if (this.session) {
      await this.device.url(`${this.origin}/icon.svg`);
      await this.device.execute((session) => {
        localStorage.setItem('hem.session', session);
      }, JSON.stringify(this.session));
    }
    const set = { webView: true, header: false, ...flags };
    const query = new URLSearchParams({ path });
    for (const [name, value] of Object.entries(set)) query.set(flagKey(name as never), `${value}`);
    await this.device.url(`${this.origin}/host-simulator/?${query}`);
    await this.#ready(0);
    await this.#enter();
  }

  back = (times = 1) =>
    this.#call((simulator, times) => {
      for (let press = 0; press < times; press += 1) void simulator.back();
    }, times);

  tab = (name: string) => this.#call((simulator, name) => void simulator.tab(name), name);

  async deepLink(path: string, { isCold = false } = {}): Promise<void> {
    if (isCold) {
      await this.#anew((simulator, path) => void simulator.open(path, { isCold: true }), path);
    } else await this.#call((simulator, path) => void simulator.open(path), path);
  }

  keyboard = (place: Keyboard) =>
    this.#call((simulator, mode) => void simulator.perform({ do: 'keyboard', mode }), place);

  offline = (isOffline: boolean) =>
    this.#call((simulator, isOffline) => simulator.offline(isOffline), isOffline);

  background = () => this.#call((simulator) => simulator.background());

  foreground = () => this.#call((simulator) => simulator.foreground());

  kill = () => this.#anew((simulator) => simulator.kill());

  reload = () => this.#anew((simulator) => simulator.reload());

  turnToPage = () => this.#outside(async () => {});

  applyHeights = (isApplied: boolean) =>
    this.#call(
      (simulator, isApplied) => simulator.choose({ heightPolicy: isApplied ? 'apply' : 'ignore' }),
      isApplied,
    );

  setFlag = (name: string, value: boolean | number) =>
    this.#call((simulator, [key, value]) => simulator.setFlag(key, value), [
      flagKey(name as never),
      value,
    ] as const);

  say = (text: string) => this.#call((simulator, text) => simulator.send(text), text);

  messages = (): Promise<Message[]> => this.#call((simulator) => simulator.log() as never);

  forget = () => this.#call((simulator) => simulator.clearLog());

  async consoleLines(): Promise<string[]> {
    const entries = (await this.device.getLogs('browser')) as { message: string }[];
    return entries.map(({ message }) => message);
  }

  /** Replays a `*.bridge.json` by the simulator itself: host profile, faults, seed and all. */
  async replay(text: string): Promise<ScenarioResult> {
    await this.device.setTimeout({ script: 110_000 });
    const told = await this.#outside(() =>
      this.device.executeAsync((text, done) => {
        const { hostSimulator } = window as { hostSimulator?: HostSimulator };
        hostSimulator!.replay(text).then(
          (result) => done(JSON.stringify({ result })),
          (error: Error) => done(JSON.stringify({ problem: error.message })),
        );
      }, text),
    );
    const { result, problem } = JSON.parse(told as string);
    if (problem) throw new Error(problem);
    return result;
  }

  /** Calls the scripting interface of the simulator. */
  #call<Result, Given>(
    use: (simulator: HostSimulator, given: Given) => Result,
    given?: Given,
  ): Promise<Result> {
    return this.#outside(async () => {
      // As a text, since it runs in the browser: it closes over nothing.
      const script = `return JSON.stringify((${use})(window.hostSimulator, arguments[0])) ?? 'null'`;
      return JSON.parse(await this.device.execute(script, given));
    });
  }

  /** The same, where the page begins anew: waits for its first screen. */
  async #anew<Given>(
    use: (simulator: HostSimulator, given: Given) => void,
    given?: Given,
  ): Promise<void> {
    const before = await this.#call((simulator) => simulator.log().at(-1)?.key ?? 0);
    await this.#call(use, given);
    await this.device.switchFrame(null);
    await this.#ready(before);
    await this.#enter();
  }

  async #outside<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.device.switchFrame(null);
    try {
      return await work();
    } finally {
      await this.#enter();
    }
  }

  async #enter(): Promise<void> {
    const frame = await this.device.$('iframe[title^="Hem in"]');
    await frame.waitForExist();
    await this.device.switchFrame(frame);
  }

  /** Waits, in the simulator's page, for a first screen after a message of the log. */
  async #ready(afterKey: number): Promise<void> {
    await this.device.waitUntil(
      () =>
        this.device.execute((afterKey) => {
          const { hostSimulator } = window as { hostSimulator?: HostSimulator };
          const log = (hostSimulator?.log() ?? []) as unknown as Logged[];
          return log.some(({ type, key }) => type === 'page.ready' && key > afterKey);
        }, afterKey),
      { timeout: 30_000, interval: 50, timeoutMsg: 'the app showed no first screen' },
    );
  }
}
