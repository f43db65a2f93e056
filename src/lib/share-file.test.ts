// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import type { HostWindow } from '#bridge/transports/transport.ts';
import { startHost } from './host.ts';
import { shareFile } from './share-file.ts';

const view = window as unknown as HostWindow;
const file = new File(['hem'], 'Coat.webp', { type: 'image/webp' });
let downloads: string[];

beforeEach(() => {
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete view.ReactNativeWebView;
});

const browserShares = (answer: () => Promise<void>) => {
  Object.assign(navigator, { canShare: () => true, share: answer });
  return () => Object.assign(navigator, { canShare: undefined, share: undefined });
};

/** A host that can share, and what it does with a file. */
function withHost(answer: (message: Envelope) => unknown): () => void {
  const write = createWriter();
  const say = (type: string, payload: unknown, re?: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify(write(type, payload, re ? { re } : {})),
        source: null,
      }),
    );
  view.ReactNativeWebView = {
    postMessage(text: string) {
      const message = JSON.parse(text) as Envelope;
      if (message.type === 'file.share') say('file.share', answer(message), message.id);
    },
  };
  const stop = startHost({
    appVersion: '1',
    allowedOrigins: [],
    allowUrlFlags: false,
    depth: () => 0,
    navigate: () => {},
    canOpen: () => true,
  });
  say('bridge.welcome', { platform: 'test', capabilities: ['file.share@1'] });
  return stop;
}

it('gives the host the file, whole', async () => {
  const seen: unknown[] = [];
  const stop = withHost(({ payload }) => {
    seen.push(payload);
    return { shared: true };
  });
  expect(await shareFile(file)).toBe('shared');
  expect(seen).toEqual([{ name: 'Coat.webp', mimeType: 'image/webp', base64: btoa('hem') }]);
  expect(downloads).toEqual([]);
  stop();
});

it('leaves it at that when the user takes it back', async () => {
  const stop = withHost(() => ({ shared: false }));
  expect(await shareFile(file)).toBe('cancelled');
  stop();
  const forget = browserShares(() => Promise.reject(new DOMException('no', 'AbortError')));
  expect(await shareFile(file)).toBe('cancelled');
  expect(downloads).toEqual([]);
  forget();
});

it('goes on to the browser, and to a download, where one cannot', async () => {
  const stop = withHost(() => ({ nonsense: true }));
  const shared = vi.fn(async () => {});
  const forget = browserShares(shared);
  expect(await shareFile(file)).toBe('shared');
  expect(shared).toHaveBeenCalledOnce();
  stop();
  forget();
  const without = browserShares(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await shareFile(file)).toBe('saved');
  without();
  expect(await shareFile(file)).toBe('saved');
  expect(downloads).toEqual(['Coat.webp', 'Coat.webp']);
});
