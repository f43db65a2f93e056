import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { groupsTable } from '#contract/operations/groups.ts';
import { bringOperations } from '#contract/operations.ts';
import { type GroupedNoun, maxGrouped, maxGroupName, maxGroups } from '#contract/rules/groups.ts';
import type { SavedGroup } from '#contract/schemas/group.ts';
import { dropOwedGroups, keepGroups, readGroups, readOwedGroups } from '#lib/kept-groups.ts';
import { useScope } from '#lib/scope.ts';
import { session } from '#lib/session.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { operationQuery } from './operation.ts';
import { type GroupWrite, groupsAfter, isGroupEntry } from './outbox/kinds/groups.ts';
import { outbox, showOutboxIn } from './outbox/outbox.ts';

bringOperations(groupsTable);

/*
 * [Note: Groups] Groups belong to the account. On the device lies, under a named key (product spec, section 3), what
 * the server said last, so that a list has its groups at once; what was changed since waits in the outbox
 * ([Note: Outbox]). After a sign-out nothing but such changes is left.
 */

/** A group that the user made in a list. */
export interface Group {
  id: string;
  name: string;
  /** The ids in it, the first added first. */
  ids: readonly string[];
}

/** The user's groups of one list. */
export interface Groups {
  noun: GroupedNoun;
  /** As they are now, with what the server does not know yet. */
  list(): readonly Group[];
  /** Makes a group; answers its id, or null where there are as many as there may be. */
  make(name: string, ids: readonly string[]): string | null;
  rename(id: string, name: string): void;
  remove(id: string): void;
  add(id: string, ids: readonly string[]): void;
  takeOut(id: string, ids: readonly string[]): void;
}

/** The groups of all lists of one user, as they were shown last. */
const shown: { userId: string | null; groups: readonly SavedGroup[] } = {
  userId: null,
  groups: [],
};

onSessionEnd(() => Object.assign(shown, { userId: null, groups: [] }));

/** The groups of whoever is signed in; until they are read, as the device kept them, with what waits done. */
function allGroups(read?: readonly SavedGroup[]): readonly SavedGroup[] {
  const { userId } = session;
  if (read) Object.assign(shown, { userId, groups: read });
  else if (shown.userId !== userId || shown.groups.length === 0) {
    const waiting = outbox.state.list.filter(isGroupEntry) as unknown as GroupWrite[];
    return waiting.reduce<SavedGroup[]>(groupsAfter, readGroups(userId));
  }
  return shown.groups;
}

const ofNoun = (groups: readonly SavedGroup[], noun: GroupedNoun): Group[] =>
  groups
    .filter((one) => one.noun === noun)
    .map(({ groupId, name, ids }) => ({ id: groupId, name, ids }));

/** Opens the user's groups of one list. */
export function openGroups(noun: GroupedNoun): Groups {
  const list = () => ofNoun(allGroups(), noun);
  const named = (name: string) => name.trim().slice(0, maxGroupName);
  const write = (made: { kind: string; input: object }) => {
    const owner = session.userId;
    void outbox.add({ kind: made.kind, input: { owner, ...made.input } });
  };
  const change = (groupId: string, input: object) =>
    write({ kind: 'changeGroup', input: { groupId, ...input } });
  return {
    noun,
    list,
    make(name, ids) {
      if (list().length >= maxGroups) return null;
      const groupId = newIdempotencyKey();
      const all = [...new Set(ids)].slice(0, maxGrouped);
      write({ kind: 'makeGroup', input: { groupId, noun, name: named(name), ids: all } });
      return groupId;
    },
    rename(groupId, name) {
      if (list().find(({ id }) => id === groupId)?.name === named(name)) return;
      change(groupId, { name: named(name) });
    },
    remove: (groupId) => write({ kind: 'deleteGroup', input: { groupId } }),
    add: (groupId, ids) => change(groupId, { addedIds: [...ids] }),
    takeOut: (groupId, ids) => change(groupId, { removedIds: [...ids] }),
  };
}

/**
 * Has what an earlier Hem kept under a key of its own wait in the outbox. It is forgotten there only then: taken over
 * twice, each comes to the same.
 */
async function takeOver(owner: string): Promise<void> {
  const owed = readOwedGroups(owner);
  if (owed.length === 0 || session.userId !== owner) return;
  // The device writes them down in this order.
  await Promise.all(
    owed.map(({ kind, input }) => outbox.add({ kind, input: { owner, ...input } })),
  );
  dropOwedGroups(owner);
}

/** The groups of a list, as they are kept here at first, and read from the server. */
export function useGroups({ noun }: Groups): readonly Group[] {
  const { owner, mayChange } = useScope();
  const client = useQueryClient();
  // Nobody else sees how things are grouped.
  const { data } = useQuery({ ...operationQuery('getGroups', { owner }), enabled: mayChange });
  const { list } = useSnapshot(outbox.state);
  useEffect(() => {
    if (!mayChange) return;
    showOutboxIn(client);
    void takeOver(owner);
  }, [client, owner, mayChange]);
  useEffect(() => {
    if (data) keepGroups(owner, data.groups);
  }, [data, owner]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is done to what the device kept
  return useMemo(
    () => (mayChange ? ofNoun(allGroups(data?.groups), noun) : []),
    [noun, list, data, owner, mayChange],
  );
}

/** Narrows a list to those in one of the chosen groups; all of them where none is chosen. */
export function narrowIds(
  all: string[],
  groups: readonly Group[],
  chosen: readonly string[],
): string[] {
  const wanted = groups.filter(({ id }) => chosen.includes(id));
  if (wanted.length === 0) return all;
  const within = new Set(wanted.flatMap(({ ids }) => ids));
  return all.filter((id) => within.has(id));
}

/** Narrows the server's answer to what a list shows: only what is in the chosen groups, of which any may match. */
export function narrowToGroups<Counts extends { all: number }>(
  all: string[],
  counts: Counts,
  groups: readonly Group[],
  chosen: readonly string[],
) {
  const there = new Set(all);
  const countIn = ({ ids }: Group) => ids.filter((id) => there.has(id)).length;
  return {
    ids: narrowIds(all, groups, chosen),
    groups: [],
    counts: { ...counts, group: Object.fromEntries(groups.map((one) => [one.id, countIn(one)])) },
  };
}
