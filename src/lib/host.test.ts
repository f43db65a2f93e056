// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import type { HostWindow } from '#bridge/transports/transport.ts';
import { hapticPlay } from './haptics.ts';
import {
  attachPageRoot,
  host,
  onSyncChanged,
  openLink,
  postNavState,
  postPageReady,
  pushBackInterceptor,
  requestSync,
  restoreHostFlags,
  setFlag,
  startHost,
} from './host.ts';

const view = window as unknown as HostWindow;
const navigate = vi.fn();
let sent: Envelope[];
let stop: () => void;
let write: ReturnType<typeof createWriter>;

const start = (options: { allowUrlFlags?: boolean } = {}) => {
  stop = startHost({
    appVersion: '1.2.3',
    allowedOrigins: [],
    allowUrlFlags: false,
    depth: () => 0,
    navigate,
    canOpen: (path) => path === '/items',
    ...options,
  });
};
const say = (type: string, payload?: unknown) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify(write(type, payload)), source: null }),
  );
const welcome = (rest: object = {}) =>
  say('bridge.welcome', { platform: 'test', capabilities: [], ...rest });
const sentOf = (type: string) => sent.filter((message) => message.type === type);
const property = (name: string) => document.documentElement.style.getPropertyValue(name);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  write = createWriter();
  localStorage.clear();
  view.ReactNativeWebView = { postMessage: (text: string) => void sent.push(JSON.parse(text)) };
});
afterEach(() => {
  stop();
  delete view.ReactNativeWebView;
  vi.useRealTimers();
});

