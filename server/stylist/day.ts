import { availabilityRules } from '#contract/rules/availability.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { toBoard } from './ask.ts';
import { suggestOutfits } from './choice/suggest.ts';
import { coreKey } from './core-key.ts';
import type { Learned } from './learning.ts';
import { anyRequest, type Occasion, type StylistRequest, type WardrobePiece } from './request.ts';

/** The occasions of the day's suggestions, in their order, and how many outfits of each. */
const dailyOccasions: readonly Occasion[] = ['Everyday', 'Work', 'Evening', 'Outdoors'];
/** In this order they choose: what fits few occasions goes to those. */
const choosing: readonly Occasion[] = ['Evening', 'Work', 'Outdoors', 'Everyday'];
const dailyCount = 4;
/** Days within which what was worn is not suggested again. */
const dailyRestDays = 2;

/** Outfits of one occasion. */
export interface DayRow {
  occasion: Occasion;
  boards: LolaBoard[];
}

/**
 * The outfits that a day brings, by occasion, each once: the same for the same wardrobe and day. An occasion without
 * any
 * is left out.
 */
export function suggestDay(
  pieces: readonly WardrobePiece[],
  { taste, weights }: Pick<Learned, 'taste' | 'weights'>,
  day: string,
  weather: StylistRequest['weather'] = null,
): DayRow[] {
  const learned = { taste, weights };
  const rows = rowsOf(pieces, learned, day, { weather, restDays: dailyRestDays });
  // In a small wardrobe everything may rest: what was worn lately is better than nothing.
  return rows.length > 0 ? rows : rowsOf(pieces, learned, day, { weather, restDays: 0 });
}

function rowsOf(
  pieces: readonly WardrobePiece[],
  { taste, weights }: Pick<Learned, 'taste' | 'weights'>,
  day: string,
  asked: Pick<StylistRequest, 'weather' | 'restDays'>,
): DayRow[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const cores = new Set(taste.cores);
  const boardsOf = new Map(
    choosing.map((occasion) => {
      const request = {
        ...anyRequest,
        ...asked,
        ...{ taste: { ...taste, cores }, occasion, count: dailyCount, seed: `${day} ${occasion}` },
      };
      const { outfits } = suggestOutfits(pieces, request, weights);
      for (const { pieceIds } of outfits) {
        cores.add(coreKey(pieceIds.flatMap((id) => byId.get(id) ?? [])));
      }
      return [occasion, outfits.map(toBoard)];
    }),
  );
  return dailyOccasions
    .map((occasion) => ({ occasion, boards: boardsOf.get(occasion) ?? [] }))
    .filter(({ boards }) => boards.length > 0);
}

/** Of outfits that were laid out earlier those that can still be worn, and that nobody has kept or passed on. */
export function wearableRows(
  rows: readonly DayRow[],
  pieces: readonly WardrobePiece[],
  settledCores: ReadonlySet<string>,
): DayRow[] {
  const ready = new Map(
    pieces
      .filter(({ availability, isDue }) => availabilityRules[availability].isOffered && !isDue)
      .map((one) => [one.id, one]),
  );
  const isLeft = ({ itemIds }: LolaBoard) =>
    itemIds.every((id) => ready.has(id)) &&
    !settledCores.has(coreKey(itemIds.flatMap((id) => ready.get(id) ?? [])));
  return rows
    .map(({ occasion, boards }) => ({ occasion, boards: boards.filter(isLeft) }))
    .filter(({ boards }) => boards.length > 0);
}
