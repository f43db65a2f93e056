import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import type { Envelope } from './envelope.ts';
import { createFlags } from './flags.ts';
import { createInbox } from './inbox.ts';
import { createFakeView, plainWelcome } from './testing/fake-view.ts';
import { createHostile } from './testing/hostile.ts';
import { answersToPage, toPage } from './to-page.ts';

const messages = 100_000;
const seed = 20_251_121;
const requests = ['nav.back', 'nav.tab', 'nav.open'];

// Without a garbage collection before each reading the size of the heap means nothing.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapMb(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a native host, and a count of what it posts: the messages are not kept. */
function setUp() {
  const parent = { postMessage() {} };
  const fake = createFakeView({ parent });
  const tally = { verdicts: new Set<string>(), lastId: '', owed: 0, answers: 0 };
  let current: { v?: unknown; type?: unknown; id?: unknown } = {};
  fake.view.ReactNativeWebView = {
    postMessage(text) {
      const { type, id, re, error, payload } = JSON.parse(text) as Envelope;
      tally.lastId = id;
      if (type === 'bridge.trace') {
        const { verdict } = payload as { verdict: string };
        tally.verdicts.add(verdict);
        const isAsked = verdict === 'accepted' && requests.includes(current.type as string);
        // A message without an id, from a legacy host, cannot be answered.
        if (isAsked && current.v && current.id) tally.owed++;
      } else if (re && requests.includes(type) && !/BAD_|UNKNOWN_/.test(error?.code ?? '')) {
        tally.owed--;
        tally.answers++;
      }
    },
  };
  const emit = (event: Record<string, unknown>) => {
    try {
      current = JSON.parse(event.data as string) ?? {};
    } catch {
      current = {};
    }
    fake.emit('message', event);
  };
  return { ...fake, emit, parent, tally };
}

describe(`a host gone mad (seed ${seed})`, () => {
  it('neither makes the page throw, nor fills it, nor leaves a promise open', async () => {
    const calls: string[] = [];
    const note = (text: unknown) => void calls.push(`${Date.now()} ${String(text)}`);
    vi.spyOn(console, 'warn').mockImplementation(note);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const evaluated = vi.spyOn(globalThis, 'eval');
    const { view, emit, say, parent, tally } = setUp();
    const bridge = createBridge({
      hello: () => ({ protocol: 1, appVersion: '1', capabilities: [] }),
      onConnection() {},
      allowedOrigins: ['http://page.test'],
      view,
    });
    const flags = createFlags({
      storage: () => ({ getItem: () => null, setItem() {} }) as unknown as Storage,
      onChange() {},
    });
    bridge.on('flags.set', (message) => flags.set(message.flags, 'host'));
    bridge.on('bridge.welcome', (welcome) => flags.set(welcome.flags ?? {}, 'host'));
    bridge.on('nav.open', ({ path }) => ({ handled: path.length > 3, canGoBack: false }));
    bridge.on('nav.tab', () => new Promise(() => {}));
    bridge.start();
    const begun = Date.now();
    say('bridge.welcome', { ...plainWelcome, capabilities: ['bridge.trace@1'] });

    const { random, anyText } = createHostile(seed);
    const own = { isTrusted: false, source: null, origin: '' };
    const strangers = [
      { isTrusted: true, source: {}, origin: 'http://evil.test' },
      { isTrusted: true, source: parent, origin: 'http://evil.test' },
      { isTrusted: true, source: view, origin: 'http://page.test' },
      { isTrusted: false, source: parent, origin: 'http://page.test' },
      { isTrusted: false, source: null, origin: 'http://page.test' },
    ];
    let open = 0;
    let settled = 0;
    const done = () => {
      open--;
      settled++;
    };
    const ids = ['never'];
    const heaps: number[] = [];
    for (let n = 0; n < messages; n++) {
      if (n % 100 === 0) {
        open++;
        bridge.request('file.share', { name: '', mimeType: '', base64: '' }).then(done, done);
        ids.push(tally.lastId);
        if (ids.length > 50) ids.shift();
      }
      emit({ data: anyText(ids), ...(random.next() < 0.9 ? own : random.pick(strangers)) });
      if (n % 100 === 0) await vi.advanceTimersByTimeAsync(100);
      if (n === messages * 0.2 || n === messages - 1) heaps.push(heapMb());
    }
    await vi.advanceTimersByTimeAsync(6_000);

    expect(open).toBe(0);
    expect(settled).toBe(messages / 100);
    expect(tally.answers).toBeGreaterThan(500);
    expect(tally.owed).toBe(0);
    expect(error).not.toHaveBeenCalled();
    expect(evaluated).not.toHaveBeenCalled();
    expect(globalThis).not.toHaveProperty('hostWasHere');
    expect(Object.keys(flags.snapshot())).toHaveLength(5);
    expect(({} as Record<string, unknown>).path).toBeUndefined();
    const [early = 0, late = 0] = heaps;
    expect(late - early).toBeLessThan(4);

    // Two things a host can make the page warn of, 20 a minute of each and a summary.
    const minutes = Math.ceil((Date.now() - begun) / 60_000);
    expect(calls.length).toBeGreaterThan(40);
    expect(calls.length).toBeLessThanOrEqual(2 * 21 * (minutes + 1));
    expect(calls.some((text) => /\d+ more unknown messages$/.test(text))).toBe(true);
    expect(Math.max(...calls.map((text) => text.length))).toBeLessThan(200);
    expect([...tally.verdicts].sort()).toEqual([
      'accepted',
      'bad-payload',
      'duplicate',
      'stale',
      'unknown',
      'wrong-speaker',
    ]);
  }, 240_000);

  it('makes the page keep none of the names that it makes up', () => {
    const judge = createInbox({ rows: toPage, answers: answersToPage });
    const name = 'x'.repeat(1_000);
    const speak = (n: number) =>
      judge(
        JSON.stringify({
          v: 1,
          type: `${name}${n}`,
          id: `${n}`,
          sid: 'a',
          seq: n,
          re: 'never',
          error: { code: 'X', message: 'x' },
        }),
      );
    for (let n = 0; n < 1_000; n++) speak(n);
    const before = heapMb();
    for (let n = 1_000; n < 21_000; n++) expect(speak(n).verdict).toBe('accepted');
    expect(heapMb() - before).toBeLessThan(4);
  });
});
