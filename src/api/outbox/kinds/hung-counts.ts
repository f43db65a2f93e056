import type { ItemDetails } from '#contract/schemas/item.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import type { NounNames } from '../../noun-names.ts';
import type { Cached } from '../cached.ts';

/* How many more, or fewer, of a noun hang in a wardrobe once a change is done: only as far as the page is certain. */

/** By noun and id: the wardrobes that something hung in when it was deleted. */
const hungIn = new Map<string, readonly string[]>();
onSessionEnd(() => hungIn.clear());

interface Listed {
  filter: { wardrobeId?: string };
}

const memberOf = (of: object, name: string) => (of as Record<string, unknown>)[name];

/** Whether something hangs in a wardrobe, as the page shows it; undefined where that is not known. */
function hangs(names: NounNames, cached: Cached, id: string, wardrobeId: string) {
  for (const { asked, answer } of cached.answers(names.details)) {
    if (memberOf(asked, names.id) !== id) continue;
    const { wardrobes } = memberOf(answer, names.noun) as Pick<ItemDetails, 'wardrobes'>;
    return wardrobes.some((one) => one.wardrobeId === wardrobeId);
  }
  for (const { asked, answer } of cached.answers(names.navigation)) {
    const { filter } = asked as Listed;
    if (filter.wardrobeId !== wardrobeId) continue;
    if ((memberOf(answer, names.ids) as string[]).includes(id)) return true;
    const { wardrobeId: _wardrobe, ...others } = filter as Record<string, unknown>;
    const narrowing = Object.keys(others).filter((name) => name !== 'sort' && name !== 'grouped');
    if (narrowing.length === 0) return false;
  }
  const wardrobe = wardrobesIn(cached).find((one) => one.wardrobeId === wardrobeId);
  if (names.noun !== 'item' || !wardrobe) return undefined;
  if (wardrobe.rail.some(({ itemId }) => itemId === id)) return true;
  return wardrobe.rail.length === wardrobe.itemCount ? false : undefined;
}

const wardrobesIn = (cached: Cached): Wardrobe[] =>
  cached.answers('getWardrobes').flatMap(({ answer }) => answer.wardrobes);

/** The wardrobes that the page has heard of: they may be listed only once something in them has changed. */
function knownIds(names: NounNames, cached: Cached, ids: readonly string[]): string[] {
  const listed = wardrobesIn(cached).map(({ wardrobeId }) => wardrobeId);
  const seen = cached
    .answers(names.navigation)
    .flatMap(({ asked }) => (asked as Listed).filter.wardrobeId ?? []);
  const named = cached.answers(names.details).flatMap(({ answer }) => {
    const { wardrobes } = memberOf(answer, names.noun) as Pick<ItemDetails, 'wardrobes'>;
    return wardrobes.map(({ wardrobeId }) => wardrobeId);
  });
  const left = ids.flatMap((id) => hungIn.get(`${names.noun} ${id}`) ?? []);
  return [...new Set([...listed, ...seen, ...named, ...left])];
}

/** By how much a change is going to change the count of each wardrobe: asked before it is shown. */
export function countChanges(
  names: NounNames,
  what: 'add' | 'remove' | 'delete' | 'restore',
  { ids, wardrobeIds }: { ids: readonly string[]; wardrobeIds?: readonly string[] },
  cached: Cached,
): Record<string, number> {
  const changes: Record<string, number> = {};
  for (const wardrobeId of wardrobeIds ?? knownIds(names, cached, ids)) {
    const those = ids.filter((id) => {
      if (what === 'restore') return hungIn.get(`${names.noun} ${id}`)?.includes(wardrobeId);
      return hangs(names, cached, id, wardrobeId) === (what !== 'add');
    });
    const sign = what === 'add' || what === 'restore' ? 1 : -1;
    changes[wardrobeId] = sign * those.length;
    if (what !== 'delete') continue;
    for (const id of those) {
      const key = `${names.noun} ${id}`;
      hungIn.set(key, [...new Set([...(hungIn.get(key) ?? []), wardrobeId])]);
    }
  }
  return changes;
}
