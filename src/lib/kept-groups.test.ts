import '#tests/support/page.ts';
import { beforeEach, expect, it } from 'vitest';
import { dropOwedGroups, keepGroups, readGroups, readOwedGroups } from './kept-groups.ts';

beforeEach(() => localStorage.clear());

/** What is owed, handed over. */
const takeOwedGroups = (userId: string) => {
  const owed = readOwedGroups(userId);
  expect(readOwedGroups(userId), 'it stays until it is kept elsewhere').toEqual(owed);
  dropOwedGroups(userId);
  return owed;
};

const group = { groupId: 'g1', noun: 'looks' as const, name: 'Lisbon', ids: ['4'] };
const shownGroup = { id: 'g1', name: 'Lisbon', ids: ['4'] };

it('keeps the groups of each user apart, and leaves out what is none', () => {
  keepGroups('maya', [group]);
  keepGroups('noor', [{ ...group, name: 'Oslo' }]);
  expect(readGroups('maya')).toEqual([group]);
  expect(readGroups('noor')).toEqual([{ ...group, name: 'Oslo' }]);
  expect(readGroups(null)).toEqual([]);
  localStorage.setItem(
    'hem.lookGroups',
    JSON.stringify({ maya: { list: [shownGroup, { id: 4 }, null, 'x'] }, noor: 7 }),
  );
  expect(readGroups('maya')).toEqual([group]);
  expect(readGroups('noor')).toEqual([]);
  localStorage.setItem('hem.lookGroups', '{broken');
  expect(readGroups('maya')).toEqual([]);
});

it('hands over once, in their order, the changes that an earlier Hem still owed', () => {
  const changes = [
    { key: 'k1', groupId: 'g1', do: 'make', name: 'Lisbon', ids: ['4'] },
    { key: 'k2', groupId: 'g1', do: 'change', addedIds: ['5'] },
    { key: 'k3', groupId: 'g2', do: 'delete' },
    { key: 'k4', do: 'delete' },
    { key: 'k5', groupId: 'g1', do: 'dance' },
  ];
  localStorage.setItem(
    'hem.groupChanges',
    JSON.stringify({ maya: { looks: changes }, noor: { outfits: [changes[2]] } }),
  );
  expect(takeOwedGroups('maya')).toEqual([
    { kind: 'makeGroup', input: group },
    { kind: 'changeGroup', input: { groupId: 'g1', addedIds: ['5'] } },
    { kind: 'deleteGroup', input: { groupId: 'g2' } },
  ]);
  expect(takeOwedGroups('maya')).toEqual([]);
  expect(takeOwedGroups('noor')).toEqual([{ kind: 'deleteGroup', input: { groupId: 'g2' } }]);
  expect(localStorage.getItem('hem.groupChanges')).toBeNull();
});

it('hands over the groups that the first Hem kept on the device alone', () => {
  localStorage.setItem('hem.lookGroups', JSON.stringify({ maya: [shownGroup] }));
  expect(readGroups('maya')).toEqual([group]);
  expect(takeOwedGroups('maya')).toEqual([{ kind: 'makeGroup', input: group }]);
  expect(takeOwedGroups('maya')).toEqual([]);
  expect(readGroups('maya')).toEqual([group]);
});
