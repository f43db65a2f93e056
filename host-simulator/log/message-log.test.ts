import { describe, expect, it, vi } from 'vitest';
import { matches, shows } from './log-filter.ts';
import { pairWords, rowText } from './log-words.ts';
import { createMessageLog, type LogEntry } from './message-log.ts';

const text = (message: object) => JSON.stringify({ v: 1, sid: 's', seq: 0, ...message });

describe('the message log', () => {
  it('shows what a text says of itself, and its size in bytes', () => {
    const log = createMessageLog(() => 7);
    const entry = log.add('to-page', text({ type: 'nav.open', id: 'a', payload: { path: '/ä' } }));
    expect(entry).toMatchObject({ key: 1, atMs: 7, type: 'nav.open', content: { path: '/ä' } });
    expect(entry.sizeBytes).toBe(entry.text.length + 1);
  });

  it('shows legacy, typeless and broken texts as well', () => {
    const log = createMessageLog();
    expect(log.add('to-page', '{"type":"nav.open","path":"/"}')).toMatchObject({
      type: 'nav.open',
      content: { path: '/' },
    });
    expect(log.add('to-page', '{}').type).toBe('(no type)');
    expect(log.add('to-page', 'null').type).toBe('(not JSON)');
    expect(log.add('to-page', '{"ty')).toMatchObject({ type: '(not JSON)', content: '{"ty' });
  });

  it('pairs an answer with the request of the other side, and says how long it took', () => {
    let now = 100;
    const log = createMessageLog(() => now);
    log.add('to-host', text({ type: 'bridge.hello', id: 'a' }));
    log.add('to-page', text({ type: 'nav.back', id: 'a' }));
    now = 108;
    log.add('to-host', text({ type: 'nav.back', id: 'b', re: 'a', payload: { handled: true } }));
    expect(log.entries()).toMatchObject([
      { pairKey: undefined },
      { pairKey: 3, tookMs: 8 },
      { pairKey: 2, tookMs: 8 },
    ]);
  });

  it('takes the page’s verdict by id, or by how a text without one begins', () => {
    const log = createMessageLog();
    log.add('to-page', text({ type: 'nav.back', id: 'a' }));
    log.add('to-page', '{"type":');
    log.add('to-page', '{"type":');
    log.judge({ verdict: 'accepted', id: 'a', start: '{"v":1' });
    log.judge({ verdict: 'bad-payload', start: '{"type":', detail: 'not JSON' });
    log.judge({ verdict: 'accepted', id: 'nobody', start: '' });
    expect(log.entries().map(({ verdict, detail }) => [verdict, detail])).toEqual([
      ['accepted', undefined],
      ['bad-payload', 'not JSON'],
      [undefined, undefined],
    ]);
  });

  it('tells its listeners of every change with a new array', () => {
    const log = createMessageLog();
    const listener = vi.fn();
    vi.useFakeTimers();
    const stop = log.subscribe(listener);
    const before = log.entries();
    log.add('to-page', '{}');
    expect(log.entries()).not.toBe(before);
    vi.advanceTimersByTime(200);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    log.clear();
    vi.advanceTimersByTime(200);
    expect(listener).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('keeps the last thousand', () => {
    const log = createMessageLog();
    for (let n = 0; n < 1_010; n++) log.add('to-page', '{}');
    expect(log.entries()).toHaveLength(1_000);
    expect(log.entries()[0]?.key).toBe(11);
  });

  it('narrows to one direction, or to what the receiver did not know', () => {
    const log = createMessageLog();
    log.add('to-page', '{}', { verdict: 'unknown' });
    log.add('to-host', '{}', { verdict: 'accepted' });
    const keys = (filter: Parameters<typeof shows>[0]) =>
      log
        .entries()
        .filter((entry) => shows(filter, entry))
        .map(({ key }) => key);
    expect([keys('all'), keys('to-page'), keys('to-host'), keys('unknown')]).toEqual([
      [1, 2],
      [1],
      [2],
      [1],
    ]);
  });

  it('finds what has all the words that are looked for, verdicts included', () => {
    const log = createMessageLog();
    const entry = log.add('to-page', text({ type: 'nav.open', payload: { path: '/items' } }), {
      verdict: 'bad-payload',
    });
    expect(matches('', entry)).toBe(true);
    expect(matches('OPEN /items bad', entry)).toBe(true);
    expect(matches('nav.open /looks', entry)).toBe(false);
  });

  it('says of a request that it has no answer, once the time for it is over', () => {
    vi.useFakeTimers();
    const log = createMessageLog();
    const first = () => log.entries()[0] as LogEntry;
    log.add('to-page', text({ type: 'nav.back', id: 'a' }), { isRequest: true });
    log.add('to-page', text({ type: 'nav.back', id: 'b' }), { isRequest: true });
    expect(first().waits).toBe('for an answer');
    log.add('to-host', text({ type: 'nav.back', id: 'c', re: 'b', payload: {} }));
    vi.advanceTimersByTime(5_000);
    expect(pairWords(first())).toBe('no answer within 5 s');
    expect(log.entries()[1]?.waits).toBeUndefined();
    vi.useRealTimers();
  });

  it('tells those who look on a few times a second, however much travels', () => {
    vi.useFakeTimers();
    const log = createMessageLog();
    const told = vi.fn();
    log.subscribe(told);
    for (let n = 0; n < 500; n++) {
      log.add('to-page', text({ type: 'nav.back', id: `${n}` }));
      log.add('to-host', text({ type: 'nav.back', id: `a${n}`, re: `${n}`, payload: {} }));
    }
    expect(log.entries()).toHaveLength(1_000);
    expect(log.entries().every(({ pairKey }) => pairKey)).toBe(true);
    vi.advanceTimersByTime(200);
    expect(told).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('takes the time of the boundary, not of the moment when it gets to a message', () => {
    const log = createMessageLog(() => 1_000);
    log.add('to-page', text({ type: 'nav.back', id: 'a' }), { isRequest: true, atMs: 300 });
    log.add('to-host', text({ type: 'nav.back', id: 'b', re: 'a', payload: {} }), { atMs: 306 });
    expect(log.entries().map(({ tookMs }) => tookMs)).toEqual([6, 6]);
  });

  it('puts a message on one line for a report', () => {
    const log = createMessageLog(() => 0);
    const entry = log.add('to-host', '{"type":"page.ready"}', {
      verdict: 'accepted',
      fault: 'held',
    });
    expect(rowText(entry)).toMatch(
      /^\d\d:\d\d:\d\d\.000 {2}page → host {2}page\.ready {2}\[21 B, accepted, held\] {2}\{"type"/,
    );
  });
});

describe('a log that grows', () => {
  it('says how many messages it has dropped, and forgets that when it is cleared', () => {
    const log = createMessageLog();
    for (let each = 0; each < 1_003; each++) log.add('to-page', text({ type: 'bridge.ping' }));
    expect(log.entries()).toHaveLength(1_000);
    expect(log.dropped()).toBe(3);
    log.clear();
    expect(log.dropped()).toBe(0);
  });

  it('can be written whole, with what is found out later, until that ends', () => {
    const log = createMessageLog();
    log.add('to-page', text({ type: 'bridge.ping', id: 'a' }));
    const lines: string[] = [];
    const stop = log.writeAll((line) => lines.push(line));
    for (let each = 0; each < 1_200; each++) log.add('to-host', text({ type: 'page.ready' }));
    log.judge({ verdict: 'accepted', id: 'a', start: '' });
    const { key } = log.add('to-page', text({ type: 'nav.back', id: 'b' }), { isRequest: true });
    log.judge({ verdict: 'accepted', id: 'b', start: '' });
    stop();
    log.add('to-host', text({ type: 'page.ready' }));
    const read = lines.map((line) => JSON.parse(line));
    expect(read.filter(({ type }) => type)).toHaveLength(1_202);
    expect(read[0]).toMatchObject({ key: 1, direction: 'to-page', type: 'bridge.ping' });
    expect(read.at(-1)).toEqual({ key, verdict: 'accepted' });
    expect(lines.every((line) => line.endsWith('\n'))).toBe(true);
  });
});
