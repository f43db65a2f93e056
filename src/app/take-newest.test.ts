import '#tests/support/page.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.resetModules();
});

const load = async () => ({
  ...(await import('./take-newest.ts')),
  ...(await import('#ui/toasts.ts')),
});

it('loads the page once, and says nothing, however many calls hear that it is too old', async () => {
  const { takeNewest, toasts } = await load();
  await Promise.all([takeNewest(), takeNewest(), takeNewest()]);
  await takeNewest();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(toasts.list).toEqual([]);
});

it('says that it is out of date where the same page came again', async () => {
  await (await load()).takeNewest();
  vi.resetModules();
  const { takeNewest, toasts } = await load();
  await takeNewest();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(toasts.list.map(({ title }) => title)).toEqual(['This Hem is out of date.']);
});
