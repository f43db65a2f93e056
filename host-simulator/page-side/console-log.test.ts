import { expect, it, vi } from 'vitest';
import type { PageWindow } from '../profiles/profile.ts';
import { createConsoleLog } from './console-log.ts';
import { watchConsole } from './watch-console.ts';

it('keeps the last 500 lines of a console, and tells of a thousand at once', () => {
  vi.useFakeTimers();
  const log = createConsoleLog(() => 7);
  const told = vi.fn();
  log.subscribe(told);
  for (let n = 1; n <= 1_700; n++) log.add('log', `line ${n}`);
  vi.advanceTimersByTime(100);
  expect(told).toHaveBeenCalledOnce();
  expect(log.lines()).toHaveLength(500);
  expect(log.lines()).toBe(log.lines());
  expect(log.lines().at(-1)).toEqual({ key: 1_700, atMs: 7, level: 'log', text: 'line 1700' });
  log.clear();
  expect(log.lines()).toEqual([]);
  vi.useRealTimers();
});

it('hears a console, which still writes what it is given, and survives whoever listens', () => {
  const real = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), log: vi.fn(), debug: vi.fn() };
  const page = { console: { ...real } } as unknown as PageWindow;
  const hear = vi.fn();
  watchConsole(page, hear);
  const value = { a: 1 };
  page.console.warn('careful', value);
  expect(hear.mock.calls).toEqual([['warn', 'careful { a: 1 }']]);
  expect(real.warn).toHaveBeenCalledExactlyOnceWith('careful', value);
  hear.mockImplementation(() => {
    throw new Error('not ours');
  });
  page.console.error('again');
  expect(real.error).toHaveBeenCalledOnce();
});
