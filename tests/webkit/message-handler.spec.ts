import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '#bridge/envelope.ts';
import { type BuiltServer, startBuiltServer } from '#tests/browser/built-server.ts';
import { type AppPage, createAppPage, waitFor } from './app-page.ts';
import { openWebKit, type WebKitStage, whyNoWebKit } from './stage.ts';

const reason = whyNoWebKit();
if (reason) console.warn(`WebKit is not tested: ${reason}`);

let server: BuiltServer;
let stage: WebKitStage;
let app: AppPage;

/** Another address of the page that needs no account. */
const elsewherePath = '/auth?redirect=%2Fitems';

describe.skipIf(reason)('the built app in a WebKit web view with a message handler', () => {
  beforeAll(async () => {
    server = await startBuiltServer();
    stage = await openWebKit();
    app = createAppPage(stage, `${server.origin}/auth`);
  });
  afterAll(async () => {
    await stage?.close();
    await server?.close();
  });
  let hello: Envelope;
  beforeEach(async () => {
    hello = await app.open();
  });

  it('says hello until it is welcomed, and goes by the flags that were there before it', async () => {
    expect(hello.payload).toMatchObject({ protocol: 1 });
    const state = await app.welcome();
    expect(state.payload).toMatchObject({
      flags: {
        'hem.flag.webView': { value: true, setBy: 'storage' },
        'hem.flag.header': { value: false, setBy: 'storage' },
      },
    });
    await app.ask('bridge.ping', {}, 'bridge.pong');
    const hellos = (await app.heardOf('bridge.hello')).length;
    // Longer than the longest gap between two hellos at this time.
    await waitFor(async () =>
      expect(await stage.evaluate('performance.now() > 4500')).toBe('true'),
    );
    expect(await app.heardOf('bridge.hello')).toHaveLength(hellos);
  });

  it('hears every message the native app may say, and complains of none', async () => {
    await app.welcome({
      viewport: { width: 390, height: 700 },
      safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
      keyboard: { height: 0 },
      theme: 'dark',
      locale: 'en-US',
      flags: { 'hem.flag.header': true },
    });
    await app.say('viewport.changed', { keyboard: { height: 291 } });
    await app.say('sync.changed', { status: 'started' });
    await app.say('app.state', { state: 'active' });
    await app.say('network.state', { isOnline: true });
    await app.ask('bridge.ping', {}, 'bridge.pong');
    const style = 'document.documentElement.style.getPropertyValue';
    const root = 'document.documentElement';
    expect(await stage.evaluate(`${style}.call(${root}.style, '--host-vh')`)).toBe('700px');
    expect(await stage.evaluate(`${style}.call(${root}.style, '--safe-top')`)).toBe('47px');
    expect(await stage.evaluate(`${style}.call(${root}.style, '--keyboard-height')`)).toBe('291px');
    expect(await app.heardOf('bridge.error')).toEqual([]);
  });

  it('answers deep link, back and tab, and tells where it is', async () => {
    await app.welcome();
    const opened = await app.ask('nav.open', { path: elsewherePath });
    // A page that is busy answers before it has moved ([Note: Back]): once it rests, its answers say where it is.
    expect(opened.payload).toEqual({ handled: true, canGoBack: expect.any(Boolean) });
    const stands = (state: object) =>
      waitFor(async () => {
        const states = (await app.heardOf('nav.state')).map(({ payload }) => payload);
        expect(states.at(-1)).toMatchObject(state);
      });
    await stands({ path: elsewherePath, depth: 1, canGoBack: true });
    const unknown = await app.ask('nav.open', { path: '//evil.test/' });
    expect(unknown.payload).toEqual({ handled: false, canGoBack: true });
    const back = await app.ask('nav.back');
    expect(back.payload).toEqual({ handled: true, canGoBack: expect.any(Boolean) });
    await stands({ depth: 0, canGoBack: false });
    expect(await stage.evaluate('location.search')).toBe('');
    expect((await app.ask('nav.back')).payload).toEqual({ handled: false, canGoBack: false });
    const stranger = await app.ask('nav.open', { path: '//evil.test/' });
    expect(stranger.payload).toEqual({ handled: false, canGoBack: false });
  });

  it('does commands in order and each only once', async () => {
    await app.welcome();
    const flags = (interval: number) => ({ flags: { 'hem.flag.pageHeightIntervalMs': interval } });
    const first = await app.say('flags.set', flags(200));
    await app.say('flags.set', flags(300));
    await app.receive(JSON.stringify(first));
    await app.ask('bridge.ping', {}, 'bridge.pong');
    const values = (await app.heardOf('flags.state')).map(
      ({ payload }) =>
        (payload as { flags: Record<string, { value: unknown }> }).flags[
          'hem.flag.pageHeightIntervalMs'
        ]?.value,
    );
    expect(values).toEqual([100, 200, 300]);
  });

  it('answers what it does not know, and reports what it cannot use', async () => {
    expect((await app.ask('wallet.open')).error?.code).toBe('UNKNOWN_TYPE');
    expect((await app.ask('nav.open', { path: 7 })).error?.code).toBe('BAD_PAYLOAD');
    await app.receive('{"v":1,"type":"nav.ba');
    await waitFor(async () =>
      expect((await app.heardOf('bridge.error')).map(({ payload }) => payload)).toMatchObject([
        { code: 'BAD_PAYLOAD', type: 'nav.open' },
        { code: 'BAD_PAYLOAD', message: 'not JSON' },
      ]),
    );
  });

  it('hears a host of before the protocol, whose messages have no envelope', async () => {
    await app.receive(JSON.stringify({ type: 'nav.open', path: elsewherePath }));
    await waitFor(async () =>
      expect(await stage.evaluate('location.pathname + location.search')).toBe(elsewherePath),
    );
  });

  describe('who may speak', () => {
    /**
     * Speaks a ping by a script that ends with `spoken(text)`, then pings as the host; who was
     * answered?
     */
    async function isAnswered(script: string): Promise<boolean> {
      const stranger = app.write('bridge.ping', {});
      const text = JSON.stringify(JSON.stringify(stranger));
      await stage.evaluate(
        `window.spoken = false; addEventListener('message', ({ data }) => { spoken ||= data === ${text} }, true); document.addEventListener('message', ({ data }) => { spoken ||= data === ${text} });`,
      );
      await stage.device.execute(script.replaceAll('TEXT', text));
      await stage.device.switchToParentFrame();
      await waitFor(async () => expect(await stage.evaluate('spoken')).toBe('true'));
      await app.ask('bridge.ping', {}, 'bridge.pong');
      return (await app.heardOf('bridge.pong')).some(({ re }) => re === stranger.id);
    }

    it.each([
      ['window', 'window'],
      ['document', 'document'],
    ])('is the native app’s script, by an event on %s', async (_, target) => {
      const script = `${target}.dispatchEvent(new MessageEvent('message', { data: TEXT }))`;
      expect(await isAnswered(script)).toBe(true);
    });

    it.each([
      ['an event that claims a source', `{ data: TEXT, source: window }`],
      ['an event that claims an origin', `{ data: TEXT, origin: location.origin }`],
    ])('is not %s', async (_, init) => {
      const script = `window.dispatchEvent(new MessageEvent('message', ${init}))`;
      expect(await isAnswered(script)).toBe(false);
    });

    it('is not a script in the page that posts to it', async () => {
      expect(await isAnswered(`window.postMessage(TEXT, '*')`)).toBe(false);
    });

    it.each([
      ['of the page’s own origin', `frame.src = '/icon.svg'`],
      ['of another origin', `frame.sandbox = 'allow-scripts'; frame.srcdoc = '<p>stranger</p>'`],
    ])('is not a frame %s', async (_, make) => {
      await stage.device.executeAsync(
        `const [done] = arguments; const frame = document.createElement('iframe'); ${make};
         frame.onload = () => done(); document.body.append(frame);`,
      );
      await stage.device.switchFrame(await stage.device.$('iframe'));
      expect(await isAnswered(`parent.postMessage(TEXT, '*')`)).toBe(false);
    });

    it('is not a frame of another origin that dispatches an event in the page', async () => {
      await stage.device.executeAsync(
        `const [done] = arguments; const frame = document.createElement('iframe');
         frame.sandbox = 'allow-scripts'; frame.srcdoc = '<p>stranger</p>';
         frame.onload = () => done(); document.body.append(frame);`,
      );
      await stage.device.switchFrame(await stage.device.$('iframe'));
      const thrown = await stage.device.execute(
        `try { parent.dispatchEvent(new MessageEvent('message', { data: '' })); return 'none'; }
         catch (error) { return error.name; }`,
      );
      expect(thrown).toBe('SecurityError');
    });
  });

  // The last one: the driver loses its session with the process.
  it('says hello as another page, at the same address, after its process was killed', async () => {
    await app.welcome();
    await app.ask('nav.open', { path: elsewherePath });
    // The page is there before the browser's own process has heard of it.
    await waitFor(async () => expect(await stage.device.getUrl()).toContain(elsewherePath));
    await stage.kill();
    await waitFor(async () => {
      const sids = new Set((await app.heardOf('bridge.hello')).map(({ sid }) => sid));
      expect(sids.size).toBe(2);
    });
    await waitFor(async () => {
      const place = (await app.heardOf('nav.state')).at(-1);
      expect(place?.sid).not.toBe(hello.sid);
      expect(place?.payload).toMatchObject({ path: elsewherePath });
    });
  });
});
