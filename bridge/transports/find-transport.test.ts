import { describe, expect, it, vi } from 'vitest';
import { createFakeView } from '../testing/fake-view.ts';
import { findTransport } from './find-transport.ts';

const port = () => ({ postMessage: vi.fn() });
const own = 'http://page.test';

describe('findTransport', () => {
  it('finds nothing in a plain tab, whatever the allowed origins', () => {
    expect(findTransport(createFakeView().view, [own]).name).toBe('none');
  });

  it.each([
    ['react-native', (host: object) => ({ ReactNativeWebView: host })],
    ['webkit', (host: object) => ({ webkit: { messageHandlers: { hem: host } } })],
    ['android', (host: object) => ({ hemHost: host })],
  ])('finds %s by its object and sends through it', (name, properties) => {
    const host = port();
    const transport = findTransport(createFakeView(properties(host)).view, []);
    expect(transport).toMatchObject({ name, isNative: true });
    transport.send('hello');
    expect(host.postMessage).toHaveBeenCalledWith('hello');
    expect(host.postMessage.mock.contexts).toEqual([host]);
  });

  it('does not believe an object that cannot take a message', () => {
    const view = createFakeView({ ReactNativeWebView: {}, webkit: { messageHandlers: {} } }).view;
    expect(findTransport(view, []).name).toBe('none');
  });

  it('sends to a parent of an allowed origin, and only to that origin', () => {
    const parent = port();
    const ancestors = { origin: own, ancestorOrigins: ['http://b.test'] };
    const { view } = createFakeView({ parent, location: ancestors });
    const transport = findTransport(view, ['http://a.test', 'http://b.test']);
    expect(transport.name).toBe('parent-window');
    expect(transport.isNative).toBeFalsy();
    transport.send('hello');
    expect(parent.postMessage).toHaveBeenCalledWith('hello', 'http://b.test');
  });

  it('is no host’s page in a frame of an origin that is not allowed', () => {
    const location = { origin: own, ancestorOrigins: ['http://evil.test'] };
    const { view } = createFakeView({ parent: port(), location });
    expect(findTransport(view, [own]).name).toBe('none');
    expect(findTransport(view, []).name).toBe('none');
  });

  it('names the first allowed origin where the browser does not tell who frames the page', () => {
    const parent = port();
    findTransport(createFakeView({ parent }).view, [own]).send('hello');
    expect(parent.postMessage).toHaveBeenCalledWith('hello', own);
  });
});
