import { coreKey } from '../core-key.ts';
import type { Slot } from '../facts.ts';
import { firstWeights, type Weights } from '../parts/parts.ts';
import {
  anyRequest,
  type Occasion,
  type StylistRequest,
  type Taste,
  type WardrobePiece,
  type Weather,
} from '../request.ts';
import type { Refusal } from '../rules/rule.ts';
import type { Obstacle } from './obstacles.ts';
import { type Answer, type Suggestion, suggestOutfits } from './suggest.ts';

/** One thing to be dressed for on a trip. A day may have several. */
export interface TripEvent {
  /** Counted from 0. */
  day: number;
  occasion: Occasion | null;
  weather: Weather | null;
}

/** The answer for a trip: what to take, and what to wear when. */
export interface TripAnswer {
  /** Every garment that is taken, once. */
  pieceIds: string[];
  /** The outfit of each event, in the order of the events; null where the whole wardrobe has none. */
  outfits: (Suggestion | null)[];
  /** Why an event has none: of the first such event. */
  obstacles: Obstacle[];
  /** Rules that speak against what is to come along, where no outfit has it. */
  conflicts: Refusal[];
}

/** On so many days a top or a dress may be worn before it is washed; all else as often as one likes. */
const mostDays = 2;
const getsTired = new Set<Slot>(['top', 'one-piece', 'swim']);
/** Suggestions that are tried for each kind of event. */
const tries = 6;
/** Days whose weather differs by less, in degrees Celsius, have the same suggestions tried. */
const sameWeatherC = 4;

/**
 * Finds the smallest set of garments, as far as it is found by leaving out one after another, that dresses every
 * event of a trip. Nothing in it breaks a rule; tops and dresses are worn on two days at most. What is locked or
 * wanted is in each outfit that it can be in. No outfit is worn twice where the same garments make another one. Never
 * throws.
 */
export function packForTrip(
  wardrobe: readonly WardrobePiece[],
  events: readonly TripEvent[],
  request: Partial<StylistRequest> = {},
  weights: Weights = firstWeights,
): TripAnswer {
  const taste = request.taste ?? noTaste;
  const ask = (
    pieces: readonly WardrobePiece[],
    { occasion, weather }: TripEvent,
    count: number,
    cores: ReadonlySet<string> = taste.cores,
  ): Answer => {
    const asked = {
      ...anyRequest,
      ...request,
      occasion,
      weather,
      count,
      taste: { ...taste, cores },
    };
    const answer = suggestOutfits(pieces, asked, weights);
    if (answer.outfits.length > 0 || !isHeld(asked)) return answer;
    // Hiking boots that are to come along are not worn to the wedding.
    const free = suggestOutfits(pieces, { ...asked, locked: [], around: [] }, weights);
    return free.outfits.length > 0 ? free : answer;
  };
  const byId = new Map(wardrobe.map((piece) => [piece.id, piece]));
  const coreOf = ({ pieceIds }: Suggestion) =>
    coreKey(pieceIds.flatMap((id) => byId.get(id) ?? []));
  const dress = (pieces: readonly WardrobePiece[], kept: Outfits, isVaried = false): Outfits => {
    const cores = new Set(taste.cores);
    return dressEvents(pieces, events, kept, (fresh, event) => {
      const another = isVaried ? ask(fresh, event, 1, cores).outfits[0] : undefined;
      const outfit = another ?? ask(fresh, event, 1).outfits[0] ?? null;
      if (outfit) cores.add(coreOf(outfit));
      return outfit;
    });
  };

  // What several events have use for is known from a few suggestions for each.
  const kinds = [...new Map(events.map((event) => [kindOf(event), event])).values()];
  const tried = kinds.map((event) => ask(wardrobe, event, tries));
  const wanted = new Set(
    tried.flatMap(({ outfits }) => outfits.flatMap(({ pieceIds }) => pieceIds)),
  );
  let outfits = dress(
    wardrobe.filter(({ id }) => wanted.has(id)),
    events.map(() => null),
  );
  if (outfits.includes(null)) outfits = dress(wardrobe, outfits);
  const possible = dressedOf(outfits);
  let taken = usedOf(wardrobe, outfits);
  // What hardly any event needs is left at home first: at first the other outfits stay as they are, then none does.
  const uses = ({ id }: WardrobePiece) => outfits.filter((one) => wears(one, id)).length;
  for (const staysAsItIs of [true, false]) {
    for (const piece of taken.toSorted((one, other) => uses(one) - uses(other))) {
      const without = taken.filter((one) => one !== piece);
      if (without.length === taken.length) continue;
      const now = dress(
        without,
        outfits.map((one) => (staysAsItIs && !wears(one, piece.id) ? one : null)),
      );
      if (dressedOf(now) < possible) continue;
      outfits = now;
      taken = usedOf(without, now);
    }
  }
  // With the same pieces no outfit is worn twice, where that can be.
  const varied = dress(
    taken,
    events.map(() => null),
    true,
  );
  if (dressedOf(varied) === possible && usedOf(taken, varied).length === taken.length) {
    outfits = varied;
  }
  const pieceIds = taken.map(({ id }) => id);
  const missed = events.find((_, at) => outfits[at] === null);
  const answer = missed && ask(wardrobe, missed, 1);
  const isTaken = (ids: readonly string[]) => ids.some((id) => pieceIds.includes(id));
  const left = [...(request.locked ?? []).map((id) => [id]), ...(request.around ?? [])];
  const hasAll = left.filter((ids) => ids.length > 0).every(isTaken);
  return {
    pieceIds,
    outfits,
    obstacles: answer?.obstacles ?? [],
    conflicts: hasAll ? [] : conflictsOf(wardrobe, events, request, weights),
  };
}

