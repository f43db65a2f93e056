import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { clearDraft, loadDraft, saveDraft } from './drafts.ts';

const mine = { userId: 'maya', name: 'profile' };

afterEach(() => vi.unstubAllGlobals());

it('gives back what was kept, each user and each form its own', async () => {
  await saveDraft(mine, { bio: 'Sews', photo: new Uint8Array([1, 2]).buffer });
  await saveDraft({ ...mine, userId: 'noor' }, { bio: 'Knits' });
  await saveDraft({ ...mine, name: 'item 4' }, { notes: 'Hem it' });
  const kept = await loadDraft<{ bio: string; photo: ArrayBuffer }>(mine);
  expect(kept?.bio).toBe('Sews');
  expect([...new Uint8Array(kept!.photo)]).toEqual([1, 2]);
  expect(await loadDraft({ ...mine, userId: 'noor' })).toEqual({ bio: 'Knits' });
  expect(await loadDraft({ ...mine, name: 'item 4' })).toEqual({ notes: 'Hem it' });
});

it('forgets one draft and no other', async () => {
  await saveDraft(mine, { bio: 'Sews' });
  await saveDraft({ ...mine, userId: 'noor' }, { bio: 'Knits' });
  await clearDraft(mine);
  expect(await loadDraft(mine)).toBeNull();
  expect(await loadDraft({ ...mine, userId: 'noor' })).toEqual({ bio: 'Knits' });
});

it('goes on without a database', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  const drafts = await import('./drafts.ts');
  await drafts.saveDraft(mine, { bio: 'Sews' });
  expect(await drafts.loadDraft(mine)).toBeNull();
  await drafts.clearDraft(mine);
});