describe('the host', () => {
  it('in a plain browser is none, and not a web view', () => {
    delete view.ReactNativeWebView;
    start();
    expect(host).toMatchObject({
      isWebView: false,
      showHeader: true,
      connection: 'none',
      menuInHost: false,
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    openLink('https://shop.test/');
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://shop.test/', '_blank', 'noopener');
    hapticPlay('light');
    requestSync();
    vi.advanceTimersByTime(10_000);
    expect(host.connection).toBe('none');
  });

  it('introduces the page and follows its welcome', () => {
    start();
    expect(sentOf('bridge.hello')[0]?.payload).toMatchObject({
      protocol: 1,
      appVersion: '1.2.3',
      capabilities: expect.arrayContaining(['nav.back@1', 'flags.set@1']),
    });
    expect(host.connection).toBe('pending');
    welcome({
      platform: 'ios',
      capabilities: ['nav.menu@1'],
      theme: 'dark',
      viewport: { width: 390, height: 662 },
      safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
      keyboard: { height: 0 },
      flags: { 'hem.flag.webView': true, 'hem.flag.header': false },
    });
    return vi.advanceTimersByTimeAsync(0).then(() => {
      expect(host).toMatchObject({
        connection: 'welcomed',
        platform: 'ios',
        theme: 'dark',
        menuInHost: true,
        isWebView: true,
        showHeader: false,
        showSync: false,
        viewport: { width: 390, height: 662 },
        safeArea: { top: 47, bottom: 34 },
      });
      expect(property('--host-vh')).toBe('662px');
      expect(property('--safe-top')).toBe('47px');
      expect(property('--keyboard-height')).toBe('0px');
      expect(localStorage.getItem('hem.flag.webView')).toBe('true');
      expect(sentOf('flags.state').at(-1)?.payload).toMatchObject({
        flags: { 'hem.flag.webView': { value: true, setBy: 'host' } },
      });
    });
  });

  it('changes only what a later message says', async () => {
    start();
    welcome({
      viewport: { width: 390, height: 662 },
      safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
    });
    await vi.advanceTimersByTimeAsync(0);
    say('viewport.changed', { keyboard: { height: 291 } });
    say('app.state', { state: 'background' });
    say('network.state', { isOnline: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(host).toMatchObject({
      viewport: { height: 662 },
      keyboard: { height: 291 },
      appState: 'background',
      isOnline: false,
    });
    expect(property('--keyboard-height')).toBe('291px');
    expect(property('--host-vh')).toBe('662px');
  });

  it('keeps what is newer of the screen when a welcome arrives late', () => {
    start();
    const early = write('bridge.welcome', {
      platform: 'test',
      capabilities: [],
      keyboard: { height: 0 },
    });
    say('viewport.changed', { keyboard: { height: 300 } });
    window.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify(early), source: null }),
    );
    expect(host.platform).toBe('test');
    expect(host.keyboard.height).toBe(300);
  });

  it('shows Sync with app in a web view only when configured', async () => {
    start();
    welcome({ flags: { 'hem.flag.webView': true } });
    await vi.advanceTimersByTimeAsync(0);
    expect(host.showSync).toBe(false);
    say('flags.set', { flags: { 'hem.flag.syncButton': true } });
    await vi.advanceTimersByTimeAsync(0);
    expect(host.showSync).toBe(true);
  });

  it('writes its flags back after logout has cleared the storage', async () => {
    start();
    welcome({ flags: { 'hem.flag.webView': true } });
    await vi.advanceTimersByTimeAsync(0);
    setFlag('debug', true);
    expect(host.flags.debug).toBe(true);
    localStorage.clear();
    restoreHostFlags();
    expect({ ...localStorage }).toEqual({ 'hem.flag.webView': 'true' });
  });

  it('takes flags from the URL only where that is allowed', () => {
    window.history.replaceState(null, '', '/?hem.flag.webView=true');
    start();
    expect(host.isWebView).toBe(false);
    stop();
    start({ allowUrlFlags: true });
    expect(host.isWebView).toBe(true);
    window.history.replaceState(null, '', '/');
  });

  it('is told the place after each navigation, and that a layer can be closed', () => {
    start();
    postNavState({ path: '/items', depth: 0, title: 'Items' });
    const remove = pushBackInterceptor(() => {});
    remove();
    expect(sentOf('nav.state').map(({ payload }) => payload)).toEqual([
      { path: '/items', depth: 0, title: 'Items', canGoBack: false },
      { path: '/items', depth: 0, title: 'Items', canGoBack: true },
      { path: '/items', depth: 0, title: 'Items', canGoBack: false },
    ]);
  });

  it('is posted the page’s height at most once in 100 ms, or in as long as the flag says', async () => {
    start();
    welcome();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
    let height = 800;
    const root = document.createElement('main');
    root.getBoundingClientRect = () => ({ height }) as DOMRect;
    document.body.append(root);
    const detach = attachPageRoot(root);
    /** The least time between two posts while the page grows for two seconds. */
    const leastGap = async () => {
      sent = [];
      for (let step = 0; step < 100; step += 1) {
        height += 10;
        window.dispatchEvent(new Event('resize'));
        await vi.advanceTimersByTimeAsync(20);
      }
      const times = sentOf('page.height').map(({ ts }) => ts!);
      expect(times.length).toBeGreaterThan(3);
      return Math.min(...times.slice(1).map((time, index) => time - times[index]!));
    };
    expect(await leastGap()).toBeGreaterThanOrEqual(100);
    expect(await leastGap()).toBeLessThan(150);
    say('flags.set', { flags: { 'hem.flag.pageHeightIntervalMs': 400 } });
    await vi.advanceTimersByTimeAsync(400);
    expect(await leastGap()).toBeGreaterThanOrEqual(400);
    detach();
    root.remove();
  });

  it('moves the page and gets an answer', async () => {
    start();
    const closed = vi.fn();
    pushBackInterceptor(closed);
    say('nav.back');
    say('nav.open', { path: '/items' });
    say('nav.open', { path: '//evil.test' });
    await vi.advanceTimersByTimeAsync(500);
    expect(closed).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/items', { replace: false });
    expect(sentOf('nav.back')[0]?.payload).toMatchObject({ handled: true });
    expect(sentOf('nav.open').map(({ payload }) => payload)).toMatchObject([
      { handled: true },
      { handled: false },
    ]);
  });

  it('plays haptics and opens links where it says it can, and the browser elsewhere', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.create(navigator, { vibrate: { value: vibrate } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    start();
    hapticPlay('light');
    expect(sentOf('haptic.play')).toEqual([]);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(10);
    openLink('https://shop.test/');
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://shop.test/', '_blank', 'noopener');
    opened.mockClear();
    welcome({ capabilities: ['haptic.play@1', 'link.open@1'] });
    hapticPlay('light');
    openLink('https://shop.test/');
    expect(sentOf('haptic.play')).toHaveLength(1);
    expect(sentOf('link.open')[0]?.payload).toEqual({ url: 'https://shop.test/' });
    expect(opened).not.toHaveBeenCalled();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('hears that the page is ready and that sync was asked for, and says how sync goes', async () => {
    start();
    const heard = vi.fn();
    onSyncChanged(heard);
    postPageReady();
    requestSync();
    say('sync.changed', { status: 'done' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sentOf('page.ready')).toHaveLength(1);
    expect(sentOf('sync.request')).toHaveLength(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith('done');
  });
});

describe('what a host says of itself', () => {
  it('leaves the page in sight, whatever it says is not safe', async () => {
    start();
    say('viewport.changed', { safeArea: { top: 5000, right: 0, bottom: 34, left: -20 } });
    await vi.advanceTimersByTimeAsync(0);
    const style = document.documentElement.style;
    const sides = ['top', 'bottom', 'left'].map((side) => style.getPropertyValue(`--safe-${side}`));
    expect(sides).toEqual(['200px', '34px', '0px']);
  });
});

describe('without startHost', () => {
  it('nothing throws', () => {
    start();
    stop();
    postPageReady();
    postNavState({ path: '/', depth: 0, title: '' });
    pushBackInterceptor(() => {})();
    restoreHostFlags();
    expect(sentOf('page.ready')).toEqual([]);
  });
});
