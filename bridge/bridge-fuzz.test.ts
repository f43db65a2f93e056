import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import { createFlags } from './flags.ts';
import { createFakeView, plainWelcome } from './testing/fake-view.ts';
import { toPage } from './to-page.ts';

const messages = 24_000;
const seed = 20_251_121;

/** Numbers from a seed, so that a failure can be had again (mulberry32). */
function createRandom(start: number) {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: <T>(values: readonly T[]) => values[below(values.length)] as T };
}

const random = createRandom(seed);
const keys = [
  '__proto__',
  'constructor',
  'toString',
  'path',
  'flags',
  'a',
  'height',
  'capabilities',
];

function anyValue(depth = 0): unknown {
  const kind = random.below(depth > 4 ? 8 : 11);
  if (kind === 0) return null;
  if (kind === 1) return random.next() < 0.5;
  if (kind === 2) return random.pick([0, -1, 1e308, 0.1, 7]);
  if (kind < 6)
    return random.pick([
      '',
      'light',
      '/items',
      '//evil.test',
      '\u0000',
      'x'.repeat(random.below(200)),
    ]);
  if (kind < 8) return undefined;
  if (kind === 8) return Array.from({ length: random.below(5) }, () => anyValue(depth + 1));
  const entries = Array.from({ length: random.below(4) }, () => [
    random.pick(keys),
    anyValue(depth + 1),
  ]);
  return JSON.parse(
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
  );
}

const types = [
  ...Object.keys(toPage),
  'page.height',
  'nobody.knows',
  '__proto__',
  'constructor',
  'file.share',
  '',
];

function anyText(ids: string[]): unknown {
  const shape = random.below(20);
  if (shape === 0) return anyValue();
  if (shape === 1) return '['.repeat(60_000);
  if (shape === 2) return 'x'.repeat(70_000);
  if (shape === 3) return JSON.stringify({ type: random.pick(types), ...(anyValue() as object) });
  const envelope: Record<string, unknown> = {
    v: 1,
    type: random.pick(types),
    id: `fuzz-${random.below(30_000)}`,
    sid: random.pick(['a', 'a', 'a', 'b', 'c', '']),
    seq: random.below(1_000),
    ts: 0,
    payload: anyValue(),
  };
  if (random.next() < 0.2) envelope.re = random.pick(ids);
  if (random.next() < 0.05) envelope.error = anyValue();
  if (random.next() < 0.2) envelope[random.pick(Object.keys(envelope))] = anyValue();
  const text = JSON.stringify(envelope);
  return random.next() < 0.1 ? text.slice(0, random.below(text.length)) : text;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe(`a host gone mad (seed ${seed})`, () => {
  it(`neither makes the page throw with ${messages} messages nor leaves a request open`, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, port, sent, emit, say } = createFakeView();
    view.ReactNativeWebView = port;
    const bridge = createBridge({
      hello: () => ({ protocol: 1, appVersion: '1', capabilities: [] }),
      onConnection() {},
      allowedOrigins: [],
      view,
    });
    const flags = createFlags({
      storage: () => ({ getItem: () => null, setItem() {} }) as unknown as Storage,
      onChange() {},
    });
    bridge.on('flags.set', (message) => flags.set(message.flags, 'host'));
    bridge.on('bridge.welcome', (welcome) => flags.set(welcome.flags ?? {}, 'host'));
    bridge.on('nav.open', ({ path }) => ({ handled: path.length > 3, canGoBack: false }));
    bridge.start();
    say('bridge.welcome', { ...plainWelcome, capabilities: ['bridge.trace@1'] });

    let open = 0;
    const ids = ['never'];
    for (let n = 0; n < messages; n++) {
      if (n % 100 === 0) {
        open++;
        const done = () => open--;
        const request = bridge.request('file.share', { name: '', mimeType: '', base64: '' });
        request.then(done, done);
        ids.push(sent.at(-1)?.id as string);
      }
      const own = { isTrusted: false, source: null, origin: '' };
      const stranger = { isTrusted: true, source: {}, origin: 'http://evil.test' };
      emit('message', { data: anyText(ids), ...(random.next() < 0.9 ? own : stranger) });
      if (n % 500 === 0) await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(5_000);

    expect(open).toBe(0);
    expect(error).not.toHaveBeenCalled();
    expect(Object.keys(flags.snapshot())).toHaveLength(5);
    expect(({} as Record<string, unknown>).path).toBeUndefined();
    expect(
      warn.mock.calls.filter(([text]) => String(text).includes('unknown message type')).length,
    ).toBeLessThanOrEqual(40);
    const verdicts = new Set(
      sent
        .filter(({ type }) => type === 'bridge.trace')
        .map(({ payload }) => (payload as { verdict: string }).verdict),
    );
    expect([...verdicts].sort()).toEqual([
      'accepted',
      'bad-payload',
      'duplicate',
      'stale',
      'unknown',
      'wrong-speaker',
    ]);
  }, 30_000);
});
