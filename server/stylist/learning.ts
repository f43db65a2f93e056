import type { TasteKind } from '#contract/rules/stylist.ts';
import { coreKey } from './core-key.ts';
import type { ReadGarment } from './garment.ts';
import { firstWeights, type PartName, partNames, type Weights } from './parts/parts.ts';
import { pairKey, tasteKeys } from './parts/taste.ts';
import { anyRequest, type Taste } from './request.ts';
import { scoreOutfit } from './score.ts';

/** The things somebody did with garments that tells of their taste, with how much it tells, -1 to 1. */
export const tasteEvents = {
  worn: 1,
  saved: 0.8,
  kept: 0.6,
  'swapped-in': 0.5,
  locked: 0.4,
  passed: -0.4,
  'swapped-out': -0.5,
  'not-for-me': -1,
} as const satisfies Record<TasteKind | 'worn' | 'saved', number>;
export type TasteEventKind = keyof typeof tasteEvents;

export interface TasteEvent {
  kind: TasteEventKind;
  /** One garment, or all of an outfit. */
  garmentIds: readonly string[];
  /** When it happened, in milliseconds since 1970; only compared with what was forgotten. */
  atMs: number;
  /** Of what was saved: as which outfit. */
  outfitId?: string;
}

/** One thing that was learned. */
export interface LearnedLine {
  /** `color red`, `leaf sneakers`, `style edgy`, `pattern stripe`, `pair ID ID`, `outfit ID …` or `part color`. */
  key: string;
  /** -1, not for them, to 1. */
  value: number;
  /** From how many events. */
  count: number;
}

export interface Learned {
  taste: Taste;
  weights: Weights;
  /** Everything that the other two are made of, the strongest first. */
  lines: LearnedLine[];
}

/** Nothing is learned from one event, but for an outfit that is not wanted again. What is never there tells nothing. */
const fewest = 2;
/** As if so many events that tell nothing had come before. */
const caution = { line: 3, pair: 1 };
/** The least amount that is worth a line: what is nearer to nothing is not. */
const least = 0.15;
/** Of what was done long ago nothing counts: the last so many events, and of those so many outfits that are scored. */
const last = { events: 1000, scored: 300 };
/** Outfits on either side before a part's weight moves, and how far it may, as factors. */
const forWeights = { fewest: 3, from: 0.6, to: 1.6, step: 2 };

/**
 * Learns somebody's taste from what they did. Bounded: a line is between -1 and 1, and a part counts 0.6 to 1.6 times
 * of what it does at first.
 * @param forgotten lines that were taken away, with when: nothing before counts for them.
 */
