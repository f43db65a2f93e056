import '#tests/support/page.ts';

import { expect, it } from 'vitest';
import { uploads } from '#api/upload-queue/uploads.ts';
import '#api/upload-queue/upload-queue.ts';
import { endSession } from '#app/end-session.ts';
import { notices, openNotices } from '#features/notices/notices-store.ts';
import { createSelection } from './selection.ts';
import { openSession, session } from './session.ts';
import { endForRooms, owedToServer } from './session-end.ts';
import { localStore, sessionStore } from './storage.ts';

it('leaves in storage what the server was not told yet, and nothing else', () => {
  openSession({ token: 'secret', userId: 'maya' });
  localStore.set(owedToServer('hem.test-owed'), 'seen');
  localStore.set(`${owedToServer('hem.test-each ')}1`, 'first');
  localStore.set('hem.test-list', 'of Maya');
  sessionStore.set('hem.test-place', 'of Maya');
  endSession('signed-out');
  expect(session.token).toBeNull();
  expect(localStore.get('hem.test-owed')).toBe('seen');
  expect(localStore.get('hem.test-each 1')).toBe('first');
  expect(localStore.get('hem.test-list')).toBeNull();
  expect(sessionStore.get('hem.test-place')).toBeNull();
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/secret|maya/i);
});

it.each([
  ['here', () => endSession('expired')],
  ['in another tab', endForRooms],
])('closes what the rooms have open when the session ends %s', (_where, end) => {
  const chosen = createSelection();
  chosen.start('12');
  openNotices();
  uploads.isWaiting = true;
  uploads.list.push({
    id: 'p1',
    name: 'coat.jpg',
    step: 'prepared',
    share: 0,
    preview: 'blob:coat',
    look: null,
    contentType: 'image/jpeg',
    destination: { kind: 'item', wardrobeId: null },
    imageId: null,
    itemId: null,
    sameAsItemId: null,
    refusal: null,
  });
  end();
  expect(chosen.state).toEqual({ isOn: false, ids: [] });
  expect(notices.isOpen).toBe(false);
  expect(uploads).toEqual({ list: [], isWaiting: false });
});
