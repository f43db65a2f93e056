import { proxy, subscribe } from 'valtio/vanilla';
import { type GroupedNoun, maxGrouped, maxGroupName, maxGroups } from '#contract/rules/groups.ts';
import { groupChangesKey, groupKeys } from './group-keys.ts';
import { session } from './session.ts';
import { localStore } from './storage.ts';
import { newIdempotencyKey } from './unanswered-writes.ts';

/*
 * [Note: Groups] Groups belong to the account. On the device lies, under a named key (product spec, section 3), what
 * the server said last, with what was changed since: so a list has its groups at once, and they change without a
 * network too. A change stays until the server has answered it (src/api/groups.ts); after a sign-out nothing but such
 * changes is left.
 */

/** A group that the user made in a list. */
export interface Group {
  id: string;
  name: string;
  /** What is in it, the first added first. */
  ids: string[];
}

/** What the server is to be told of a group. */
export type GroupChange = {
  /** The key of its write. */
  key: string;
  groupId: string;
} & (
  | { do: 'make'; name: string; ids: string[] }
  | { do: 'change'; name?: string; addedIds?: string[]; removedIds?: string[] }
  | { do: 'delete' }
);

interface Kept {
  list: Group[];
  changes: GroupChange[];
}

/** The user's groups of one list. */
export interface Groups {
  noun: GroupedNoun;
  /** What is shown, and what of it the server does not know yet, the first made first. */
  state: Kept;
  /** Makes a group; answers its id, or null where there are as many as there may be. */
  make(name: string, ids: readonly string[]): string | null;
  rename(id: string, name: string): void;
  remove(id: string): void;
  add(id: string, ids: readonly string[]): void;
  takeOut(id: string, ids: readonly string[]): void;
  /** Takes over what the server says; what it does not know yet stays. */
  take(list: readonly Group[]): void;
  /** Crosses off a change that was answered, or cannot be made. */
  settle(key: string): void;
}

/** Makes the groups of one list; `onChange` is called when there is something to be told. */
export function createGroups(noun: GroupedNoun, onChange: () => void): Groups {
  const storageKey = groupKeys[noun];
  const state = proxy<Kept>(readKept(noun));
  const keep = () => {
    const { userId } = session;
    if (userId === null) return;
    const { list, changes } = state;
    keepChanges(userId, noun, changes);
    localStore.set(storageKey, JSON.stringify({ ...readAll(storageKey), [userId]: { list } }));
  };
  const read = () => void Object.assign(state, readKept(noun));
  // Another user's are not shown, and not written over.
  subscribe(session, read);
  // Another tab has changed them.
  window.addEventListener('storage', (event) => {
    if ([storageKey, groupChangesKey, null].includes(event.key)) read();
  });
  const change = (made: GroupChange) => {
    state.changes.push(made);
    state.list = changed(state.list, made);
    keep();
    onChange();
  };
  const named = (name: string) => name.trim().slice(0, maxGroupName);
  const key = newIdempotencyKey;
  return {
    noun,
    state,
    make(name, ids) {
      if (state.list.length >= maxGroups) return null;
      const groupId = newIdempotencyKey();
      const all = [...new Set(ids)].slice(0, maxGrouped);
      change({ key: key(), groupId, do: 'make', name: named(name), ids: all });
      return groupId;
    },
    rename(groupId, name) {
      if (state.list.find(({ id }) => id === groupId)?.name === named(name)) return;
      change({ key: key(), groupId, do: 'change', name: named(name) });
    },
    remove: (groupId) => change({ key: key(), groupId, do: 'delete' }),
    add: (groupId, ids) => change({ key: key(), groupId, do: 'change', addedIds: [...ids] }),
    takeOut: (groupId, ids) => change({ key: key(), groupId, do: 'change', removedIds: [...ids] }),
    take(list) {
      state.list = state.changes.reduce(changed, [...list]);
      keep();
    },
    settle(done) {
      state.changes = state.changes.filter((one) => one.key !== done);
      keep();
    },
  };
}

