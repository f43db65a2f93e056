import { occasionOf } from '../dress-codes/codes.ts';
import type { Slot } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import { noise } from '../noise.ts';
import type { StylistRequest } from '../request.ts';
import { missingSlot } from '../rules/rules.ts';
import type { Judge, Tally } from '../score.ts';
import { stopIfUnwanted } from '../wanted.ts';
import { additions, mayHave, mostGarments } from './additions.ts';
import { chanceOf as chanceFor } from './aims.ts';
import { cannotJoin } from './layering.ts';
import { polish } from './polish.ts';
import type { Pools } from './pools.ts';

/** Up to so many beginnings of outfits all are gone on with; beyond that the best. */
const mostWhole = 600;
/** How many go on, at most so many with the same top, bottom or dress, and with the same of both. */
const width = 60;
const mostOfPiece = 9;
const mostOfBase = 3;

/** How many of the best, each of another top, bottom or dress, are improved at the end. */
const mostPolished = 8;

const base = new Set<Slot | null>(['top', 'bottom', 'one-piece', 'swim']);
/** The slots that are missing only where they cover something. */
const isCover = new Set<Slot>(['layer', 'hosiery']);
/** The beginning of an outfit, or a whole one, with what it is worth so far. */
export interface Draft {
  tally: Tally;
  worth: number;
  /** The same with a little chance, for the order. */
  rank: number;
}

/** A draft with one garment more, not yet put together. */
interface Tried {
  before: Tally;
  piece: ReadGarment | null;
  worth: number;
  rank: number;
}

/** Builds outfits from garments that are given, slot by slot: a beam search. The best first. */
export function buildOutfits(
  starts: readonly Tally[],
  pools: Pools,
  request: StylistRequest,
  judge: Judge,
): Draft[] {
  const chance = chanceFor(request).order;
  const chances = new Map<ReadGarment, number>();
  const chanceOf = (piece: ReadGarment): number => {
    const known = chances.get(piece) ?? noise(`${request.seed} ${piece.id}`);
    chances.set(piece, known);
    return known;
  };
  /** The sum of several numbers by chance, without its whole part, is one again: the same in any order. */
  const rankOf = (worth: number, garments: readonly ReadGarment[], piece?: ReadGarment): number => {
    let sum = piece ? chanceOf(piece) : 0;
    for (const one of garments) sum += chanceOf(one);
    return worth + chance * (sum % 1);
  };
  const stay = ({ tally, worth, rank }: Draft): Tried => ({
    before: tally,
    piece: null,
    worth,
    rank,
  });
  /** `missing`: the slot that must be filled; without it, what cannot join is left out. */
  const withEach = (tally: Tally, slots: readonly Slot[], missing?: Slot): Tried[] => {
    stopIfUnwanted();
    const tried: Tried[] = [];
    for (const slot of slots) {
      for (const piece of pools.bySlot.get(slot) ?? []) {
        if (tally.garments.includes(piece)) continue;
        if (missing ? !fills(tally.garments, piece, missing) : cannotJoin(tally.garments, piece)) {
          continue;
        }
        const worth = judge.worthWith(tally, piece);
        tried.push({ before: tally, piece, worth, rank: rankOf(worth, tally.garments, piece) });
      }
    }
    return tried;
  };
  /** A layer that covers no arms is none where arms are to be covered. */
  const fills = (garments: readonly ReadGarment[], piece: ReadGarment, missing: Slot): boolean =>
    !isCover.has(missing) || missingSlot([...garments, piece], request) !== missing;
  const held = new Set(
    starts[0]?.garments.filter((one) => starts.every(({ garments }) => garments.includes(one))),
  );
  const finish = (tried: Tried[]): Draft[] =>
    narrow(tried, held).map(({ before, piece, worth, rank }) => ({
      tally: piece ? judge.add(before, piece) : before,
      worth,
      rank,
    }));
  let drafts = starts.map((tally) => {
    const worth = judge.worth(tally);
    return { tally, worth, rank: rankOf(worth, tally.garments) };
  });
  // What an outfit must have.
  const complete: Tried[] = [];
  for (let step = 0; drafts.length > 0 && step < mostGarments; step += 1) {
    const open: Tried[] = [];
    for (const one of drafts) {
      const { garments } = one.tally;
      const missing = missingSlot(garments, request);
      if (missing === null) complete.push(stay(one));
      else open.push(...withEach(one.tally, slotsFor(missing, garments, request), missing));
    }
    drafts = finish(open);
  }
  let whole = finish(complete);
  // What it may have.
  for (const slot of additions) {
    const added = whole.flatMap((one) =>
      mayHave(one.tally.garments, slot, request) ? withEach(one.tally, [slot]) : [],
    );
    if (added.length > 0) whole = finish([...whole.map(stay), ...added]);
  }
  whole.sort((one, other) => other.worth - one.worth || other.rank - one.rank);
  const fixed = new Set(starts.flatMap(({ garments }) => garments));
  const polished = unlike(whole)
    .slice(0, mostPolished)
    .map((one): Draft => {
      const tally = polish(one.tally, fixed, pools, request, judge);
      const worth = judge.worth(tally);
      return { tally, worth, rank: rankOf(worth, tally.garments) };
    });
  return [...polished, ...whole].sort(
    (one, other) => other.worth - one.worth || other.rank - one.rank,
  );
}

/** The slots that may fill one that is missing: a dress stands for a top and a bottom while there is neither. */
function slotsFor(
  missing: Slot,
  garments: readonly ReadGarment[],
  request: StylistRequest,
): Slot[] {
  const occasion = occasionOf(request);
  if (missing !== 'top' || garments.some(({ slot }) => base.has(slot))) return [missing];
  return occasion === 'Beach' || occasion === 'Sport'
    ? ['top', 'one-piece', 'swim']
    : ['top', 'one-piece'];
}

const baseOf = (garments: readonly ReadGarment[]): string =>
  garments
    .filter(({ slot }) => base.has(slot))
    .map(({ id }) => id)
    .join(' ');

/** The first of each base. */
function unlike(drafts: readonly Draft[]): Draft[] {
  const seen = new Map<string, Draft>();
  for (const one of drafts) {
    const key = baseOf(one.tally.garments);
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

/** Keeps the best, and not too many of a kind; what every one of them has is no kind. */
function narrow(tried: Tried[], held: ReadonlySet<ReadGarment>): Tried[] {
  if (tried.length <= mostWhole) return tried;
  tried.sort((one, other) => other.rank - one.rank);
  const counts = new Map<string, number>();
  const kept: Tried[] = [];
  for (const one of tried) {
    if (kept.length === width) break;
    const ofBase = [...one.before.garments, one.piece].flatMap((piece) =>
      piece && base.has(piece.slot) && !held.has(piece) ? piece.id : [],
    );
    const keys = ofBase.length > 1 ? [...ofBase, ofBase.join(' ')] : ofBase;
    const isFull = keys.some(
      (key, at) => (counts.get(key) ?? 0) >= (at === 2 ? mostOfBase : mostOfPiece),
    );
    if (isFull) continue;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    kept.push(one);
  }
  return kept;
}
