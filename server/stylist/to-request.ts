import type { LolaAsked } from '#contract/schemas/lola.ts';
import { isDescribed } from './description.ts';
import type { Slot } from './facts.ts';
import type { Description, StylistRequest, WardrobePiece } from './request.ts';
import { descriptionOf } from './wishes.ts';

/** Days between a garment's wears, unless something else is asked for. */
const usualRestDays = 2;

/** Most wishes for something to be there that one question is answered with: no outfit holds more. */
const mostWanted = 12;

/** Turns what is asked into a request of the engine. */
export function toRequest(
  asked: LolaAsked,
  pieces: readonly WardrobePiece[],
): Omit<StylistRequest, 'taste' | 'count' | 'seed'> {
  const wishes = asked.wishes.map((wish) => ({ ...wish, description: descriptionOf(wish) }));
  const wanted = wishes.filter(({ isWanted }) => isWanted);
  const only = wanted.filter(({ isOnly }) => isOnly).map(({ description }) => description);
  return {
    occasion: asked.occasion ?? usualOccasion(asked),
    event: asked.event,
    dressiness: asked.dressiness,
    mood: asked.mood,
    manner: asked.manner,
    needs: asked.needs,
    aim: asked.aim,
    weather: asked.weather,
    locked: asked.lockedIds,
    around: wanted
      .filter(({ isOnly, description }) => !isOnly || hasKind(description))
      .slice(0, mostWanted)
      .map(({ description }) =>
        pieces.filter((piece) => isDescribed(piece, description)).map(({ id }) => id),
      ),
    // On a trip what is to come along is not worn to everything.
    insists: asked.trip === null,
    excluded: only.flatMap((one) => besides(one, pieces)),
    unwanted: wishes.flatMap(({ isWanted, description }) => (isWanted ? [] : [description])),
    // What was worn lately is fresh again before one leaves.
    restDays: asked.restDays || (asked.trip ? 0 : usualRestDays),
    waived: asked.waived,
  };
}

/** Who asks for what was forgotten, and for nothing else, dresses for an ordinary day. */
const usualOccasion = ({ event, aim, wishes, lockedIds, manner, dressiness }: LolaAsked) =>
  aim === 'forgotten' &&
  event === null &&
  manner === null &&
  dressiness === 0 &&
  wishes.length === 0 &&
  lockedIds.length === 0
    ? ('Everyday' as const)
    : null;

const hasKind = ({ leaves, slot, ids }: Description): boolean =>
  leaves !== undefined || slot !== undefined || ids !== undefined;

/** What one looks at of an outfit. */
const seen: readonly Slot[] = ['top', 'bottom', 'one-piece', 'layer', 'outer', 'shoes', 'bag'];

/** "Only black": whatever is not, of each slot of which there is something black. Of kinds the slots of that kind. */
function besides(only: Description, pieces: readonly WardrobePiece[]): string[] {
  const are = pieces.filter((piece) => isDescribed(piece, only));
  const slots = new Set(are.map(({ slot }) => slot));
  if (hasKind(only)) {
    if (slots.has('one-piece')) slots.add('bottom');
    if (slots.has('bottom')) slots.add('one-piece');
  }
  return pieces
    .filter(
      (piece) =>
        piece.slot && seen.includes(piece.slot) && slots.has(piece.slot) && !are.includes(piece),
    )
    .map(({ id }) => id);
}
