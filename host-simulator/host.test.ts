import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '#bridge/bridge.ts';
import { createFakeView, settle } from '#bridge/testing/fake-view.ts';
import { toPage } from '#bridge/to-page.ts';
import { createHost, hostCapabilities } from './host.ts';
import { createMessageLog } from './message-log.ts';
import { builtInPresets } from './presets.ts';

const origin = 'http://page.test';

/** Both halves of the protocol, tied together as the simulator ties them: by postMessage. */
function setUp() {
  const log = createMessageLog(Date.now);
  const onMessage = vi.fn();
  const onNewPage = vi.fn();
  const parent = { postMessage: (text: string) => host.receive(text, true) };
  const { view, emit } = createFakeView({ parent });
  const host = createHost({
    log,
    post: (data) => emit('message', { data, isTrusted: true, source: parent, origin }),
    welcome: () => ({ platform: 'simulator', theme: 'dark' }),
    onMessage,
    onNewPage,
  });
  const newPage = () =>
    createBridge({
      hello: () => ({ protocol: 1, appVersion: '1', capabilities: [] }),
      onConnection() {},
      allowedOrigins: [origin],
      view,
    });
  const verdicts = (type: string) =>
    log
      .entries()
      .filter((entry) => entry.type === type)
      .map(({ direction, verdict }) => [direction, verdict]);
  return { host, log, onMessage, onNewPage, newPage, verdicts };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the simulated host', () => {
  it('welcomes a page that says hello, with what it can do', () => {
    const { newPage, log, onNewPage } = setUp();
    const bridge = newPage();
    bridge.start();
    expect(bridge.can('haptic.play@1')).toBe(true);
    expect(log.entries().map(({ type, verdict }) => [type, verdict])).toEqual([
      ['bridge.hello', 'accepted'],
      ['bridge.welcome', 'accepted'],
    ]);
    expect(onNewPage).toHaveBeenCalledOnce();
    expect(hostCapabilities).toContain('bridge.trace@1');
  });

  it('notices a new document by its sid', () => {
    const { newPage, onNewPage } = setUp();
    newPage().start()();
    newPage().start();
    expect(onNewPage).toHaveBeenCalledTimes(2);
  });

  it('gets an answer and pairs it in the log, with the verdict of each side', async () => {
    const { host, newPage, log } = setUp();
    const bridge = newPage();
    bridge.on('nav.back', () => ({ handled: true, canGoBack: false }));
    bridge.start();
    const answer = host.request('nav.back', {});
    await settle();
    await expect(answer).resolves.toEqual({ handled: true, canGoBack: false });
    const [request, reply] = log.entries().slice(-2);
    expect(request).toMatchObject({ type: 'nav.back', direction: 'to-page', verdict: 'accepted' });
    expect(reply).toMatchObject({
      direction: 'to-host',
      verdict: 'accepted',
      pairKey: request?.key,
    });
    expect(request?.pairKey).toBe(reply?.key);
  });

  it('waits 5 s for an answer and no longer', async () => {
    const { host } = setUp();
    const late = expect(host.request('nav.back', {})).rejects.toMatchObject({ code: 'TIMEOUT' });
    vi.advanceTimersByTime(5_000);
    await late;
  });

  it('finds every built-in preset accepted by the page, but unhandled requests answered so', async () => {
    const { host, newPage, verdicts } = setUp();
    const bridge = newPage();
    bridge.start();
    for (const { type, text } of builtInPresets) host.sendAny(type as string, JSON.parse(text));
    await vi.advanceTimersByTimeAsync(5_000);
    for (const type of Object.keys(toPage)) {
      const toPageVerdicts = verdicts(type).filter(([direction]) => direction === 'to-page');
      expect([type, ...toPageVerdicts.map(([, verdict]) => verdict)]).toEqual([
        type,
        ...toPageVerdicts.map(() => 'accepted'),
      ]);
    }
  });

  it('learns from the page what became of messages it cannot use', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { host, newPage, log, verdicts } = setUp();
    newPage().start();
    host.sendAny('share.sheet', {});
    host.sendAny('nav.open', { path: 7 });
    host.sendText('{"type":');
    const twice = log.entries().find(({ type }) => type === 'bridge.welcome')?.text as string;
    host.sendText(twice);
    expect(verdicts('share.sheet')[0]).toEqual(['to-page', 'unknown']);
    expect(verdicts('nav.open')[0]).toEqual(['to-page', 'bad-payload']);
    expect(verdicts('(not JSON)')).toEqual([['to-page', 'bad-payload']]);
    expect(verdicts('bridge.welcome').at(-1)).toEqual(['to-page', 'duplicate']);
  });

  it('judges what the page posts, and who posts it', () => {
    const { host, log, onMessage } = setUp();
    host.receive('{"type":"page.height","height":"tall","mode":"fit"}', true);
    host.receive('{"type":"page.secret"}', true);
    host.receive('{"type":"page.ready"}', false);
    host.receive('{"type":"page.ready"}', true);
    expect(log.entries().map(({ verdict, detail }) => [verdict, detail])).toEqual([
      ['bad-payload', 'payload.height: not number'],
      ['unknown', undefined],
      ['wrong-speaker', undefined],
      ['accepted', undefined],
    ]);
    expect(onMessage).toHaveBeenCalledExactlyOnceWith('page.ready', {});
  });

  it('does not show the traces themselves', () => {
    const { newPage, verdicts } = setUp();
    newPage().start();
    expect(verdicts('bridge.trace')).toEqual([]);
  });

  it('shares files when it is asked to', async () => {
    const { newPage, onMessage } = setUp();
    const bridge = newPage();
    bridge.start();
    const file = { name: 'a.ics', mimeType: 'text/calendar', base64: '' };
    await expect(bridge.request('file.share', file)).resolves.toEqual({ shared: true });
    expect(onMessage).toHaveBeenCalledWith('file.share', file);
  });
});
