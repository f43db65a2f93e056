// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createBridge } from '#bridge/bridge.ts';
import type { Connection } from '#bridge/bridge-options.ts';
import { createWriter } from '#bridge/envelope.ts';
import { findTransport } from '#bridge/transports/find-transport.ts';
import { type PageWindow, standAlone } from './profile.ts';
import { hostProfiles, profileOf } from './profiles.ts';

/** A frame's window, empty, with a parent. */
function newPage(): PageWindow {
  const target = new EventTarget();
  const documentTarget = new EventTarget();
  const page = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    document: {
      dispatchEvent: documentTarget.dispatchEvent.bind(documentTarget),
      addEventListener: documentTarget.addEventListener.bind(documentTarget),
    },
    MessageEvent,
    parent: { postMessage() {} },
    location: { origin: location.origin },
    postMessage: vi.fn(),
  };
  return page as unknown as PageWindow;
}

const native = hostProfiles.filter(({ install }) => install);

describe('the host profiles', () => {
  it.each(native.map((profile) => [profile.name, profile] as const))(
    '%s takes what the page posts through the transport that the bridge finds',
    (_, profile) => {
      const page = newPage();
      standAlone(page);
      const receive = vi.fn();
      profile.install?.(page, receive);
      const transport = findTransport(page, []);
      expect(transport.isNative).toBe(true);
      transport.send('hello');
      expect(receive).toHaveBeenCalledExactlyOnceWith('hello');
    },
  );

  it.each([
    ['react-native-ios', 1, 0],
    ['react-native-android', 0, 1],
    ['react-native-windows', 1, 1],
    ['legacy', 1, 0],
    ['webkit', 0, 0],
    ['android', 0, 0],
  ])('%s dispatches %i events on window and %i on document', (name, onWindow, onDocument) => {
    const page = newPage();
    const profile = profileOf(name);
    profile.install?.(page, () => {});
    Object.assign(page, { hemBridge: { receive() {} } });
    const events: [string, MessageEvent][] = [];
    page.addEventListener('message', (event) => events.push(['window', event]));
    page.document.addEventListener('message', (event) =>
      events.push(['document', event as MessageEvent]),
    );
    profile.deliver(page, 'hello');
    expect(events.filter(([where]) => where === 'window')).toHaveLength(onWindow);
    expect(events.filter(([where]) => where === 'document')).toHaveLength(onDocument);
    for (const [, event] of events) {
      expect(event.data).toBe('hello');
      expect(event.bubbles).toBe(false);
      expect(event.source ?? null).toBeNull();
      expect(event.origin).toBe('');
    }
  });

  it('speaks to a WKWebView page by its receiver alone, and loses what comes before it', () => {
    const page = newPage();
    const profile = profileOf('webkit');
    expect(() => profile.deliver(page, 'early')).toThrow('no receiver');
    const receive = vi.fn();
    Object.assign(page, { hemBridge: { receive } });
    profile.deliver(page, 'hello');
    expect(receive).toHaveBeenCalledExactlyOnceWith('hello');
  });

  it('insists, as WebKit does, that postMessage is called on its handler', () => {
    const page = newPage();
    profileOf('webkit').install?.(page, () => {});
    const postMessage = page.webkit?.messageHandlers?.hem?.postMessage as (text: string) => void;
    expect(() => postMessage('hello')).toThrow(TypeError);
  });

  it('speaks to an Android page by onmessage and by listeners of the object', () => {
    const page = newPage();
    const profile = profileOf('android');
    profile.install?.(page, () => {});
    const heard: string[] = [];
    const { hemHost } = page as unknown as {
      hemHost: EventTarget & { onmessage(event: MessageEvent): void };
    };
    hemHost.onmessage = ({ data }) => heard.push(`onmessage ${data}`);
    hemHost.addEventListener('message', (event) =>
      heard.push(`listener ${(event as MessageEvent).data}`),
    );
    profile.deliver(page, 'hello');
    expect(heard).toEqual(['onmessage hello', 'listener hello']);
  });

  it('posts to a framed page with the origin that it must have', () => {
    const page = newPage();
    profileOf('parent-window').deliver(page, 'hello');
    expect(page.postMessage).toHaveBeenCalledExactlyOnceWith('hello', location.origin);
  });

  it('hides the framing page from a page whose native object is missing', () => {
    const page = newPage();
    expect(findTransport(page, [location.origin]).name).toBe('parent-window');
    standAlone(page);
    expect(findTransport(page, [location.origin]).name).toBe('none');
  });

  it.each(['react-native-ios', 'webkit', 'android'])(
    '%s is heard by the bridge, both ways',
    (name) => {
      const page = newPage();
      standAlone(page);
      const profile = profileOf(name);
      const write = createWriter();
      const connections: Connection[] = [];
      profile.install?.(page, (text) => {
        if (JSON.parse(text).type !== 'bridge.hello') return;
        const welcome = write('bridge.welcome', { platform: 'test', capabilities: [] });
        profile.deliver(page, JSON.stringify(welcome));
      });
      const bridge = createBridge({
        hello: () => ({ protocol: 1, appVersion: '1', capabilities: [] }),
        onConnection: (connection) => connections.push(connection),
        allowedOrigins: [],
        view: page,
      });
      bridge.start()();
      expect(connections.at(-1)).toBe('welcomed');
    },
  );
});
