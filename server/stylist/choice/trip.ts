import { type StylistEvent, stylistEvents } from '#contract/rules/stylist-events.ts';
import { coreKey } from '../core-key.ts';
import type { Slot } from '../facts.ts';
import { firstWeights, type Weights } from '../parts/parts.ts';
import { anyRequest, type StylistRequest, type Taste, type WardrobePiece } from '../request.ts';
import type { Refusal } from '../rules/rule.ts';
import type { Obstacle } from './obstacles.ts';
import { type Answer, type Suggestion, suggestOutfits } from './suggest.ts';
import {
  dressEvents,
  type TripOutfits as Outfits,
  repeatsOf,
  type TripEvent,
} from './trip-wear.ts';

/** The answer for a trip: what to take, and what to wear when. */
export interface TripAnswer {
  /** Every garment that is taken, once. */
  pieceIds: string[];
  /** The outfit of each event, in the order of the events; null where the whole wardrobe has none. */
  outfits: Outfits;
  /** Why an event has none: of the first such event. */
  obstacles: Obstacle[];
  /** Rules that speak against what is to come along, where no outfit has it. */
  conflicts: Refusal[];
}

/** The slots that tell one day's outfit from another's. */
const seenDaily = new Set<Slot | null>(['top', 'bottom', 'one-piece', 'swim']);
/** Suggestions among which one is looked for that was not worn before. */
const another = 3;
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
    event: TripEvent,
    count: number,
    cores: ReadonlySet<string> = taste.cores,
  ): Answer => {
    const asked = {
      ...anyRequest,
      ...request,
      ...askedOf(event, request.event),
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
  /** What one sees of it each day: other shoes make no other outfit. */
  const baseOf = ({ pieceIds }: Suggestion) =>
    pieceIds
      .filter((id) => seenDaily.has(byId.get(id)?.slot ?? null))
      .toSorted()
      .join(' ');
  const slotOf = (id: string) => byId.get(id)?.slot ?? null;
  /** No outfit is worn twice where there is another one. */
  const dress = (pieces: readonly WardrobePiece[], kept: Outfits): Outfits => {
    const cores = new Set(taste.cores);
    const bases = new Set<string>();
    const note = (outfit: Suggestion | null) => {
      if (!outfit) return;
      cores.add(coreOf(outfit));
      bases.add(baseOf(outfit));
    };
    kept.forEach(note);
    return dressEvents(pieces, events, kept, (fresh, event) => {
      const others = ask(fresh, event, another, cores).outfits;
      const outfit =
        others.find((one) => !bases.has(baseOf(one))) ??
        others[0] ??
        ask(fresh, event, 1).outfits[0] ??
        null;
      note(outfit);
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
  // Where those few dress somebody in the same twice, all else is tried.
  const again = (at: number, all: Outfits) => {
    const base = all[at] && baseOf(all[at]);
    return all.slice(0, at).some((one) => one !== null && baseOf(one) === base);
  };
  const once = outfits.map((one, at) => (again(at, outfits) ? null : one));
  if (once.includes(null)) outfits = dress(wardrobe, once);
  const possible = dressedOf(outfits);
  const least = outfits.map((one) => (one?.score ?? 0) - mostWorse);
  const isAsGood = (now: Outfits) =>
    dressedOf(now) >= possible && now.every((one, at) => (one?.score ?? 0) >= least[at]!);
  const timesTooOften = (all: Outfits) =>
    repeatsOf(all, events, slotOf) + wornAgain(all.flatMap((one) => (one ? baseOf(one) : [])));
  let repeats = timesTooOften(outfits);
  let taken = usedOf(wardrobe, outfits);
  // What hardly any event needs is left at home first: at first the other outfits stay as they are, then none does.
  const uses = ({ id }: WardrobePiece) => outfits.filter((one) => wears(one, id)).length;
  for (const staysAsItIs of events.length > mostAnew ? [true] : [true, false]) {
    for (const piece of taken.toSorted((one, other) => uses(one) - uses(other))) {
      const without = taken.filter((one) => one !== piece);
      if (without.length === taken.length) continue;
      const now = dress(
        without,
        outfits.map((one) => (staysAsItIs && !wears(one, piece.id) ? one : null)),
      );
      const repeated = timesTooOften(now);
      if (!isAsGood(now) || repeated > repeats) continue;
      outfits = now;
      repeats = repeated;
      taken = usedOf(without, now);
    }
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

/** The outfits of more events are not all thought out anew for each piece that might stay at home: that takes seconds. */
const mostAnew = 6;

/** So much worse than the best an outfit may be, for the sake of one piece less. */
const mostWorse = 0.08;

/** How many outfits are one that was worn before. */
const wornAgain = (cores: readonly string[]): number => cores.length - new Set(cores).size;

const noTaste: Taste = { lines: new Map(), pairs: new Map(), cores: new Set() };

const isHeld = ({ locked, around }: StylistRequest): boolean =>
  locked.length > 0 || around.length > 0;

/** What an event of a trip is dressed for: what the whole trip is for counts where the event is of that. */
const askedOf = (
  { occasion, weather, event = null }: TripEvent,
  ofTrip: StylistEvent | null = null,
): Pick<StylistRequest, 'occasion' | 'event' | 'weather'> => ({
  occasion,
  weather,
  event: event ?? (ofTrip && stylistEvents[ofTrip].occasion === occasion ? ofTrip : null),
});

/** The key that events share that are dressed alike. */
function kindOf({ occasion, event = null, weather }: TripEvent): string {
  const step = (celsius: number) => Math.round(celsius / sameWeatherC);
  const day = weather && [step(weather.lowC), step(weather.highC), weather.isWet];
  return JSON.stringify([occasion, event, day]);
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
  const asked = { ...anyRequest, ...request, ...askedOf(event, request.event) };
  return suggestOutfits(wardrobe, asked, weights).conflicts;
}
