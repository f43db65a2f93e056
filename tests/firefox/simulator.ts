import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '#host-simulator/log/message-log.ts';
import type { HostSimulator } from '#host-simulator/scripting.ts';
import type { FirefoxStage } from './stage.ts';

/** The host simulator, and the app under a page that frames it. */
export function testSimulator(stage: FirefoxStage): void {
  let origin: string;

  beforeEach(async () => {
    await stage.page.setViewport({ width: 1440, height: 900 });
    origin = stage.server.origin.replace('127.0.0.1', 'localhost');
    await stage.signIn(origin, stage.demo);
  });

  /** Calls the scripting interface; `use` closes over nothing. */
  const call = <Result>(
    use: (simulator: HostSimulator, given: never) => Result | Promise<Result>,
    given?: unknown,
  ) =>
    stage.page.evaluate(
      `(${use})(window.hostSimulator, ${JSON.stringify(given) ?? 'undefined'})`,
    ) as Promise<Result>;

  /** Waits for a message in the log that has all of this. */
  const logged = (part: Partial<LogEntry>) =>
    stage.page.waitForFunction(
      (part) => {
        const isIn = (part: object, whole: unknown): boolean =>
          Object.entries(part).every(([key, value]) => {
            const found = (whole as Record<string, unknown> | undefined)?.[key];
            return value instanceof Object ? isIn(value, found) : found === value;
          });
        const { hostSimulator } = window as unknown as { hostSimulator: HostSimulator };
        return hostSimulator.log().some((entry) => isIn(part, entry));
      },
      {},
      part,
    );
  const said = (type: string, content = {}) => logged({ direction: 'to-host', type, content });

  async function open(query: string): Promise<void> {
    await stage.page.goto(`${origin}/host-simulator/${query}`);
    await said('page.ready');
  }
  async function hem() {
    const frame = await stage.page.waitForSelector('iframe[title^="Hem in"]');
    return (await frame!.contentFrame())!;
  }
  async function toItems(): Promise<void> {
    const link = await (await hem()).waitForSelector('a[href="/items"]');
    await link!.click();
    await said('nav.state', { path: '/items' });
  }

  describe.each(['parent-window', 'react-native-ios'])('as %s', (profile) => {
    beforeEach(() => open(`?profile=${profile}`));

    it('welcomes the page, sets a flag, and is answered back', async () => {
      await toItems();
      await call((simulator) => simulator.clearLog());
      expect(await call((simulator) => simulator.back())).toMatchObject({ handled: true });
      await said('nav.state', { path: '/wardrobes' });
      await call((simulator) => simulator.setFlag('hem.flag.header', false));
      await said('flags.state');
      await (await hem()).waitForSelector('button[aria-label="More"]');
      const verdicts = await call((simulator) => simulator.log().map(({ verdict }) => verdict));
      expect(new Set(verdicts)).toEqual(new Set(['accepted']));
    });

    it('starts a killed app where it was, and a reloaded page with its host', async () => {
      await toItems();
      for (const way of ['kill', 'reload'] as const) {
        await call((simulator) => simulator.clearLog());
        await call((simulator, way) => simulator[way as 'kill'](), way);
        await said('page.ready');
        await said('nav.state', { path: '/items' });
      }
    });

    it('has the page drop what another origin says', async () => {
      await call((simulator) =>
        simulator.choose({ faults: { ...simulator.settings().faults, wrongOrigin: 100 } }),
      );
      await call((simulator) => simulator.send({ type: 'bridge.ping' }));
      await logged({ direction: 'to-page', type: 'bridge.ping', verdict: 'wrong-speaker' });
    });

    it('passes its own conformance suite', async () => {
      // A host that announces all that the suite asks about.
      await call((simulator) => simulator.choose({ capabilities: { purchase: 1 } }));
      const lines = await call((simulator) => simulator.runSuite());
      expect(lines.filter(({ status }) => status !== 'pass')).toEqual([]);
      expect(lines.length).toBeGreaterThan(20);
    });
  });
}
