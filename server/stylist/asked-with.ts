import { addDays } from '#contract/rules/calendar-days.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { maxTripEvents, outfitNeeds } from '#contract/rules/stylist.ts';
import type { LolaAsked, LolaWish } from '#contract/schemas/lola.ts';
import { isDescribed } from './description.ts';
import type { Understood, Wish } from './grammar/understand.ts';
import type { Description, WardrobePiece } from './request.ts';
import { descriptionOf, toContract } from './wishes.ts';

/*
 * [Note: A new question] Another occasion is a new question: the place, the day, the weather, the wishes and the packing of
 * the one before are over. What goes on with it ("warmer", "not the red dress", "the same for dinner") is joined with it.
 */

/** Most wishes of one question (contract/schemas/lola.ts). */
const mostWishes = 30;
/** Most pieces that are locked at once (contract/schemas/lola.ts). */
const mostLocked = 12;

/** What a question is joined with. */
export interface AskedBefore {
  pieces: readonly WardrobePiece[];
  /** The pieces of the first outfit that was shown last; empty where none was. */
  lastBoard: readonly string[];
}

/** Joins what was asked before with what was said now ([Note: A new question]). */
export function askedWith(
  before: LolaAsked,
  said: Understood,
  { pieces, lastBoard }: AskedBefore,
): LolaAsked {
  const trip = tripWith(before, said);
  const kept = isNewQuestion(before, said, trip) ? nothingAsked : before;
  const isShifted = said.dayShift !== 0 && before.day !== null;
  const day = isShifted ? addDays(before.day!, said.dayShift) : said.day;
  const isOtherDay = day !== null && kept.day !== null && day !== kept.day;
  const isOtherEvent = said.occasion !== null;
  const swapped = swapsOf(kept, said, lastBoard, pieces);
  const saidWishes = said.wishes.map((wish) => ofKindBefore(wish, swapped.wishes));
  const wishes = wishesWith(swapped.wishes, { ...said, wishes: saidWishes }, pieces);
  return {
    ...kept,
    event: isOtherEvent ? said.event : kept.event,
    occasion: said.occasion ?? kept.occasion,
    dressiness: said.dressiness || kept.dressiness,
    mood: said.mood ?? kept.mood,
    manner: said.manner ?? kept.manner,
    needs: outfitNeeds.filter((need) => kept.needs.includes(need) || said.needs.includes(need)),
    aim: said.aim ?? (said.occasion === null ? kept.aim : null),
    weather: said.weather ?? (isOtherDay ? null : kept.weather),
    placeName: said.placeName ?? kept.placeName,
    day: day ?? kept.day,
    trip,
    restDays: said.restDays ?? kept.restDays,
    wishes: [...wishes, ...saidWishes.map(toContract)].slice(-mostWishes),
    lockedIds: swapped.lockedIds,
  };
}

function isNewQuestion(before: LolaAsked, said: Understood, trip: LolaAsked['trip']): boolean {
  if (said.isBeginning) return true;
  if ((trip === null) !== (before.trip === null)) return true;
  if (trip !== null) return said.trip !== null && !said.trip.isChange;
  if (said.isReferring || said.occasion === null || before.occasion === null) return false;
  if (said.occasion !== before.occasion) return true;
  return said.event !== before.event && before.event !== null;
}

/** So many days has a trip of which nobody said how long it is. */
const usualTripDays = 3;

/** The trip that is asked for: a new one, the one before with its changes, or none where an outfit is asked for. */
function tripWith({ trip: before }: LolaAsked, said: Understood): LolaAsked['trip'] {
  if (!said.trip) return said.occasion || said.day || said.isBeginning ? null : before;
  const days = said.trip.days ?? (said.trip.isChange ? before?.days : null) ?? usualTripDays;
  const earlier = said.trip.isChange ? (before?.events ?? []) : [];
  const events = [...earlier, ...said.trip.events]
    .filter(({ day }) => (day ?? 0) < days)
    .slice(-maxTripEvents);
  return { days, events };
}

/*
 * [Note: The rest stays] Where one piece of an outfit is to change, a wish against that piece holds for this question alone,
 * and the rest of the outfit is locked with it. They are over with the next thing that is said.
 */

/** "Swap the shoes": the outfit that was shown, with other shoes ([Note: The rest stays]). */
function swapsOf(
  kept: LolaAsked,
  said: Understood,
  lastBoard: readonly string[],
  pieces: readonly WardrobePiece[],
): Pick<LolaAsked, 'wishes' | 'lockedIds'> {
  const free = {
    wishes: kept.wishes.filter(({ isForOnce }) => !isForOnce),
    lockedIds: kept.wishes.some(({ isForOnce }) => isForOnce) ? [] : kept.lockedIds,
  };
  const shown = pieces.filter(({ id }) => lastBoard.includes(id));
  const gone = shown.filter((piece) => said.swaps.some((one) => isDescribed(piece, one)));
  if (gone.length === 0) return free;
  const slots = [...new Set(gone.map(({ slot }) => slot ?? 'piece'))];
  const wish: LolaWish = {
    isWanted: false,
    isForOnce: true,
    words: `these ${slots.join(', ')}`,
    itemIds: gone.map(({ id }) => id),
  };
  const rest = shown.filter((piece) => !gone.includes(piece)).map(({ id }) => id);
  return { wishes: [...free.wishes, wish], lockedIds: rest.slice(0, mostLocked) };
}

/** "Not the green one": a green one of the kind that was wanted last. */
function ofKindBefore(wish: Wish, before: readonly LolaWish[]): Wish {
  const last = wish.isOne ? before.findLast(({ isWanted }) => isWanted) : undefined;
  if (!last) return wish;
  const { leaves, slot } = descriptionOf(last);
  return { ...wish, ...(leaves && { leaves }), ...(slot && { slot }) };
}

/** The wishes of before that what is said now leaves as they were. */
function wishesWith(
  before: readonly LolaWish[],
  said: Understood,
  pieces: readonly WardrobePiece[],
): LolaWish[] {
  const meant = (one: Description) => pieces.filter((piece) => isDescribed(piece, one));
  const isOver = (wish: LolaWish) => {
    const own = meant(descriptionOf(wish));
    const overlaps = (one: Description) => meant(one).some((piece) => own.includes(piece));
    if (said.wishes.some((one) => one.words === wish.words)) return true;
    if (said.forgets.some(overlaps)) return true;
    if (said.wishes.some((one) => one.isWanted !== wish.isWanted && overlaps(one))) return true;
    return (
      said.isInstead && wish.isWanted && said.wishes.some((one) => takesPlaceOf(one, own, meant))
    );
  };
  return before.filter((wish) => !isOver(wish));
}

/** Whether a wish takes the place of another: of the same slots, or both for a color. */
function takesPlaceOf(
  wish: Description,
  others: readonly WardrobePiece[],
  meant: (one: Description) => readonly WardrobePiece[],
): boolean {
  const slots = new Set(others.map(({ slot }) => slot));
  return meant(wish).some(({ slot }) => slots.has(slot));
}
