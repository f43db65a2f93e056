import { proxy, subscribe } from 'valtio/vanilla';
import { session } from './session.ts';
import { localStore } from './storage.ts';
import { newIdempotencyKey } from './unanswered-writes.ts';

/** A group that the user made in a list. */
export interface Group {
  id: string;
  name: string;
  /** What is in it, the first added first. */
  ids: string[];
}

/** Most groups of one list, and most things in one of them. */
export const maxGroups = 40;
const maxIds = 5000;
/** Most characters of a group's name. */
export const maxGroupName = 40;

/** The user's groups of one list, kept on this device (product spec, section 3). */
export interface Groups {
  state: { list: Group[] };
  /** Makes a group; answers its id, or null where there are as many as there may be. */
  make(name: string, ids: readonly string[]): string | null;
  rename(id: string, name: string): void;
  remove(id: string): void;
  add(id: string, ids: readonly string[]): void;
  takeOut(id: string, ids: readonly string[]): void;
}

/** Makes the groups of one list; `key` is their place in the local storage. */
export function createGroups(key: string): Groups {
  const state = proxy<Groups['state']>({ list: readGroups(key) });
  const find = (id: string) => state.list.find((group) => group.id === id);
  const keep = () => {
    const { userId } = session;
    if (userId === null) return;
    localStore.set(key, JSON.stringify({ ...readAll(key), [userId]: state.list }));
  };
  const read = () => {
    state.list = readGroups(key);
  };
  // Another user's are not shown, and not written over.
  subscribe(session, read);
  // Another tab has changed them.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) read();
  });
  return {
    state,
    make(name, ids) {
      if (state.list.length >= maxGroups) return null;
      const id = newIdempotencyKey();
      state.list.push({ id, name: name.trim().slice(0, maxGroupName), ids: [...new Set(ids)] });
      keep();
      return id;
    },
    rename(id, name) {
      const group = find(id);
      if (group) group.name = name.trim().slice(0, maxGroupName);
      keep();
    },
    remove(id) {
      state.list = state.list.filter((group) => group.id !== id);
      keep();
    },
    add(id, ids) {
      const group = find(id);
      if (group) group.ids = [...new Set([...group.ids, ...ids])].slice(0, maxIds);
      keep();
    },
    takeOut(id, ids) {
      const group = find(id);
      const gone = new Set(ids);
      if (group) group.ids = group.ids.filter((one) => !gone.has(one));
      keep();
    },
  };
}

function readAll(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStore.get(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** The signed-in user's groups; what is none, as another Hem or another hand wrote it, is left out. */
function readGroups(key: string): Group[] {
  const { userId } = session;
  const said = userId === null ? undefined : readAll(key)[userId];
  if (!Array.isArray(said)) return [];
  return said.slice(0, maxGroups).flatMap((one: unknown) => {
    const { id, name, ids } = Object(one) as Partial<Group>;
    if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(ids)) return [];
    return [{ id, name, ids: ids.filter((each) => typeof each === 'string') }];
  });
}

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
