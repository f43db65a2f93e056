// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

let state: unknown;
let length: number;
let history: typeof import('./history.ts');

const at = (next: unknown) => {
  state = next;
};

beforeEach(async () => {
  length = 20;
  vi.spyOn(window.history, 'length', 'get').mockImplementation(() => length);
  vi.resetModules();
  history = await import('./history.ts');
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => state);
  vi.spyOn(window.history, 'replaceState').mockImplementation(at);
});

it('is the router’s own index', () => {
  at({ idx: 3 });
  expect(history.historyDepth()).toBe(3);
  expect(history.hasPlaceToGoBack()).toBe(true);
});

it.each([null, undefined, 7, {}, { idx: 0 }, { idx: -1 }, { idx: '3' }])(
  'knows of nothing behind a first entry with %j',
  (first) => {
    at(first);
    expect(history.historyDepth()).toBe(0);
    expect(history.hasPlaceToGoBack()).toBe(false);
    expect(state).toEqual(first);
  },
);

it('does not count the entries of other documents', () => {
  length = 4;
  at({ idx: 0 });
  expect(history.hasPlaceToGoBack()).toBe(false);
});

it('has a place behind the first entry of a document that is given one, once', () => {
  const pushed = vi.spyOn(window.history, 'pushState').mockImplementation((next) => {
    length += 1;
    at(next);
  });
  at(null);
  history.layBehind('/wardrobes', { isPlaced: true });
  expect(pushed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ idx: 1, usr: { isPlaced: true } }),
    '',
    window.location.href,
  );
  expect(history.historyDepth()).toBe(1);
  history.layBehind('/wardrobes', {});
  expect(pushed).toHaveBeenCalledTimes(1);
});

it('numbers an entry that the browser has made, as the next, and once', () => {
  const stop = history.numberEntries();
  at({ idx: 2, key: 'a' });
  expect(history.historyDepth()).toBe(2);
  at(null);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(state).toMatchObject({ idx: 3, key: expect.any(String) });
  expect(history.historyDepth()).toBe(3);
  at({ idx: 1, key: 'b' });
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(history.historyDepth()).toBe(1);
  stop();
});

it('counts no entry that the browser has let go', () => {
  for (let idx = 0; idx <= 60; idx += 1) {
    length = Math.min(50, idx + 2);
    at({ idx });
    expect(history.historyDepth()).toBe(Math.min(idx, 49));
  }
  for (let idx = 59; idx >= 11; idx -= 1) {
    at({ idx });
    expect(history.historyDepth()).toBe(idx - 11);
  }
  at({ idx: 12 });
  expect(history.historyDepth(), 'gone forward').toBe(1);
  length = 3;
  at({ idx: 13 });
  expect(history.historyDepth(), 'pushed').toBe(2);
});

it('asks the browser which are left, where it says so', () => {
  Object.assign(window, { navigation: { currentEntry: { index: 2 } } });
  at({ idx: 30 });
  expect(history.historyDepth()).toBe(2);
  Reflect.deleteProperty(window, 'navigation');
});
