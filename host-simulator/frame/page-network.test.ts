// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NetworkConditions, networkOf, simulateNetwork } from './page-network.ts';

/** A page's window whose requests a test can answer. */
function setUp(conditions: NetworkConditions, random = () => 1) {
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
  simulateNetwork(page, () => conditions, random);
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

  it('holds a large body up by what goes through in a second', async () => {
    const conditions = networkOf(
      { network: '2g', lossPercent: 0 },
      { isOffline: false, latencyMs: 200 },
    );
    const { page, sent } = setUp(conditions);
    // 5,000 bytes at 50 kbit/s are 800 ms, after 800 ms and the 200 that were set by hand.
    void page.fetch('/', { method: 'POST', body: 'x'.repeat(5_000) });
    await vi.advanceTimersByTimeAsync(1_799);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['fetch']);
  });

  it('lets nothing arrive where it only seems to be there, until it is', async () => {
    const conditions: NetworkConditions = { isOffline: false, latencyMs: 0, isStalled: true };
    const { page, sent, settle } = setUp(conditions);
    expect(page.navigator.onLine).toBe(true);
    const kept = page.fetch('/');
    const leaving = new AbortController();
    const left = expect(page.fetch('/', { signal: leaving.signal })).rejects.toThrow('aborted');
    const request = new page.XMLHttpRequest();
    request.timeout = 500;
    const ended = vi.fn();
    request.addEventListener('timeout', ended);
    request.send();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveBeenCalledOnce();
    leaving.abort(new Error('aborted'));
    await left;
    expect(sent).toEqual([]);
    conditions.isStalled = false;
    settle('late');
    await vi.advanceTimersByTimeAsync(100);
    await expect(kept).resolves.toBe('late');
  });

  it('loses as many requests as it is told to', async () => {
    let drawn = 0;
    const { page, sent } = setUp(
      { isOffline: false, latencyMs: 0, lossPercent: 25 },
      () => (drawn++ % 4) / 4,
    );
    const failed = vi.fn();
    for (let each = 0; each < 8; each++) page.fetch('/').catch(failed);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(6);
  });
});
