import '#tests/support/page.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adoptDraft, adoptLater } from './draft-slots.ts';
import { flushDraft, loadDraft, saveDraft } from './drafts.ts';

const first = { userId: 'maya', name: 'profile' };
const second = { userId: 'maya', name: 'profile~2' };

/** The locks that other pages hold. */
const held = new Set<string>();

beforeEach(async () => {
  const request = async (name: string, _how: object, job: (lock: object | null) => unknown) =>
    job(held.has(name) ? null : { name });
  vi.stubGlobal('navigator', { locks: { request } });
  held.add('hem draft maya profile');
  saveDraft(first, { bio: 'Sews on trains' });
  await flushDraft(first);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  held.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Lets the time pass until this is settled; the device's database goes by real turns between. */
async function passing(left: Promise<unknown>): Promise<unknown> {
  let isSettled = false;
  void left.finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return left;
}

it('takes over what an ended page left, though its lock is given back only later', async () => {
  expect(await adoptDraft(first, second)).toBeNull();
  const left = adoptLater(first, second, () => true);
  await vi.advanceTimersByTimeAsync(150);
  held.clear();
  expect(await passing(left)).toEqual({ bio: 'Sews on trains' });
  expect(await loadDraft(second)).toEqual({ bio: 'Sews on trains' });
  expect(await loadDraft(first)).toBeNull();
});

it('leaves to a page that lives what is its own', async () => {
  const left = adoptLater(first, second, () => true);
  expect(await passing(left)).toBeNull();
  expect(await loadDraft(first)).toEqual({ bio: 'Sews on trains' });
});

it('takes nothing once something was typed', async () => {
  let isWanted = true;
  const left = adoptLater(first, second, () => isWanted);
  isWanted = false;
  held.clear();
  expect(await passing(left)).toBeNull();
  expect(await loadDraft(first)).toEqual({ bio: 'Sews on trains' });
});
