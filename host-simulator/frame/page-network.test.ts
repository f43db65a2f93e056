// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NetworkConditions, simulateNetwork } from './page-network.ts';

/** A page's window whose requests a test can answer. */
function setUp(conditions: NetworkConditions) {
  const sent: string[] = [];
  class Request extends EventTarget {
    send() {
      sent.push('xhr');
    }
    abort() {}
  }
  const page = {
    TypeError,
    ProgressEvent,
    XMLHttpRequest: Request,
    navigator: { sendBeacon: () => true, onLine: true },
    fetch: vi.fn(() => {
      sent.push('fetch');
      return answer;
    }),
  } as unknown as Window & typeof globalThis;
  let settle = (_: string) => {};
  const answer = new Promise<string>((resolve) => {
    settle = resolve;
  });
  simulateNetwork(page, () => conditions);
  return { page, sent, settle };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the simulated network', () => {
  it('lets requests through as they are', async () => {
    const { page, sent, settle } = setUp({ isOffline: false, latencyMs: 0 });
    const answer = page.fetch('/');
    settle('fine');
    await expect(answer).resolves.toBe('fine');
    new page.XMLHttpRequest().send();
    expect(sent).toEqual(['fetch', 'xhr']);
  });

  it('fails all requests when there is none, as a browser does, and sends nothing', async () => {
    const { page, sent } = setUp({ isOffline: true, latencyMs: 0 });
    await expect(page.fetch('/')).rejects.toBeInstanceOf(TypeError);
    const request = new page.XMLHttpRequest();
    const heard: string[] = [];
    for (const type of ['error', 'load', 'loadend']) {
      request.addEventListener(type, () => heard.push(type));
    }
    request.send();
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['error', 'loadend']);
    expect(page.navigator.sendBeacon('/')).toBe(false);
    expect(page.navigator.onLine).toBe(false);
    expect(sent).toEqual([]);
  });

  it('fails the requests under way when it goes', async () => {
    const conditions = { isOffline: false, latencyMs: 0 };
    const { page } = setUp(conditions);
    const failed = expect(page.fetch('/')).rejects.toThrow('Failed to fetch');
    conditions.isOffline = true;
    await vi.advanceTimersByTimeAsync(100);
    await failed;
  });

  it('holds each request up by its latency', async () => {
    const { page, sent } = setUp({ isOffline: false, latencyMs: 800 });
    void page.fetch('/');
    new page.XMLHttpRequest().send();
    await vi.advanceTimersByTimeAsync(799);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.sort()).toEqual(['fetch', 'xhr']);
  });
});
