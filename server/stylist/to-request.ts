import type { ColorFamily } from '#contract/rules/color-families.ts';
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
    // Of an outfit that is shown one piece is changed: the others were worn today or not.
    waived: wishes.some(({ isForOnce }) => isForOnce) ? [...asked.waived, 'rest'] : asked.waived,
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

/** The slots that an outfit does without: where nothing there is black, "all black" has none of them. */
const spare = new Set<Slot>(['one-piece', 'layer', 'bag']);
/** Over what is all of one color goes a coat of no color, where there is none of that. */
const coats: readonly ColorFamily[] = ['black', 'charcoal', 'grey', 'navy', 'camel', 'beige'];
const isCoat = ({ slot, families: [main] }: WardrobePiece): boolean =>
  slot === 'outer' && main !== undefined && coats.includes(main);

/**
 * "Only black": whatever is not, of each slot of which there is something black, and of those that an outfit does without. Of kinds
 * the slots of that kind.
 */
function besides(only: Description, pieces: readonly WardrobePiece[]): string[] {
  const are = pieces.filter((piece) => isDescribed(piece, only));
  const slots = new Set(are.map(({ slot }) => slot));
  if (hasKind(only)) {
    if (slots.has('one-piece')) slots.add('bottom');
    if (slots.has('bottom')) slots.add('one-piece');
  } else if (slots.has('top') && slots.has('bottom')) {
    for (const slot of spare) slots.add(slot);
  }
  const isOther = (piece: WardrobePiece): boolean => {
    if (!piece.slot || !seen.includes(piece.slot) || are.includes(piece)) return false;
    if (slots.has(piece.slot)) return true;
    return piece.slot === 'outer' && !hasKind(only) && !isCoat(piece);
  };
  return pieces.filter(isOther).map(({ id }) => id);
}
