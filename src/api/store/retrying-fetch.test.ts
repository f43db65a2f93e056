import { describe, expect, it } from 'vitest';
import { retryingFetch } from './retrying-fetch.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

/** A store that answers in this order, and then well; what was waited, in milliseconds. */
function store(retries: number, answers: [status: number, retryAfter?: string][]) {
  const waits: number[] = [];
  let calls = 0;
  const stop = new AbortController();
  const send = retryingFetch({
    retries,
    mostWaitMs: 10_000,
    now: () => now,
    wait: async (ms) => void waits.push(ms),
    fetch: async () => {
      const [status, retryAfter] = answers[calls] ?? [200];
      calls += 1;
      return new Response('{}', {
        status,
        headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
      });
    },
  });
  return {
    waits,
    stop,
    calls: () => calls,
    ask: async () => (await send('/', { signal: stop.signal })).status,
  };
}

describe('a call that the store turned away', () => {
  it.each([
    ['a second without a word', undefined, 1000],
    ['as many seconds as the store asks for', '2', 2000],
    ['until the moment that the store names', 'Mon, 23 Nov 2026 12:00:05 GMT', 5000],
    ['not at all for a moment that is over', 'Mon, 23 Nov 2026 11:59:00 GMT', 0],
    ['not at all where the store says 0', '0', 0],
    ['a second for what is neither', 'soon', 1000],
  ])('waits %s', async (_what, header, waitMs) => {
    const one = store(3, [[429, header]]);
    expect(await one.ask()).toBe(200);
    expect(one.waits).toEqual([waitMs]);
  });

  it.each([429, 503])(
    'is tried again after %s as often as is set, and then told',
    async (status) => {
      const one = store(2, [[status], [status], [status], [status]]);
      expect(await one.ask()).toBe(status);
      expect(one.calls()).toBe(3);
    },
  );

  it.each([200, 400, 401, 404, 500, 502, 504])('is not tried again after %s', async (status) => {
    const one = store(3, [[status]]);
    expect(await one.ask()).toBe(status);
    expect(one.calls()).toBe(1);
  });

  it('waits as long as it is asked to within the time-out of a call, and else is told at once', async () => {
    const whole = store(3, [[503, '10']]);
    expect(await whole.ask()).toBe(200);
    expect(whole.waits).toEqual([10_000]);
    const long = store(3, [[429, '11']]);
    expect(await long.ask()).toBe(429);
    expect(long.waits).toEqual([]);
    const often = store(3, [
      [429, '7'],
      [429, '4'],
    ]);
    expect(await often.ask()).toBe(429);
    expect(often.waits).toEqual([7000]);
  });

  it('is not sent again once it is taken back', async () => {
    const one = store(3, [[429], [429]]);
    one.stop.abort(new DOMException('taken back', 'AbortError'));
    await expect(one.ask()).rejects.toMatchObject({ name: 'AbortError' });
    expect(one.calls()).toBe(1);
  });

  it.each([-1, 4, 1.5, Number.NaN])('is not tried %s times', (retries) => {
    expect(() => store(retries, [])).toThrow(RangeError);
  });
});