/** The groups after a change; one of a group that is gone changes nothing. */
function changed(list: Group[], change: GroupChange): Group[] {
  const { groupId } = change;
  if (change.do === 'delete') return list.filter(({ id }) => id !== groupId);
  const isThere = list.some(({ id }) => id === groupId);
  if (change.do === 'make' && !isThere) {
    return [...list, { id: groupId, name: change.name, ids: change.ids }];
  }
  const added = change.do === 'make' ? change.ids : (change.addedIds ?? []);
  const gone = new Set(change.do === 'make' ? [] : change.removedIds);
  return list.map((group) =>
    group.id === groupId
      ? {
          ...group,
          name: change.name ?? group.name,
          ids: [...new Set([...group.ids, ...added])]
            .filter((one) => !gone.has(one))
            .slice(0, maxGrouped),
        }
      : group,
  );
}

function readAll(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStore.get(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Writes down what the server was not told yet of a user's groups; nothing is left of those who owe nothing. */
function keepChanges(userId: string, noun: GroupedNoun, changes: readonly GroupChange[]): void {
  const { [userId]: before, ...others } = readAll(groupChangesKey);
  const { [noun]: _told, ...own } = Object(before) as Record<string, unknown>;
  const owed = changes.length > 0 ? { ...own, [noun]: changes } : own;
  const all = Object.keys(owed).length > 0 ? { ...others, [userId]: owed } : others;
  if (Object.keys(all).length > 0) localStore.set(groupChangesKey, JSON.stringify(all));
  else localStore.remove(groupChangesKey);
}

/** What is kept of the signed-in user; what is none, as another Hem or another hand wrote it, is left out. */
function readKept(noun: GroupedNoun): Kept {
  const { userId } = session;
  const said = userId === null ? undefined : readAll(groupKeys[noun])[userId];
  // An earlier Hem kept them on the device alone: all of them are still to be told.
  if (Array.isArray(said)) {
    const list = readGroups(said);
    const changes = list.map(
      ({ id, name, ids }): GroupChange => ({ key: id, groupId: id, do: 'make', name, ids }),
    );
    return { list, changes };
  }
  const { list } = Object(said) as { list?: unknown };
  const changes = userId === null ? [] : Object(readAll(groupChangesKey)[userId])[noun];
  const owed = Array.isArray(changes) ? changes.filter(isChange) : [];
  return { list: owed.reduce(changed, Array.isArray(list) ? readGroups(list) : []), changes: owed };
}

const readGroups = (said: readonly unknown[]): Group[] =>
  said.slice(0, maxGroups).flatMap((one) => {
    const { id, name, ids } = Object(one) as Partial<Group>;
    if (typeof id !== 'string' || typeof name !== 'string' || !isTexts(ids)) return [];
    return [{ id, name, ids }];
  });

function isChange(one: unknown): one is GroupChange {
  const change = Object(one) as Record<string, unknown>;
  if (typeof change.key !== 'string' || typeof change.groupId !== 'string') return false;
  if (change.do === 'make') return typeof change.name === 'string' && isTexts(change.ids);
  return change.do === 'change' || change.do === 'delete';
}

const isTexts = (said: unknown): said is string[] =>
  Array.isArray(said) && said.every((one) => typeof one === 'string');

/** What a list shows of the server's answer: only what is in the chosen groups, of which any may match. */
export function narrowToGroups<Counts extends { all: number }>(
  all: string[],
  counts: Counts,
  groups: readonly Group[],
  chosen: readonly string[],
) {
  const there = new Set(all);
  const countOf = ({ ids }: Group) => ids.filter((id) => there.has(id)).length;
  const wanted = groups.filter(({ id }) => chosen.includes(id));
  const within = new Set(wanted.flatMap(({ ids }) => ids));
  return {
    ids: wanted.length > 0 ? all.filter((id) => within.has(id)) : all,
    groups: [],
    counts: { ...counts, group: Object.fromEntries(groups.map((one) => [one.id, countOf(one)])) },
  };
}
