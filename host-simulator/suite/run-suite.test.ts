// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import { createFakeView } from '#bridge/testing/fake-view.ts';
import { skip } from './check.ts';
import { reportOf, runSuite, type SuiteLine } from './run-suite.ts';

interface FakeHost {
  /** How it answers a message of the page; as the usual host does unless given. */
  hear?(message: Envelope, write: ReturnType<typeof createWriter>): Envelope[] | undefined;
}

const welcome = {
  platform: 'test',
  capabilities: ['haptic.play@1'],
  viewport: { width: innerWidth, height: innerHeight },
  safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
  flags: { 'hem.flag.webView': true },
};

/** Runs the suite against a host, skipping all that somebody has to press. */
async function suiteAgainst({ hear = () => undefined }: FakeHost, hasObject = true) {
  const write = createWriter();
  const usual = ({ type, id, re }: Envelope): Envelope[] => {
    if (type === 'bridge.hello') return [write('bridge.welcome', welcome)];
    const isKnown = /^(page|nav|bridge)\./.test(type);
    if (isKnown || re) return [];
    const error = { code: 'UNKNOWN_TYPE', message: '' };
    return [write(type, undefined, { re: id, error })];
  };
  const fake = createFakeView(
    hasObject
      ? {
          ReactNativeWebView: {
            postMessage(text: string) {
              let message: Envelope;
              try {
                message = JSON.parse(text);
              } catch {
                return;
              }
              const said =
                hear(message, write) ??
                (message.type === 'bridge.ping'
                  ? [write('bridge.pong', {}, { re: message.id })]
                  : usual(message));
              for (const each of said) setTimeout(() => fake.speak(JSON.stringify(each)), 1);
            },
          },
        }
      : {},
  );
  const run = runSuite({ view: fake.view, allowedOrigins: [] }, () => {});
  let lines: readonly SuiteLine[] = [];
  void run.done.then((all) => {
    lines = all;
  });
  for (let turn = 0; turn < 2_000 && lines.length === 0; turn++) {
    await vi.advanceTimersByTimeAsync(250);
    if (run.asking()) run.endAsked(skip('by the tester'));
  }
  const of = (name: string) => lines.find((line) => line.name === name) as SuiteLine;
  return { lines, of };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

describe('the conformance suite', () => {
  it('passes a host that keeps to the protocol, and skips what nobody pressed', async () => {
    const { lines } = await suiteAgainst({});
    expect(lines.filter(({ status }) => status === 'fail')).toEqual([]);
    expect(lines.filter(({ status }) => status === 'pass').length).toBeGreaterThanOrEqual(15);
    expect(lines.filter(({ status }) => status === 'skip').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['back', 'tab', 'network']),
    );
  });

  it('fails a page that finds no host, and skips what needs one', async () => {
    const { of, lines } = await suiteAgainst({}, false);
    expect(of('transport').status).toBe('fail');
    expect(of('back').status).toBe('skip');
    expect(lines.filter(({ status }) => status === 'pass')).toEqual([]);
  });

  it('tells a legacy host, which speaks and never welcomes', async () => {
    const { of } = await suiteAgainst({
      hear: ({ type }) =>
        type === 'bridge.hello'
          ? [{ type: 'app.state', state: 'active' } as unknown as Envelope]
          : [],
    });
    expect(of('welcome')).toMatchObject({
      status: 'fail',
      reason: expect.stringMatching(/legacy/),
    });
    expect(of('unknown').status).toBe('skip');
  });

  it.each([
    ['welcome-schema', { ...welcome, platform: 7 }, 'payload.platform: not string'],
    ['capabilities', { ...welcome, capabilities: ['haptics'] }, 'not domain.verb@1: haptics'],
    ['viewport', { ...welcome, viewport: { width: 10, height: 10 } }, 'said 10 × 10'],
    ['safe-area', { ...welcome, safeArea: { top: -1, right: 0, bottom: 0, left: 0 } }, '-1'],
    ['flags', { ...welcome, flags: {} }, 'neither in the welcome nor in the storage'],
  ])('finds what is wrong with a welcome: %s', async (name, payload, reason) => {
    const { of } = await suiteAgainst({
      hear: ({ type }, write) =>
        type === 'bridge.hello' ? [write('bridge.welcome', payload)] : undefined,
    });
    const { status, reason: said } = of(name);
    expect([status, said]).toEqual(['fail', expect.stringContaining(reason)]);
  });

  it('finds requests that are never answered, or twice', async () => {
    const silent = await suiteAgainst({
      hear: ({ type }) => (type.startsWith('suite.') ? [] : undefined),
    });
    expect(silent.of('unknown').status).toBe('fail');
    expect(silent.of('early').status).toBe('fail');
    const error = { code: 'UNKNOWN_TYPE', message: '' };
    const twice = await suiteAgainst({
      hear: ({ type, id }, write) =>
        type.startsWith('suite.many')
          ? [write(type, undefined, { re: id, error }), write(type, undefined, { re: id, error })]
          : undefined,
    });
    expect(twice.of('many')).toMatchObject({ status: 'fail' });
  });

  it('finds ids that come twice', async () => {
    const { of } = await suiteAgainst({
      hear: ({ type, id }, write) => {
        if (!type.startsWith('suite.')) return;
        const error = { code: 'UNKNOWN_TYPE', message: '' };
        return [{ ...write(type, undefined, { re: id, error }), seq: 0 }];
      },
    });
    expect(of('envelopes')).toMatchObject({ status: 'fail' });
  });

  it('hands out a report as JSON, counted', async () => {
    const { lines } = await suiteAgainst({});
    const report = JSON.parse(reportOf(lines, 'phone'));
    expect(report).toMatchObject({ format: 'hem.bridge-suite', version: 1, userAgent: 'phone' });
    expect(report.pass + report.fail + report.skip).toBe(report.checks.length);
  });
});
