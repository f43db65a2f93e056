// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { hasPlaceToGoBack, historyDepth } from './history.ts';

const at = (state: unknown) => vi.spyOn(window.history, 'state', 'get').mockReturnValue(state);

it('is the router’s own index', () => {
  at({ idx: 3 });
  expect(historyDepth()).toBe(3);
  expect(hasPlaceToGoBack()).toBe(true);
});

it.each([null, undefined, 7, {}, { idx: 0 }, { idx: -1 }, { idx: '3' }])(
  'knows of nothing behind an entry with %j',
  (state) => {
    at(state);
    expect(historyDepth()).toBe(0);
    expect(hasPlaceToGoBack()).toBe(false);
  },
);

it('does not count the entries of other documents', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(4);
  at({ idx: 0 });
  expect(hasPlaceToGoBack()).toBe(false);
});
