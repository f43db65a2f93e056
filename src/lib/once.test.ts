import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneShot } from './once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does an action once, and again after 15 seconds', async () => {
  const action = vi.fn(async (order: string) => `${order} placed`);
  const place = oneShot(action);
  expect(await place('first')).toBe('first placed');
  expect(await place('again')).toBeNull();
  vi.advanceTimersByTime(14_999);
  expect(await place('again')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(await place('later')).toBe('later placed');
  expect(action.mock.calls).toEqual([['first'], ['later']]);
});

it('blocks a second press while the first is under way', async () => {
  let finish = () => {};
  const action = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = () => resolve('done');
      }),
  );
  const press = oneShot(action);
  const first = press();
  expect(await press()).toBeNull();
  finish();
  expect(await first).toBe('done');
  expect(action).toHaveBeenCalledOnce();
});

it('lets one try again at once when it failed', async () => {
  const action = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('done');
  const press = oneShot(action);
  await expect(press()).rejects.toThrow('no network');
  expect(await press()).toBe('done');
});

it('holds off for as long as it is told', async () => {
  const action = vi.fn(async () => 'done');
  const press = oneShot(action, 100);
  await press();
  vi.advanceTimersByTime(100);
  expect(await press()).toBe('done');
});
