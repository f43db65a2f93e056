import '#tests/support/page.ts';
import { expect, it } from 'vitest';
import { keepDraftNow, loadDraft, saveDraft } from './drafts.ts';
import { adoptVisitorDrafts, visitorId } from './visitor-drafts.ts';

const place = (userId: string, name: string) => ({ userId, name });

it('gives a visitor’s drafts to who signs in, and leaves none to the next one', async () => {
  for (const name of ['quiz', 'portrait']) {
    saveDraft(place(visitorId, name), { of: name, bytes: new ArrayBuffer(3) });
    // The words alone are kept at once; the page may be gone before the rest is.
    keepDraftNow(place(visitorId, name));
  }
  saveDraft(place('anna', 'quiz'), { of: 'anna' });
  await Promise.all([adoptVisitorDrafts('maya'), adoptVisitorDrafts('maya')]);
  expect(await loadDraft(place('maya', 'quiz'))).toMatchObject({ of: 'quiz' });
  expect(await loadDraft(place('maya', 'portrait'))).toMatchObject({ of: 'portrait' });
  await adoptVisitorDrafts('anna');
  expect(await loadDraft(place('anna', 'quiz'))).toEqual({ of: 'anna' });
  expect(await loadDraft(place('anna', 'portrait'))).toBeNull();
});