const noTaste: Taste = { lines: new Map(), pairs: new Map(), cores: new Set() };

type Outfits = TripAnswer['outfits'];

const isHeld = ({ locked, around }: StylistRequest): boolean =>
  locked.length > 0 || around.length > 0;

/** The key that events share that are dressed alike. */
function kindOf({ occasion, weather }: TripEvent): string {
  const step = (celsius: number) => Math.round(celsius / sameWeatherC);
  const day = weather && [step(weather.lowC), step(weather.highC), weather.isWet];
  return JSON.stringify([occasion, day]);
}

const wears = (outfit: Suggestion | null, id: string): boolean =>
  outfit?.pieceIds.includes(id) ?? false;

const dressedOf = (outfits: Outfits): number => outfits.filter((one) => one !== null).length;

const usedOf = (wardrobe: readonly WardrobePiece[], outfits: Outfits): WardrobePiece[] =>
  wardrobe.filter(({ id }) => outfits.some((one) => wears(one, id)));

/** Why what is to come along goes with nothing. */
function conflictsOf(
  wardrobe: readonly WardrobePiece[],
  events: readonly TripEvent[],
  request: Partial<StylistRequest>,
  weights: Weights,
): Refusal[] {
  const [event] = events;
  if (!event) return [];
  const { occasion, weather } = event;
  return suggestOutfits(wardrobe, { ...anyRequest, ...request, occasion, weather }, weights)
    .conflicts;
}

/** Dresses one event after another, but for those that are dressed, with the best outfit of what is still fresh. */
function dressEvents(
  wardrobe: readonly WardrobePiece[],
  events: readonly TripEvent[],
  kept: Outfits,
  best: (pieces: readonly WardrobePiece[], event: TripEvent) => Suggestion | null,
): Outfits {
  const days = new Map<string, Set<number>>();
  const wear = (outfit: Suggestion | null, day: number) => {
    for (const id of outfit?.pieceIds ?? []) days.set(id, (days.get(id) ?? new Set()).add(day));
  };
  for (const [at, outfit] of kept.entries()) wear(outfit, events[at]!.day);
  return events.map((event, at) => {
    if (kept[at]) return kept[at];
    const isFresh = ({ id, slot }: WardrobePiece) => {
      const on = days.get(id);
      return !on || !slot || !getsTired.has(slot) || on.has(event.day) || on.size < mostDays;
    };
    const outfit = best(wardrobe.filter(isFresh), event);
    wear(outfit, event.day);
    return outfit;
  });
}
