import { groupedNouns, maxGroups } from '#contract/rules/groups.ts';
import type { SavedGroup } from '#contract/schemas/group.ts';
import { groupChangesKey } from './owed-keys.ts';
import { localStore } from './storage.ts';

/** The keys under which groups of outfits and of looks are kept on this device (product spec, section 3). */
const groupKeys = { outfits: 'hem.outfitGroups', looks: 'hem.lookGroups' } as const;

/* The groups that the device keeps, under named keys (product spec, section 3), by user. */

/** A write to a group that an earlier Hem kept. */
export interface OwedGroup {
  kind: 'makeGroup' | 'changeGroup' | 'deleteGroup';
  input: Record<string, unknown>;
}

/** Keeps a user's groups. */
export function keepGroups(userId: string, groups: readonly SavedGroup[]): void {
  for (const noun of groupedNouns) {
    const list = groups
      .filter((one) => one.noun === noun)
      .map(({ groupId, name, ids }) => ({ id: groupId, name, ids }));
    const all = { ...readAll(groupKeys[noun]), [userId]: { list } };
    localStore.set(groupKeys[noun], JSON.stringify(all));
  }
}

/** Reads a user's groups as they were kept; what is not a group, because other code wrote it, is left out. */
export function readGroups(userId: string | null): SavedGroup[] {
  if (userId === null) return [];
  return groupedNouns.flatMap((noun) => {
    const said = readAll(groupKeys[noun])[userId];
    // The first Hem with groups kept the list itself.
    const list = Array.isArray(said) ? said : Object(said).list;
    return Array.isArray(list) ? list.slice(0, maxGroups).flatMap((one) => toGroup(noun, one)) : [];
  });
}

const toGroup = (noun: SavedGroup['noun'], one: unknown): SavedGroup[] => {
  const { id, name, ids } = Object(one) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || !isTexts(ids)) return [];
  return [{ groupId: id, noun, name, ids }];
};

/** Reads the changes that an earlier Hem had not told the server yet, in their order. */
export function readOwedGroups(userId: string): OwedGroup[] {
  const own = readAll(groupChangesKey)[userId];
  return groupedNouns.flatMap((noun) => {
    const said = readAll(groupKeys[noun])[userId];
    // The first Hem with groups kept them on the device alone.
    if (Array.isArray(said)) {
      return said
        .flatMap((one) => toGroup(noun, one))
        .map((input): OwedGroup => ({ kind: 'makeGroup', input: { ...input } }));
    }
    const changes: unknown = Object(own)[noun];
    return Array.isArray(changes) ? changes.flatMap((one) => toOwed(noun, one)) : [];
  });
}

/** Forgets the changes that an earlier Hem had not told the server yet, once they wait elsewhere; the groups stay. */
export function dropOwedGroups(userId: string): void {
  for (const noun of groupedNouns) {
    const all = readAll(groupKeys[noun]);
    if (!Array.isArray(all[userId])) continue;
    const list = readGroups(userId).filter((one) => one.noun === noun);
    const kept = { list: list.map(({ groupId: id, name, ids }) => ({ id, name, ids })) };
    localStore.set(groupKeys[noun], JSON.stringify({ ...all, [userId]: kept }));
  }
  const { [userId]: own, ...others } = readAll(groupChangesKey);
  if (own === undefined) return;
  if (Object.keys(others).length > 0) localStore.set(groupChangesKey, JSON.stringify(others));
  else localStore.remove(groupChangesKey);
}

function toOwed(noun: string, one: unknown): OwedGroup[] {
  const { do: what, groupId, name, ids, addedIds, removedIds } = Object(one);
  if (typeof groupId !== 'string') return [];
  if (what === 'delete') return [{ kind: 'deleteGroup', input: { groupId } }];
  if (what === 'make') {
    const isWhole = typeof name === 'string' && isTexts(ids);
    return isWhole ? [{ kind: 'makeGroup', input: { groupId, noun, name, ids } }] : [];
  }
  if (what !== 'change') return [];
  const input = {
    groupId,
    ...(typeof name === 'string' ? { name } : {}),
    ...(isTexts(addedIds) ? { addedIds } : {}),
    ...(isTexts(removedIds) ? { removedIds } : {}),
  };
  return [{ kind: 'changeGroup', input }];
}

const isTexts = (said: unknown): said is string[] =>
  Array.isArray(said) && said.every((one) => typeof one === 'string');

function readAll(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStore.get(key) ?? '{}'));
  } catch {
    return {};
  }
}
