import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '#bridge/bridge.ts';
import { createFakeView, settle } from '#bridge/testing/fake-view.ts';
import { toPage } from '#bridge/to-page.ts';
import { createFaults, type FaultSettings, noFaults } from './faults/faults.ts';
import { createHost, type HostOptions, hostCapabilities } from './host.ts';
import { createMessageLog } from './log/message-log.ts';
import { builtInPresets } from './presets.ts';

const origin = 'http://page.test';

/** Both halves of the protocol, tied together as the simulator ties them: by postMessage. */
function setUp({
  isLegacy = false,
  versions = {},
  faults = {},
}: {
  isLegacy?: boolean;
  versions?: Record<string, number>;
  faults?: Partial<FaultSettings>;
} = {}) {
  const log = createMessageLog(Date.now);
  const onMessage = vi.fn();
  const onNewPage = vi.fn();
  const sell = vi.fn<HostOptions['sell']>(async () => ({ outcome: 'cancelled' }));
  const parent = { postMessage: (text: string) => host.receive(text) };
  const { view, emit } = createFakeView({ parent });
  const host = createHost({
    log,
    faults: createFaults(
      () => ({ ...noFaults, ...faults }),
      () => 'seed',
    ),
    isLegacy: () => isLegacy,
    versions: () => versions,
    post: (data, isStranger) =>
      emit('message', {
        data,
        isTrusted: true,
        source: isStranger ? {} : parent,
        origin: isStranger ? 'null' : origin,
      }),
    welcome: () => ({ platform: 'simulator', theme: 'dark' }),
    sell,
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
  return { host, log, sell, onMessage, onNewPage, newPage, verdicts };
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
    host.receive('{"type":"page.height","height":"tall","mode":"fit"}');
    host.receive('{"type":"page.secret"}');
    host.receiveStranger('{"type":"page.ready"}');
    host.receive('{"type":"page.ready"}');
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

  it('shares files of any size when it is asked to', async () => {
    const { newPage, onMessage } = setUp();
    const bridge = newPage();
    bridge.start();
    const file = { name: 'a.ics', mimeType: 'text/calendar', base64: 'A'.repeat(200_000) };
    await expect(bridge.request('file.share', file)).resolves.toEqual({ shared: true });
    expect(onMessage).toHaveBeenCalledWith('file.share', file);
  });

  it('answers a ping, and says of a request that it does not know it', async () => {
    const { newPage } = setUp();
    const bridge = newPage();
    bridge.start();
    const unknown = bridge.request('page.secret' as 'file.share', {} as never);
    await expect(unknown).rejects.toMatchObject({ code: 'UNKNOWN_TYPE' });
  });

  it('as a legacy app says no welcome and knows no envelope, and is understood', async () => {
    const { host, newPage, log } = setUp({ isLegacy: true });
    const bridge = newPage();
    const opened = vi.fn(() => ({ handled: true, canGoBack: false }));
    bridge.on('nav.open', opened);
    bridge.start();
    await expect(host.request('nav.open', { path: '/items' })).rejects.toMatchObject({
      code: 'NO_ANSWER',
    });
    await settle();
    expect(opened).toHaveBeenCalledWith({ path: '/items' }, expect.anything());
    expect(log.entries().filter(({ direction }) => direction === 'to-page')).toMatchObject([
      { text: '{"type":"nav.open","path":"/items"}', waits: undefined },
    ]);
  });

  it('shows a lost message as dropped, and its request without an answer', () => {
    const { host, log } = setUp({ faults: { drop: 100 } });
    const asked = host.request('nav.back', {});
    asked.catch(() => {});
    vi.advanceTimersByTime(5_000);
    expect(log.entries()).toMatchObject([
      { type: 'nav.back', fault: 'dropped', waits: 'in vain', verdict: undefined },
    ]);
  });

  it('shows both copies of a doubled message, the second as a duplicate', () => {
    const { host, newPage, verdicts } = setUp();
    newPage().start();
    const doubled = setUp({ faults: { duplicate: 100 } });
    doubled.newPage().start();
    doubled.host.send('bridge.ping', {});
    expect(doubled.verdicts('bridge.ping').map(([, verdict]) => verdict)).toEqual([
      'accepted',
      'duplicate',
    ]);
    host.send('bridge.ping', {});
    expect(verdicts('bridge.ping')).toHaveLength(1);
  });

  it('has a message of the wrong origin judged by the page as a stranger’s', () => {
    const faults: Partial<FaultSettings> = {};
    const { host, newPage, verdicts } = setUp({ faults });
    newPage().start();
    faults.wrongOrigin = 100;
    host.sendAny('bridge.ping', {});
    expect(verdicts('bridge.ping')[0]).toEqual(['to-page', 'wrong-speaker']);
  });
});

describe('a host that announces otherwise than usual', () => {
  const reminders = { reminders: [] };

  it.each([
    ['not at all', 0, false, []],
    ['only a version that the page does not speak', 2, false, ['reminder.set@2']],
    ['as usual', 1, true, ['reminder.set@1']],
  ])('is asked for what it can: reminders %s', async (_, version, isHeard, announced) => {
    const versions = { 'reminder.set': version, 'nav.menu': 1 };
    const { newPage, onMessage, log } = setUp({ versions });
    const bridge = newPage();
    bridge.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(bridge.can('reminder.set@1')).toBe(isHeard);
    expect(bridge.can('nav.menu@1')).toBe(true);
    const welcome = log.entries().find(({ type }) => type === 'bridge.welcome');
    const { capabilities } = welcome!.content as { capabilities: string[] };
    expect(capabilities.filter((each) => each.startsWith('reminder.set'))).toEqual(announced);
    onMessage.mockClear();
    bridge.send('reminder.set', reminders);
    await vi.advanceTimersByTimeAsync(10);
    expect(onMessage.mock.calls.filter(([type]) => type === 'reminder.set')).toHaveLength(
      isHeard ? 1 : 0,
    );
  });
});
