import type { Slot } from '../facts.ts';
import type { Draft } from './beam.ts';

/** What one sees first of an outfit. */
const main = new Set<Slot | null>(['top', 'bottom', 'one-piece', 'outer', 'layer', 'swim']);
/** How much worse another outfit may be for each main piece that it does not share with those before. */
const sharedCost = 0.06;
/** The same for each that is of the same kind and color, and for shoes and bags. */
const alikeCost = 0.012;
/** An outfit that is worse by more than this is not worth being another one. */
const mostCost = 0.08;
const besides = new Set<Slot | null>(['shoes', 'bag']);
/** Where a dress code holds, no outfit is shown that is worse than the best by more: two right ones are better than three. */
const mostWorse = 0.065;
/** The pieces that are the whole outfit count twice. */
const whole = new Set<Slot | null>(['one-piece', 'swim']);

interface Seen {
  draft: Draft;
  /** All that is not locked. */
  ids: readonly string[];
  /** What one sees first of that. */
  mains: readonly string[];
  /** The kinds and colors of those, and shoes and bags. */
  likes: readonly string[];
}

const sharedOf = (mine: readonly string[], theirs: readonly string[]): number =>
  mine.filter((id) => theirs.includes(id)).length;

/**
 * The best outfit, and then the best of those that differ from all before in at least half of what is not locked. What
 * shares a top, a bottom, a dress or a coat with one before comes after what is nearly as good and shares none.
 */
export function varied(
  drafts: readonly Draft[],
  count: number,
  locked: ReadonlySet<string>,
  { isByChance, hasCode }: { isByChance: boolean; hasCode: boolean },
): Draft[] {
  if (drafts.length === 0 || count < 1) return [];
  const byRank = drafts.toSorted((one, other) => other.rank - one.rank);
  const seen = byRank.map((draft): Seen => {
    const free = draft.tally.garments.filter(({ id }) => !locked.has(id));
    return {
      draft,
      ids: free.map(({ id }) => id),
      mains: free.flatMap(({ id, slot }) =>
        whole.has(slot) ? [id, id] : main.has(slot) ? [id] : [],
      ),
      likes: free.flatMap(({ id, slot, leaf, families: [family] }) =>
        besides.has(slot) ? [id] : main.has(slot) && family ? [`${leaf} ${family}`] : [],
      ),
    };
  });
  const first = isByChance ? seen[0]! : seen.find(({ draft }) => draft === drafts[0])!;
  const chosen = [first];
  const costs = new Map<Seen, number>();
  const least = hasCode && !isByChance ? first.draft.worth - mostWorse : 0;
  let open = seen.filter((one) => one !== first && one.draft.worth >= least);
  let last = first;
  while (chosen.length < count) {
    open = open.filter(
      ({ ids }) => sharedOf(ids, last.ids) <= Math.min(ids.length, last.ids.length) / 2,
    );
    let best: Seen | null = null;
    let most = -1;
    for (const one of open) {
      const cost =
        (costs.get(one) ?? 0) +
        sharedOf(one.mains, last.mains) * sharedCost +
        sharedOf(one.likes, last.likes) * alikeCost;
      costs.set(one, cost);
      const worth = one.draft.rank - Math.min(cost, mostCost);
      if (worth > most) [best, most] = [one, worth];
    }
    if (!best) break;
    chosen.push(best);
    const taken = best;
    open = open.filter((one) => one !== taken);
    last = best;
  }
  const [best, ...others] = chosen.map(({ draft }) => draft);
  return [best!, ...others.sort((one, other) => other.rank - one.rank)];
}
