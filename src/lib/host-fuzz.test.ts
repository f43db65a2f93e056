// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Envelope, protocolVersion } from '#bridge/envelope.ts';
import { problemWith } from '#bridge/schema.ts';
import { envelopesOf } from '#bridge/testing/envelopes.ts';
import { answersToHost, toHost } from '#bridge/to-host.ts';
import { answersToPage, toPage } from '#bridge/to-page.ts';
import type { HostWindow } from '#bridge/transports/transport.ts';
import { host, onSyncChanged, postNavState, startHost } from './host.ts';
import { shareByHost } from './host-share.ts';

const view = window as unknown as HostWindow;
let sent: Envelope[];
let stop: () => void;

const say = (data: string) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: null }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sent = [];
  view.ReactNativeWebView = { postMessage: (text: string) => void sent.push(JSON.parse(text)) };
  stop = startHost({
    appVersion: '1',
    allowedOrigins: [],
    allowUrlFlags: false,
    depth: () => 0,
    navigate() {},
    canOpen: () => true,
  });
});
afterEach(() => {
  stop();
  delete view.ReactNativeWebView;
  vi.useRealTimers();
});

/** What is wrong with the state that the page took from the host. */
function problemOfHost(): string | undefined {
  const { platform, viewport, safeArea, keyboard, capabilities, theme, locale } = host;
  const taken = { platform: platform ?? '', viewport, safeArea, keyboard, capabilities };
  return (
    problemWith(toPage['bridge.welcome'].payload, { ...taken, theme, locale }, 'host') ??
    problemWith(toPage['app.state'].payload, { state: host.appState }, 'host') ??
    problemWith(toPage['network.state'].payload, { isOnline: host.isOnline }, 'host')
  );
}

it.each([
  ['to the page', { ...toPage }, { ...answersToPage }],
  ['to a host', { ...toHost }, { ...answersToHost }],
])(
  'no envelope that can be made from the schemas %s, whatever is absent or wrong in it, breaks the page',
  async (_, rows, answers) => {
    const uncaught: unknown[] = [];
    const note = (event: ErrorEvent) => uncaught.push(event.error);
    window.addEventListener('error', note);
    const syncs = new Set<string>();
    onSyncChanged((status) => syncs.add(status));
    postNavState({ path: '/items', depth: 0, title: 'Items' });
    let count = 0;
    for (const text of envelopesOf(rows, answers)) {
      say(text);
      const problem = problemOfHost();
      if (problem || uncaught.length > 0) {
        expect.fail(`after ${text.slice(0, 500)}: ${problem ?? uncaught[0]}`);
      }
      if (++count % 200 === 0) await vi.advanceTimersByTimeAsync(400);
    }
    expect(count).toBeGreaterThan(3_000);

    // It still hears, answers and asks.
    sent = [];
    const write = (type: string, payload: unknown, rest: Partial<Envelope> = {}) =>
      JSON.stringify({ v: protocolVersion, type, id: type, sid: 'z', seq: 1, payload, ...rest });
    say(write('bridge.welcome', { platform: 'last', capabilities: ['file.share@1'] }));
    say(write('bridge.ping', {}));
    say(write('nav.back', {}));
    const shared = shareByHost(new File(['x'], 'a.ics'));
    await vi.waitUntil(() => sent.some(({ type }) => type === 'file.share'));
    const re = sent.find(({ type }) => type === 'file.share')?.id as string;
    say(write('file.share', { shared: true }, { re, id: 'answer' }));
    await expect(shared).resolves.toBe(true);
    expect(host.platform).toBe('last');
    expect(sent).toContainEqual(
      expect.objectContaining({ type: 'bridge.pong', re: 'bridge.ping' }),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({ re: 'nav.back', payload: { handled: false, canGoBack: false } }),
    );
    expect([...syncs].filter((status) => !['started', 'done', 'failed'].includes(status))).toEqual(
      [],
    );
    window.removeEventListener('error', note);
  },
);

it('hears whoever started last, however small and alike the ids and sids are', () => {
  let random = 1;
  const under = (limit: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % limit;
  };
  const seqs = [0];
  for (let id = 0; id < 8_000; id++) {
    const isNew = under(400) === 0;
    if (isNew) seqs.push(0);
    const last = seqs.length - 1;
    const sid = !isNew && under(300) === 0 ? under(seqs.length) : last;
    const before = host.viewport?.height;
    const height = 100 + id;
    const payload = { viewport: { width: 390, height } };
    const message = { type: 'viewport.changed', id: `${id}`, sid: `${sid}`, seq: seqs[sid]!++ };
    say(JSON.stringify({ v: protocolVersion, ...message, payload }));
    expect(host.viewport?.height, `message ${id} of ${sid}`).toBe(sid === last ? height : before);
  }
  expect(seqs.length).toBeGreaterThan(10);
});
