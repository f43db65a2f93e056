import '#tests/support/page.ts';

import { afterEach, expect, it, vi } from 'vitest';
import { dropCopy, keptAnswer, readKeptBy } from './kept-answers.ts';
import { closeSession, openSession } from './session.ts';

afterEach(() => {
  vi.useRealTimers();
  dropCopy();
  closeSession('signed-out');
});

it('a database that never answers is taken for none', async () => {
  vi.useFakeTimers();
  openSession({ token: 'a-token', userId: '6f9b4f86-2c0e-4a7e-9a55-0f4f3f6f7c11' });
  readKeptBy(() => new Promise(() => {}));
  const asked = keptAnswer('["getWardrobes",{}]');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await asked).toBeUndefined();
});
