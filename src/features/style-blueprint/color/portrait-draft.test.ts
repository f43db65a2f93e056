import '#tests/support/page.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, flushDraft, loadDraft, saveDraft } from '#lib/drafts.ts';
import { session } from '#lib/session.ts';
import { noTaps } from './color-taps.ts';

const hourMs = 3_600_000;
const visitors = { userId: 'visitor', name: 'color-portrait' };
const mayas = { userId: 'maya', name: 'color-portrait' };

/** A portrait of so many bytes, by which it is told apart. */
const taken = (size: number, hoursAgo: number) => ({
  bytes: new ArrayBuffer(size),
  type: 'image/jpeg',
  taps: noTaps,
  takenMs: Date.now() - hoursAgo * hourMs,
  endsMs: Date.now() + (24 - hoursAgo) * hourMs,
  isSent: false,
});
const keep = (place: typeof visitors, draft: object) => {
  saveDraft(place, draft);
  return flushDraft(place);
};

/** Opens the room as a page does that has just loaded. */
async function open(userId: string | null) {
  session.userId = userId;
  vi.resetModules();
  const { loadPortrait, portrait } = await import('./portrait-draft.ts');
  const { session: own } = await import('#lib/session.ts');
  own.userId = userId;
  await loadPortrait();
  return portrait.draft?.bytes.byteLength ?? null;
}

beforeEach(async () => {
  await clearDraft(visitors);
  await clearDraft(mayas);
});
afterEach(() => {
  session.userId = null;
});

describe('a portrait on the device', () => {
  it('of somebody who never comes back is gone after a day too', async () => {
    const { keepPortrait } = await import('./portrait-draft.ts');
    const { forgetEndedDrafts } = await import('#lib/ended-drafts.ts');
    for (const hoursAgo of [25, 23]) {
      keepPortrait(taken(7, hoursAgo));
      await flushDraft(visitors);
      await forgetEndedDrafts();
      expect((await loadDraft(visitors)) === null).toBe(hoursAgo === 25);
    }
  });

  it('is there for a day, and is gone after it', async () => {
    await keep(visitors, taken(7, 23));
    expect(await open(null)).toBe(7);
    await keep(visitors, taken(7, 25));
    expect(await open(null)).toBeNull();
    expect(await loadDraft(visitors)).toBeNull();
  });

  it('goes with whoever signs in', async () => {
    await keep(visitors, taken(7, 1));
    expect(await open('maya')).toBe(7);
    expect(await loadDraft(visitors)).toBeNull();
  });

  it('of a visitor that is too old does not take the place of the member’s own', async () => {
    await keep(visitors, taken(7, 25));
    await keep(mayas, taken(9, 1));
    expect(await open('maya')).toBe(9);
    expect(await loadDraft(visitors)).toBeNull();
  });
});
