import { groupsTable } from '#contract/operations/groups.ts';
import { bringOperations } from '#contract/operations.ts';
import { maxGrouped } from '#contract/rules/groups.ts';
import type { SavedGroup } from '#contract/schemas/group.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { Cached } from '../cached.ts';
import { isGone, operationKind } from '../operation-kind.ts';

bringOperations(groupsTable);

/** Writes to groups ([Note: Groups]). The app names a group when it makes it, so nothing waits for an id. */
export type GroupWrite =
  | { kind: 'makeGroup'; input: OperationInput<'makeGroup'> }
  | { kind: 'changeGroup'; input: OperationInput<'changeGroup'> }
  | { kind: 'deleteGroup'; input: OperationInput<'deleteGroup'> };

/** Whether a waiting write is one to a group. */
export const isGroupEntry = (entry: OutboxEntry): boolean => entry.kind in groupKinds;

/** The groups of a member after a write; one to a group that is gone changes nothing. */
export function groupsAfter(groups: readonly SavedGroup[], write: GroupWrite): SavedGroup[] {
  const { groupId } = write.input;
  const others = groups.filter((one) => one.groupId !== groupId);
  if (write.kind === 'deleteGroup') return others;
  const before = groups.find((one) => one.groupId === groupId);
  if (write.kind === 'makeGroup') {
    const { noun, name, ids } = write.input;
    if (!before) return [...groups, { groupId, noun, name, ids: [...ids] }];
    return put(groups, { ...before, name, ids: together(before.ids, ids) });
  }
  const { name, addedIds = [], removedIds = [] } = write.input;
  if (!before) return [...groups];
  const ids = together(before.ids, addedIds).filter((id) => !removedIds.includes(id));
  return put(groups, { ...before, name: name ?? before.name, ids });
}

const put = (groups: readonly SavedGroup[], group: SavedGroup) =>
  groups.map((one) => (one.groupId === group.groupId ? group : one));

const together = (ids: readonly string[], added: readonly string[]) =>
  [...new Set([...ids, ...added])].slice(0, maxGrouped);

const subject = ({ groupId }: { groupId: string }) => `group:${groupId}`;
const nameOf = (cached: Cached, groupId: string): string =>
  cached
    .answers('getGroups')
    .flatMap(({ answer }) => answer.groups)
    .find((one) => one.groupId === groupId)?.name ?? 'A group';

const shows = <Kind extends GroupWrite['kind']>(kind: Kind) => ({
  getGroups: (answer: { groups: SavedGroup[] }, { input }: { input: OperationInput<Kind> }) => ({
    groups: groupsAfter(answer.groups, { kind, input } as GroupWrite),
  }),
});

/** A group as a waiting write leaves it; its caller shows the whole list. */
const foreseen = ({ groupId }: { groupId: string }): { group: SavedGroup } => ({
  group: { groupId, noun: 'outfits', name: '', ids: [] },
});

export const groupKinds = {
  makeGroup: operationKind('makeGroup', {
    subject,
    predict: foreseen,
    shows: shows('makeGroup'),
    words: ({ name }) => ({ title: name, text: 'Group made', pictures: [] }),
  }),
  changeGroup: operationKind('changeGroup', {
    subject,
    predict: foreseen,
    isDroppedBy: isGone,
    shows: shows('changeGroup'),
    words: ({ groupId, name, addedIds }, cached) => ({
      title: name ?? nameOf(cached, groupId),
      text: name ? 'Group renamed' : addedIds ? 'Added to the group' : 'Taken out of the group',
      pictures: [],
    }),
  }),
  deleteGroup: operationKind('deleteGroup', {
    subject,
    predict: () => ({ done: true }),
    takesBack: ({ groupId }, { kind, input }) =>
      kind === 'makeGroup' && (input as { groupId: string }).groupId === groupId,
    shows: shows('deleteGroup'),
    words: ({ groupId }, cached) => ({
      title: nameOf(cached, groupId),
      text: 'Group removed',
      pictures: [],
    }),
  }),
};