export function learn(
  everything: readonly TasteEvent[],
  garments: readonly ReadGarment[],
  forgotten: ReadonlyMap<string, number> = new Map(),
): Learned {
  const events = latest(everything, last.events);
  const byId = new Map(garments.map((garment) => [garment.id, garment]));
  const keysOf = new Map(garments.map((garment) => [garment.id, tasteKeys(garment)]));
  const owned = countOf([...keysOf.values()].flat());
  const tallies = new Map<string, { sum: number; weight: number; count: number }>();
  const note = (key: string, value: number, weight: number, isThere: boolean, atMs: number) => {
    if (atMs <= (forgotten.get(key) ?? Number.NEGATIVE_INFINITY)) return;
    const known = tallies.get(key) ?? { sum: 0, weight: 0, count: 0 };
    tallies.set(key, {
      sum: known.sum + value * weight,
      weight: known.weight + weight,
      count: known.count + (isThere ? 1 : 0),
    });
  };
  for (const { kind, garmentIds, atMs } of events) {
    const worn = garmentIds.flatMap((id) => byId.get(id) ?? []);
    const value = tasteEvents[kind];
    const keys = new Set(worn.flatMap(({ id }) => keysOf.get(id) ?? []));
    if (worn.length === 1) for (const key of keys) note(key, value, 1, true, atMs);
    if (worn.length < 2) continue;
    // What one has much of is in most outfits: only what is there more or less often than that tells of taste.
    for (const [key, count] of owned) {
      const expected = 1 - (1 - count / garments.length) ** worn.length;
      if (keys.has(key)) note(key, value, 1 - expected, true, atMs);
      else note(key, -value, expected, false, atMs);
    }
    for (const [at, one] of worn.entries()) {
      for (const other of worn.slice(at + 1)) {
        note(`pair ${pairKey(one.id, other.id)}`, value, 1, true, atMs);
      }
    }
    if (kind === 'not-for-me' || kind === 'passed') {
      note(`outfit ${coreKey(worn)}`, -1, 1, true, atMs);
    }
  }
  const lines: LearnedLine[] = [];
  for (const [key, { sum, weight, count }] of tallies) {
    const isOutfit = key.startsWith('outfit ');
    if (!isOutfit && count < fewest) continue;
    const value = isOutfit
      ? -1
      : sum / (weight + (key.startsWith('pair ') ? caution.pair : caution.line));
    if (Math.abs(value) >= least) lines.push({ key, value, count });
  }
  lines.push(...partLines(events, byId, forgotten));
  lines.sort(
    (one, other) => Math.abs(other.value) - Math.abs(one.value) || (one.key < other.key ? -1 : 1),
  );
  return { lines, ...takeLines(lines) };
}

/** The last of these, in the order that they are given in. */
function latest(events: readonly TasteEvent[], most: number): readonly TasteEvent[] {
  if (events.length <= most) return events;
  const since = events.map(({ atMs }) => atMs).sort((one, other) => other - one)[most - 1]!;
  return events.filter(({ atMs }) => atMs >= since);
}

/** How often each is there. */
function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** How far the outfits that somebody liked had more of a part than those that they did not. */
function partLines(
  events: readonly TasteEvent[],
  byId: ReadonlyMap<string, ReadGarment>,
  forgotten: ReadonlyMap<string, number>,
): LearnedLine[] {
  const outfits = latest(events, last.scored).flatMap(({ kind, garmentIds, atMs }) => {
    const worn = garmentIds.flatMap((id) => byId.get(id) ?? []);
    return worn.length < 2
      ? []
      : [{ isLiked: tasteEvents[kind] > 0, atMs, ...scoreOutfit(worn, firstWeights, anyRequest) }];
  });
  return partNames.flatMap((part) => {
    const key = `part ${part}`;
    const since = forgotten.get(key) ?? Number.NEGATIVE_INFINITY;
    const values = (isLiked: boolean) =>
      outfits.flatMap((one) => {
        const value = one.parts[part];
        return one.isLiked === isLiked && one.atMs > since && value !== null ? [value] : [];
      });
    const [liked, not] = [values(true), values(false)];
    if (liked.length < forWeights.fewest || not.length < forWeights.fewest) return [];
    const value = meanOf(liked) - meanOf(not);
    const isSeen = Math.abs(value) >= least;
    return isSeen ? [{ key, value, count: liked.length + not.length }] : [];
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

function takeLines(lines: readonly LearnedLine[]): Pick<Learned, 'taste' | 'weights'> {
  const taste = {
    lines: new Map<string, number>(),
    pairs: new Map<string, number>(),
    cores: new Set<string>(),
  };
  const weights: Record<PartName, number> = { ...firstWeights };
  for (const { key, value } of lines) {
    const [kind] = key.split(' ');
    const rest = key.slice(kind!.length + 1);
    if (kind === 'pair') taste.pairs.set(rest, value);
    else if (kind === 'outfit') taste.cores.add(rest);
    else if (kind === 'part') {
      const factor = Math.min(
        forWeights.to,
        Math.max(forWeights.from, 1 + value * forWeights.step),
      );
      weights[rest as PartName] *= factor;
    } else taste.lines.set(key, value);
  }
  return { taste, weights };
}
