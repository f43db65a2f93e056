import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/vanilla/utils';
import { groupsTable } from '#contract/operations/groups.ts';
import { bringOperations } from '#contract/operations.ts';
import type { GroupedNoun } from '#contract/rules/groups.ts';
import { AppError, type ErrorKind } from '#lib/errors.ts';
import { createGroups, type Group, type GroupChange, type Groups } from '#lib/groups.ts';
import { host } from '#lib/host-state.ts';
import { callOperation } from '#lib/http.ts';
import { session } from '#lib/session.ts';
import { operationQuery } from './operation.ts';
import { spoil } from './query-client.ts';
import { useOwner } from './users.ts';

bringOperations(groupsTable);

/** Where the changes are sent through; known once a screen shows groups. */
let client: QueryClient | null = null;
/** After these a change is sent again later. */
const passing: readonly ErrorKind[] = [
  'timeout',
  'offline',
  'parse',
  'server',
  'rate-limited',
  'signed-out',
];

/** Opens the user's groups of one list, whose changes go to the server by themselves ([Note: Groups]). */
export function openGroups(noun: GroupedNoun): Groups {
  const send = () => void sendChanges(groups).catch(() => {});
  const groups = createGroups(noun, send);
  subscribeKey(host, 'isOnline', send);
  return groups;
}

/** The groups of a list, as they are kept here at first, and read from the server. */
export function useGroups(groups: Groups): readonly Group[] {
  const owner = useOwner();
  const queries = useQueryClient();
  const { data } = useQuery(operationQuery('getGroups', { owner }));
  useEffect(() => {
    client = queries;
    void sendChanges(groups).catch(() => {});
  }, [groups, queries]);
  useEffect(() => {
    if (!data) return;
    const own = data.groups.filter(({ noun }) => noun === groups.noun);
    groups.take(own.map(({ groupId, name, ids }) => ({ id: groupId, name, ids })));
  }, [data, groups]);
  return useSnapshot(groups.state).list as Group[];
}

const sending = new Set<Groups>();
/** The keys of changes whose failure was told. */
const failed = new Set<string>();

/** Sends what the server does not know yet, in its order; what cannot be sent now waits. */
async function sendChanges(groups: Groups): Promise<void> {
  const { userId: owner } = session;
  if (!client || owner === null || !host.isOnline || sending.has(groups)) return;
  if (groups.state.changes.length === 0) return;
  sending.add(groups);
  let isToldSome = false;
  try {
    for (let change = groups.state.changes[0]; change; change = groups.state.changes[0]) {
      if (session.userId !== owner || !(await isSettled(owner, groups.noun, change))) return;
      groups.settle(change.key);
      isToldSome = true;
    }
  } finally {
    sending.delete(groups);
    if (isToldSome) await spoil(client, ['GetGroups']);
  }
}

/** Whether a change needs to be sent no more: it was answered, or refused for good. */
async function isSettled(owner: string, noun: GroupedNoun, change: GroupChange): Promise<boolean> {
  const isRepeat = failed.has(change.key);
  try {
    await tell(owner, noun, change, isRepeat);
    return true;
  } catch (error) {
    failed.add(change.key);
    return error instanceof AppError && !passing.includes(error.kind);
  }
}

function tell(
  owner: string,
  noun: GroupedNoun,
  change: GroupChange,
  isRepeat: boolean,
): Promise<unknown> {
  const { groupId } = change;
  const options = { idempotencyKey: change.key, isRepeat };
  if (change.do === 'delete') return callOperation('deleteGroup', { owner, groupId }, options);
  if (change.do === 'make') {
    const { name, ids } = change;
    return callOperation('makeGroup', { owner, groupId, noun, name, ids: [...ids] }, options);
  }
  const { name, addedIds, removedIds } = change;
  const input = {
    ...(name === undefined ? {} : { name }),
    ...(addedIds ? { addedIds: [...addedIds] } : {}),
    ...(removedIds ? { removedIds: [...removedIds] } : {}),
  };
  return callOperation('changeGroup', { owner, groupId, ...input }, options);
}
