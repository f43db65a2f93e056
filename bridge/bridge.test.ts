import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge.ts';
import type { Connection } from './bridge-options.ts';
import { createFakeView, plainWelcome, settle } from './testing/fake-view.ts';

const helloPayload = { protocol: 1, appVersion: '1', capabilities: [] };

function setUp(
  properties?: (port: object) => Record<string, unknown>,
  allowedOrigins: string[] = [],
) {
  const fake = createFakeView();
  Object.assign(fake.view, properties ? properties(fake.port) : { ReactNativeWebView: fake.port });
  const connections: Connection[] = [];
  const bridge = createBridge({
    hello: () => helloPayload,
    onConnection: (connection) => connections.push(connection),
    allowedOrigins,
    view: fake.view,
  });
  return { ...fake, bridge, connections };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the handshake', () => {
  it('says hello at 0, 250, 500, 1000, 2000 and 4000 ms', () => {
    const { bridge, sentOf } = setUp();
    bridge.start();
    const counts = [0, 249, 250, 500, 1_000, 2_000, 4_000, 20_000].map((ms, index, all) => {
      vi.advanceTimersByTime(ms - (all[index - 1] ?? 0));
      return sentOf('bridge.hello').length;
    });
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 6, 6]);
  });

  it('stops once it is welcomed, and knows what the host can do', () => {
    const { bridge, say, sentOf, connections } = setUp();
    bridge.start();
    say('bridge.welcome', { ...plainWelcome, capabilities: ['haptic.play@1'] });
    vi.advanceTimersByTime(20_000);
    expect(sentOf('bridge.hello')).toHaveLength(1);
    expect(connections).toEqual(['pending', 'welcomed']);
    expect(bridge.can('haptic.play@1')).toBe(true);
    expect(bridge.can('link.open@1')).toBe(false);
  });

  it('takes a host for a legacy one that has not welcomed it in 8 s, and goes on', async () => {
    const { bridge, speak, connections, sentOf } = setUp();
    bridge.on('nav.back', () => ({ handled: true, canGoBack: false }));
    const opened = vi.fn(() => ({ handled: true, canGoBack: false }));
    bridge.on('nav.open', opened);
    bridge.start();
    vi.advanceTimersByTime(7_999);
    expect(connections).toEqual(['pending']);
    vi.advanceTimersByTime(1);
    expect(connections).toEqual(['pending', 'legacy']);
    speak('{"type":"nav.open","path":"/items"}');
    await settle();
    expect(opened).toHaveBeenCalledWith({ path: '/items' }, expect.anything());
    bridge.send('page.ready', {});
    expect(sentOf('page.ready')).toHaveLength(1);
    expect(sentOf('nav.open')).toEqual([]);
  });

  it('says hello again when the page comes back from the back/forward cache', () => {
    const { bridge, say, emit, sentOf } = setUp();
    bridge.start();
    say('bridge.welcome', plainWelcome);
    emit('pageshow', { persisted: false });
    expect(sentOf('bridge.hello')).toHaveLength(1);
    emit('pageshow', { persisted: true });
    expect(sentOf('bridge.hello')).toHaveLength(2);
  });

  it('finds a host whose object comes late, and hears what that host said before', () => {
    const { bridge, view, port, say, connections, sentOf } = setUp(() => ({}));
    const state = vi.fn();
    bridge.on('app.state', state);
    bridge.start();
    bridge.send('page.ready', {});
    say('app.state', { state: 'background' });
    expect(state).not.toHaveBeenCalled();
    view.ReactNativeWebView = port;
    vi.advanceTimersByTime(250);
    expect(connections).toEqual(['pending']);
    expect(state).toHaveBeenCalledOnce();
    expect(sentOf('page.ready')).toHaveLength(1);
    expect(sentOf('bridge.hello')).toHaveLength(1);
  });

  it('stays without a connection in a plain tab', async () => {
    const { bridge, connections, sent } = setUp(() => ({}));
    bridge.start();
    vi.advanceTimersByTime(20_000);
    bridge.send('page.ready', {});
    const asked = bridge.request('file.share', { name: 'a', mimeType: 'b', base64: '' });
    await expect(asked).rejects.toMatchObject({ code: 'NO_HOST' });
    expect(connections).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('before the bridge', () => {
  it('hears what the head stub kept, strings and events, in order', async () => {
    const { headStub } = await import('./head-stub.ts');
    const { bridge, view, say, write, emit } = setUp();
    const flags = vi.fn();
    new Function('window', headStub)(view);
    say('flags.set', { flags: { a: 1 } });
    const receiver = (view as unknown as { hemBridge: { receive(text: string): void } }).hemBridge;
    receiver.receive(JSON.stringify(write('flags.set', { flags: { a: 2 } })));
    bridge.on('flags.set', flags);
    bridge.start();
    await settle();
    expect(flags.mock.calls.map(([payload]) => payload.flags.a)).toEqual([1, 2]);
    emit('message', {
      data: JSON.stringify(write('flags.set', { flags: {} })),
      isTrusted: false,
      source: null,
      origin: '',
    });
    await settle();
    expect(flags).toHaveBeenCalledTimes(3);
  });

  it('keeps no more than 200 messages in the head', async () => {
    const { headStub } = await import('./head-stub.ts');
    const { view, say } = setUp();
    new Function('window', headStub)(view);
    for (let n = 0; n < 300; n++) say('flags.set', { flags: {} });
    const { early } = (view as unknown as { hemBridge: { early: unknown[] } }).hemBridge;
    expect(early).toHaveLength(200);
  });
});

describe('each kind of host', () => {
  it('speaks to a WKWebView page through the global receiver', async () => {
    const { bridge, view, write } = setUp((port) => ({
      webkit: { messageHandlers: { hem: port } },
    }));
    const state = vi.fn();
    bridge.on('app.state', state);
    bridge.start();
    const receiver = (view as unknown as { hemBridge: { receive(text: string): void } }).hemBridge;
    receiver.receive(JSON.stringify(write('app.state', { state: 'active' })));
    expect(state).toHaveBeenCalledOnce();
  });

  it('speaks to an Android page through the listener object', () => {
    const { bridge, view, write } = setUp((port) => ({ hemHost: port }));
    const state = vi.fn();
    bridge.on('app.state', state);
    bridge.start();
    view.hemHost?.onmessage?.({ data: JSON.stringify(write('app.state', { state: 'active' })) });
    expect(state).toHaveBeenCalledOnce();
  });

  it('hears a parent window of its own origin and answers it there', () => {
    const parent = { postMessage: vi.fn() };
    const { bridge, emit, write } = setUp(() => ({ parent }), ['http://page.test']);
    const state = vi.fn();
    bridge.on('app.state', state);
    bridge.start();
    const data = JSON.stringify(write('app.state', { state: 'active' }));
    emit('message', { data, isTrusted: true, source: parent, origin: 'http://evil.test' });
    expect(state).not.toHaveBeenCalled();
    expect(bridge.rejected()).toBe(1);
    emit('message', { data, isTrusted: true, source: parent, origin: 'http://page.test' });
    expect(state).toHaveBeenCalledOnce();
    expect(parent.postMessage.mock.calls[0]?.[1]).toBe('http://page.test');
  });

  it('drops and counts what others post, without a word on the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { bridge, emit } = setUp();
    bridge.start();
    for (const data of ['{"type":"x"}', { type: 'x' }, null, 7]) {
      emit('message', { data, isTrusted: true, source: {}, origin: 'http://extension.test' });
    }
    expect(bridge.rejected()).toBe(4);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  it('keeps the last of each state and every command until there is a host', () => {
    const { bridge, view, port, sent } = setUp(() => ({}));
    bridge.start();
    bridge.send('page.height', { height: 1, mode: 'fit' });
    bridge.send('page.ready', {});
    bridge.send('page.height', { height: 2, mode: 'fit' });
    bridge.send('sync.request', {});
    bridge.send('sync.request', {});
    view.ReactNativeWebView = port;
    vi.advanceTimersByTime(250);
    expect(sent.map(({ type, payload }) => [type, payload])).toEqual([
      ['page.ready', {}],
      ['page.height', { height: 2, mode: 'fit' }],
      ['sync.request', {}],
      ['sync.request', {}],
      ['bridge.hello', helloPayload],
    ]);
  });

  it('survives a host that throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { bridge } = setUp(() => ({
      ReactNativeWebView: {
        postMessage() {
          throw new Error('gone');
        },
      },
    }));
    bridge.start();
    bridge.send('page.ready', {});
    await settle();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('requests', () => {
  const file = { name: 'a.ics', mimeType: 'text/calendar', base64: '' };

  it('settle with the answer', async () => {
    const { bridge, sentOf, say } = setUp();
    bridge.start();
    const answer = bridge.request('file.share', file);
    const id = sentOf('file.share')[0]?.id as string;
    say('file.share', { shared: true }, { re: 'another' });
    say('file.share', { shared: true }, { re: id });
    await expect(answer).resolves.toEqual({ shared: true });
  });

  it('settle with the host’s own error', async () => {
    const { bridge, sentOf, say } = setUp();
    bridge.start();
    const answer = bridge.request('file.share', file);
    const re = sentOf('file.share')[0]?.id as string;
    say('file.share', undefined, { re, error: { code: 'UNKNOWN_TYPE', message: 'no' } });
    await expect(answer).rejects.toMatchObject({ code: 'UNKNOWN_TYPE', message: 'no' });
  });

  it('settle with BAD_PAYLOAD on an answer that is not one', async () => {
    const { bridge, sentOf, say } = setUp();
    bridge.start();
    const answer = bridge.request('file.share', file);
    say('file.share', { shared: 'yes' }, { re: sentOf('file.share')[0]?.id as string });
    await expect(answer).rejects.toMatchObject({ code: 'BAD_PAYLOAD' });
  });

  it('settle with TIMEOUT after 5 s, or the time stated', async () => {
    const { bridge } = setUp();
    bridge.start();
    const ends: string[] = [];
    const note = (name: string) => (error: { code: string }) => ends.push(`${name} ${error.code}`);
    bridge.request('file.share', file).catch(note('usual'));
    bridge.request('file.share', file, { timeoutMs: 100 }).catch(note('short'));
    await vi.advanceTimersByTimeAsync(100);
    expect(ends).toEqual(['short TIMEOUT']);
    await vi.advanceTimersByTimeAsync(4_899);
    expect(ends).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(['short TIMEOUT', 'usual TIMEOUT']);
  });

  it('settle with ABORTED when the caller gives up, before or after', async () => {
    const { bridge } = setUp();
    bridge.start();
    const before = bridge.request('file.share', file, { signal: AbortSignal.abort() });
    await expect(before).rejects.toMatchObject({ code: 'ABORTED' });
    const controller = new AbortController();
    const after = bridge.request('file.share', file, { signal: controller.signal });
    controller.abort();
    await expect(after).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('settle with NO_HOST when none has come', async () => {
    const { bridge } = setUp(() => ({}));
    bridge.start();
    const answer = bridge.request('file.share', file, { timeoutMs: 60_000 });
    const rejection = expect(answer).rejects.toMatchObject({ code: 'NO_HOST' });
    vi.advanceTimersByTime(8_000);
    await rejection;
  });
});

describe('receiving', () => {
  it('answers a request with what its handler gives', async () => {
    const { bridge, say, sentOf } = setUp();
    bridge.on('nav.back', async () => ({ handled: true, canGoBack: false }));
    bridge.start();
    const { id } = say('nav.back');
    await settle();
    expect(sentOf('nav.back')).toMatchObject([
      { re: id, payload: { handled: true, canGoBack: false } },
    ]);
  });

  it('answers a ping with a pong', () => {
    const { bridge, say, sentOf } = setUp();
    bridge.start();
    const { id } = say('bridge.ping');
    return settle().then(() => expect(sentOf('bridge.pong')).toMatchObject([{ re: id }]));
  });

  it('does commands one after the other, in order of arrival', async () => {
    const { bridge, say } = setUp();
    const done: unknown[] = [];
    bridge.on('flags.set', async ({ flags }) => {
      if (flags.a === 1) await new Promise((resolve) => setTimeout(resolve, 100));
      done.push(flags.a);
    });
    bridge.start();
    say('flags.set', { flags: { a: 1 } });
    say('flags.set', { flags: { a: 2 } });
    await vi.advanceTimersByTimeAsync(99);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([1, 2]);
  });

  it('goes on after 5 s when a handler never ends', async () => {
    const { bridge, say } = setUp();
    const done: unknown[] = [];
    bridge.on('flags.set', ({ flags }) => {
      done.push(flags.a);
      return new Promise(() => {});
    });
    bridge.start();
    say('flags.set', { flags: { a: 1 } });
    say('flags.set', { flags: { a: 2 } });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(done).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([1, 2]);
  });

  it('lets no handler break another', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { bridge, say, sentOf } = setUp();
    const second = vi.fn();
    bridge.on('app.state', () => {
      throw new Error('broken');
    });
    bridge.on('app.state', second);
    bridge.on('nav.back', () => Promise.reject(new Error('broken')));
    bridge.start();
    say('app.state', { state: 'active' });
    const { id } = say('nav.back');
    await settle();
    expect(second).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledTimes(2);
    expect(sentOf('nav.back')).toMatchObject([{ re: id, error: { code: 'HANDLER_FAILED' } }]);
  });

  it('stops hearing when it is told to', () => {
    const { bridge, say } = setUp();
    const heard = vi.fn();
    const stop = bridge.on('app.state', heard);
    bridge.start();
    stop();
    say('app.state', { state: 'active' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('reports a payload that does not match, and answers if it was a request', async () => {
    const { bridge, say, sentOf } = setUp();
    bridge.start();
    const command = say('flags.set', { flags: 7 });
    const request = say('nav.open', {});
    expect(sentOf('bridge.error')).toMatchObject([
      {
        re: command.id,
        payload: { code: 'BAD_PAYLOAD', type: 'flags.set', message: 'payload.flags: not object' },
      },
      { re: request.id, payload: { code: 'BAD_PAYLOAD', type: 'nav.open' } },
    ]);
    expect(sentOf('nav.open')).toMatchObject([{ re: request.id, error: { code: 'BAD_PAYLOAD' } }]);
  });
});

describe('unknown messages', () => {
  it('are written to the console and answered, but an unknown answer is not', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { bridge, say, sentOf } = setUp();
    bridge.start();
    const message = say('share.sheet', { a: 1 });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[bridge] unknown message type "share.sheet"',
      JSON.stringify(message),
    );
    expect(sentOf('share.sheet')).toMatchObject([
      { re: message.id, error: { code: 'UNKNOWN_TYPE' } },
    ]);
    say('share.sheet', {}, { re: 'some' });
    expect(sentOf('share.sheet')).toHaveLength(1);
  });

  it('are cut at 2 KB, written 20 times a minute, and then counted', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { bridge, say } = setUp();
    bridge.start();
    for (let n = 0; n < 50; n++) say('share.sheet', { text: 'x'.repeat(5_000) });
    expect(warn).toHaveBeenCalledTimes(20);
    expect(warn.mock.calls[0]?.[1]).toHaveLength(2_048);
    vi.advanceTimersByTime(60_000);
    expect(warn).toHaveBeenCalledTimes(21);
    expect(warn).toHaveBeenLastCalledWith('[bridge] 30 more unknown messages');
    say('share.sheet');
    expect(warn).toHaveBeenCalledTimes(22);
  });
});

describe('tracing', () => {
  it('tells a host that asks for it what became of each message, a stranger’s too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { bridge, say, speak, emit, write, sentOf } = setUp();
    bridge.start();
    say('app.state', { state: 'active' });
    expect(sentOf('bridge.trace')).toEqual([]);
    const late = write('app.state', { state: 'active' });
    const messages = [
      say('bridge.welcome', { ...plainWelcome, capabilities: ['bridge.trace@1'] }),
      say('app.state', { state: 'active' }),
      late,
      say('share.sheet'),
      say('app.state', { state: 'sleeping' }),
    ];
    speak(JSON.stringify(late));
    speak(JSON.stringify(messages[1]));
    speak('{"type":');
    const stranger = { isTrusted: true, source: {}, origin: 'http://evil.test' };
    emit('message', { ...stranger, data: JSON.stringify(late) });
    emit('message', { ...stranger, data: 'tools' });
    expect(sentOf('bridge.trace').map(({ payload }) => payload)).toMatchObject([
      { verdict: 'accepted', id: messages[0]?.id },
      { verdict: 'accepted', id: messages[1]?.id },
      { verdict: 'unknown', id: messages[3]?.id },
      { verdict: 'bad-payload', id: messages[4]?.id, detail: expect.stringContaining('state') },
      { verdict: 'stale', id: late.id },
      { verdict: 'duplicate', id: messages[1]?.id },
      { verdict: 'bad-payload', start: '{"type":', detail: 'not JSON' },
      { verdict: 'wrong-speaker', id: late.id },
    ]);
  });
});
