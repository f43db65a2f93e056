import type { Slot } from '../facts.ts';
import { firstWeights, type Weights } from '../parts/parts.ts';
import {
  anyRequest,
  type Occasion,
  type StylistRequest,
  type WardrobePiece,
  type Weather,
} from '../request.ts';
import { type Suggestion, suggestOutfits } from './suggest.ts';

/** One thing to be dressed for on a trip. A day may have several. */
export interface TripEvent {
  /** Counted from 0. */
  day: number;
  occasion: Occasion | null;
  weather: Weather | null;
}

/** What to take, and what to wear when. */
export interface TripAnswer {
  /** Every garment that is taken, once. */
  pieceIds: string[];
  /** The outfit of each event, in the order of the events; null where the whole wardrobe has none. */
  outfits: (string[] | null)[];
}

/** On so many days a top or a dress may be worn before it is washed; all else as often as one likes. */
const mostDays = 2;
const getsTired = new Set<Slot>(['top', 'one-piece', 'swim']);
/** Suggestions that are tried for each event. */
const tries = 6;

/**
 * Finds the smallest set of garments, as far as it is found by leaving out one after another, that dresses every
 * event of a trip. Nothing in it breaks a rule; tops and dresses are worn on two days at most. Never throws.
 */
export function packForTrip(
  wardrobe: readonly WardrobePiece[],
  events: readonly TripEvent[],
  request: Partial<StylistRequest> = {},
  weights: Weights = firstWeights,
): TripAnswer {
  const suggest = (pieces: readonly WardrobePiece[], event: TripEvent, count: number) =>
    suggestOutfits(pieces, { ...anyRequest, ...request, ...asked(event), count }, weights).outfits;
  const dress = (pieces: readonly WardrobePiece[]) => dressEvents(pieces, events, suggest);
  const all = dress(wardrobe);
  const possible = dressedOf(all);
  // What several events have use for is known from a few suggestions for each.
  const wanted = new Set([
    ...all.flatMap((one) => one ?? []),
    ...events.flatMap((event) =>
      suggest(wardrobe, event, tries).flatMap(({ pieceIds }) => pieceIds),
    ),
  ]);
  let taken = wardrobe.filter(({ id }) => wanted.has(id));
  let outfits = dress(taken);
  if (dressedOf(outfits) < possible) {
    taken = [...wardrobe];
    outfits = all;
  }
  taken = usedOf(taken, outfits);
  // What hardly any event needs is left at home first.
  const uses = ({ id }: WardrobePiece) => outfits.filter((one) => one?.includes(id)).length;
  for (const piece of taken.toSorted((one, other) => uses(one) - uses(other))) {
    const without = taken.filter((one) => one !== piece);
    if (without.length === taken.length) continue;
    const now = dress(without);
    if (dressedOf(now) < possible) continue;
    outfits = now;
    taken = usedOf(without, now);
  }
  return { pieceIds: taken.map(({ id }) => id), outfits };
}

const asked = ({ occasion, weather }: TripEvent) => ({ occasion, weather });

type Outfits = TripAnswer['outfits'];

const dressedOf = (outfits: Outfits): number => outfits.filter((one) => one !== null).length;

const usedOf = (wardrobe: readonly WardrobePiece[], outfits: Outfits): WardrobePiece[] =>
  wardrobe.filter(({ id }) => outfits.some((one) => one?.includes(id)));

/** Dresses one event after another with the best outfit of what is still fresh. */
function dressEvents(
  wardrobe: readonly WardrobePiece[],
  events: readonly TripEvent[],
  suggest: (pieces: readonly WardrobePiece[], event: TripEvent, count: number) => Suggestion[],
): Outfits {
  const days = new Map<string, Set<number>>();
  return events.map((event) => {
    const isFresh = ({ id, slot }: WardrobePiece) => {
      const on = days.get(id);
      return !on || !slot || !getsTired.has(slot) || on.has(event.day) || on.size < mostDays;
    };
    const [best] = suggest(wardrobe.filter(isFresh), event, 1);
    for (const id of best?.pieceIds ?? []) days.set(id, (days.get(id) ?? new Set()).add(event.day));
    return best?.pieceIds ?? null;
  });
}
