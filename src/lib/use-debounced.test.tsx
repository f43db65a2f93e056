// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

let root: Root;
let seen: string;

function Typed({ text, waitMs }: { text: string; waitMs?: number }) {
  seen = useDebounced(text, waitMs);
  return null;
}
const type = (text: string, waitMs?: number) =>
  act(() =>
    root.render(waitMs === undefined ? <Typed text={text} /> : <Typed {...{ text, waitMs }} />),
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

it('follows once the value has rested for 300 ms', () => {
  type('c');
  expect(seen).toBe('c');
  type('co');
  wait(299);
  expect(seen).toBe('c');
  wait(1);
  expect(seen).toBe('co');
});

it('begins to wait anew with every change', () => {
  type('c');
  type('co');
  wait(200);
  type('coa');
  wait(200);
  expect(seen).toBe('c');
  wait(100);
  expect(seen).toBe('coa');
});

it('waits as long as it is told', () => {
  type('c', 1000);
  type('co', 1000);
  wait(999);
  expect(seen).toBe('c');
  wait(1);
  expect(seen).toBe('co');
});
