import { latestDay } from '#contract/rules/calendar-days.ts';
import { maxPlansOfDay } from '#contract/rules/plans.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { Refusal } from '../foundation/refusal.ts';
import { keptOf } from './plan-places.ts';
import type { PlanRow } from './plans.ts';

/** A plan as it is to be saved. */
export type PlanSave = Omit<OperationInput<'savePlan'>, 'owner'>;

/** The content a save asks a plan to show; what is not `as-before` is still to be found. */
export type AskedContent =
  | { type: 'as-before' }
  | { type: 'outfit' | 'look'; id: number }
  | { type: 'pieces'; ids: number[] };

/** Reads what a save asks a plan to show. Throws `invalid` where it is more than one thing. */
export function askedContent(
  { outfitId, lookId, itemIds }: PlanSave['changes'],
  given: PlanRow | undefined,
): AskedContent {
  if ([outfitId, lookId, itemIds?.length].filter(Boolean).length > 1) {
    const fields = { changes: 'one of them' };
    throw new Refusal('invalid', 'an outfit, a look or loose pieces', fields);
  }
  const before = { outfitId: given?.outfitId ?? null, lookId: given?.lookId ?? null };
  if (outfitId && Number(outfitId) !== before.outfitId) {
    return { type: 'outfit', id: Number(outfitId) };
  }
  if (lookId && Number(lookId) !== before.lookId) return { type: 'look', id: Number(lookId) };
  const hadOne = before.outfitId !== null || before.lookId !== null;
  const isLeft =
    (before.outfitId !== null && outfitId === null) || (before.lookId !== null && lookId === null);
  const isOfPieces = hadOne ? isLeft || !!itemIds?.length : itemIds !== undefined;
  if (!isOfPieces) return { type: 'as-before' };
  return { type: 'pieces', ids: [...new Set((itemIds ?? []).map(Number))] };
}

/** The place where a plan would stand, and what of. */
export type PlanPlaceAsked = Pick<PlanRow, 'day' | 'slot' | 'outfitId' | 'lookId'>;

/** The place where a save would put a plan. Throws `invalid` where it has no day. */
export function askedPlace(
  { changes }: PlanSave,
  given: PlanRow | undefined,
  content: AskedContent,
): PlanPlaceAsked {
  const day = changes.day ?? given?.day;
  if (!day) throw new Refusal('invalid', 'it has no day', { 'changes.day': 'required' });
  const isBefore = content.type === 'as-before';
  return {
    day,
    slot: changes.slot ?? given?.slot ?? 'day',
    outfitId: isBefore ? (given?.outfitId ?? null) : content.type === 'outfit' ? content.id : null,
    lookId: isBefore ? (given?.lookId ?? null) : content.type === 'look' ? content.id : null,
  };
}

/** Knowledge of the calendar that is needed to decide about a save. */
export interface PlanKnown {
  /** The plan that is changed; left out of a new one. */
  given: PlanRow | undefined;
  /** Whether the outfit or the look that is asked for is there. */
  isThere: boolean;
  /** The pieces asked for that are the owner's, also such as are in the bin. */
  ownItemIds: number[];
  /** Whether the plan that is changed names pieces. */
  namesPieces: boolean;
  /** A worn plan of the same part of that day with exactly these loose pieces. */
  wornAlikeId: number | null;
  /** Another plan of the same outfit or look in the same part of that day. */
  twin: PlanRow | null;
  /** How many other plans stand on that day. */
  othersThatDay: number;
}

/** The changes to be written of a save. */
export type PlanDecision =
  /** Nothing: it is worn already, by another device say. */
  | { type: 'worn-already'; id: number }
  /** Another plan of the same is left in its place ([Note: Twins]). */
  | { type: 'keep-twin'; twin: PlanRow; hiddenId: number | null; title: string | null }
  | {
      type: 'write';
      place: PlanPlaceAsked;
      title: string | null;
      /** The twin that is hidden for it. */
      hiddenId: number | null;
      /** The pieces it names from now on; null where they stay. */
      itemIds: number[] | null;
      /** Whether it shows another outfit or look than before. */
      isOther: boolean;
      /** Whether what it named when it was worn is forgotten: on another day it is worn anew. */
      isWornAnew: boolean;
    };

/**
 * Decides what becomes of a save. Throws `not-found` where what it is to show is not there, `too-many` where the day
 * has
 * no room, and `invalid` where it would show nothing, or be worn before its day.
 */
export function decidePlan(
  { planId, changes, isWorn }: PlanSave,
  content: AskedContent,
  place: PlanPlaceAsked,
  known: PlanKnown,
  now: Date,
): PlanDecision {
  const { given, twin } = known;
  const isComposed = content.type === 'outfit' || content.type === 'look';
  if (isComposed && !known.isThere) throw new Refusal('not-found', `no such ${content.type}`);
  const itemIds = content.type === 'pieces' ? known.ownItemIds : isComposed ? [] : null;
  if (content.type === 'pieces' && content.ids.length > 0 && itemIds?.length === 0) {
    throw new Refusal('not-found', 'no such item');
  }
  if (isWorn ?? given?.isWorn) requireBegun([place.day], now);
  const words = changes.title === undefined ? (given?.title ?? null) : changes.title;
  if (!showsAnything(words, place, itemIds, known)) {
    throw new Refusal('invalid', 'it shows nothing', { changes: 'required' });
  }
  // Worn from two devices, the same pieces are worn once on a day.
  if (!planId && isWorn && known.wornAlikeId !== null) {
    return { type: 'worn-already', id: known.wornAlikeId };
  }
  const own = { isWorn: isWorn ?? given?.isWorn ?? false, title: words };
  if (twin && (!given || keptOf(own, twin) === twin)) {
    // Of one that was there already only the words change, and are not taken away.
    const title = changes.title || twin.title || (given ? words : null);
    return { type: 'keep-twin', twin, hiddenId: given?.id ?? null, title };
  }
  const others = known.othersThatDay - (twin ? 1 : 0);
  const isOnOtherDay = given?.day !== place.day;
  if (isOnOtherDay && others >= maxPlansOfDay) {
    throw new Refusal('too-many', `at most ${maxPlansOfDay} plans a day`, { day: 'too-many' });
  }
  return {
    type: 'write',
    place,
    title: changes.title === undefined ? (words ?? twin?.title ?? null) : words,
    hiddenId: twin?.id ?? null,
    itemIds,
    isOther: isComposed,
    isWornAnew: given !== undefined && isOnOtherDay && !given.isWorn,
  };
}

/** Whether a plan will show anything: words, an outfit, or pieces, also such as are gone. */
function showsAnything(
  title: string | null,
  { outfitId, lookId }: PlanPlaceAsked,
  itemIds: number[] | null,
  { given, namesPieces }: PlanKnown,
): boolean {
  if (title || outfitId !== null || lookId !== null || itemIds?.length) return true;
  if (itemIds || !given) return false;
  return given.goneTitle !== null || given.goneLookTitle !== null || namesPieces;
}

/** Nothing can have been worn on a day that has begun nowhere yet. Throws `invalid`. */
export function requireBegun(days: readonly string[], now: Date): void {
  if (days.some((day) => day > latestDay(now))) {
    throw new Refusal('invalid', 'this day has not begun', { day: 'not-yet' });
  }
}
