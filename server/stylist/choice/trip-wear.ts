import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import type { Slot } from '../facts.ts';
import type { Occasion, WardrobePiece, Weather } from '../request.ts';
import type { Suggestion } from './suggest.ts';

/** One thing to be dressed for on a trip. A day may have several. */
export interface TripEvent {
  /** Counted from 0. */
  day: number;
  occasion: Occasion | null;
  /** What it is for, where that is known more closely. */
  event?: StylistEvent | null;
  weather: Weather | null;
}

/** The outfit of each event of a trip, in the order of the events; null where there is none. */
export type TripOutfits = (Suggestion | null)[];

/** On so many days a top or a dress is worn before it is washed, where there is another one; all else as often as one likes. */
const mostDays = 2;
const getsTired = new Set<Slot>(['top', 'one-piece', 'swim']);
/** On more than so many days the same trousers or skirts are worn only where there is nothing else. */
const seenTooOften = new Set<Slot>(['bottom']);

/** How many times a top, a dress, trousers or a skirt are worn on a day more than one likes to. */
export function repeatsOf(
  outfits: TripOutfits,
  events: readonly TripEvent[],
  slotOf: (id: string) => Slot | null,
): number {
  const days = new Map<string, Set<number>>();
  for (const [at, outfit] of outfits.entries()) {
    for (const id of outfit?.pieceIds ?? []) {
      const slot = slotOf(id);
      if (!slot || !(seenTooOften.has(slot) || getsTired.has(slot))) continue;
      days.set(id, (days.get(id) ?? new Set()).add(events[at]!.day));
    }
  }
  return [...days.values()].reduce((sum, on) => sum + Math.max(0, on.size - mostDays), 0);
}

/** Dresses one event after another, but for those that are dressed, with the best outfit of what is still fresh. */
export function dressEvents(
  wardrobe: readonly WardrobePiece[],
  events: readonly TripEvent[],
  kept: TripOutfits,
  best: (pieces: readonly WardrobePiece[], event: TripEvent) => Suggestion | null,
): TripOutfits {
  const days = new Map<string, Set<number>>();
  const wear = (outfit: Suggestion | null, day: number) => {
    for (const id of outfit?.pieceIds ?? []) days.set(id, (days.get(id) ?? new Set()).add(day));
  };
  for (const [at, outfit] of kept.entries()) wear(outfit, events[at]!.day);
  return events.map((event, at) => {
    if (kept[at]) return kept[at];
    const isWithin = ({ id, slot }: WardrobePiece, slots: ReadonlySet<Slot>) => {
      const on = days.get(id);
      return !on || !slot || !slots.has(slot) || on.has(event.day) || on.size < mostDays;
    };
    const fresh = wardrobe.filter((piece) => isWithin(piece, getsTired));
    const unseen = fresh.filter((piece) => isWithin(piece, seenTooOften));
    // Worn once more is better than nothing to wear.
    const outfit =
      best(unseen, event) ??
      (unseen.length < fresh.length ? best(fresh, event) : null) ??
      (fresh.length < wardrobe.length ? best(wardrobe, event) : null);
    wear(outfit, event.day);
    return outfit;
  });
}
