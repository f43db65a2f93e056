import { coreKey } from '../core-key.ts';
import type { Weights } from '../parts/parts.ts';
import { firstWeights } from '../parts/parts.ts';
import { type Reason, reasonsOf } from '../reasons.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import type { Refusal } from '../rules/rule.ts';
import { refusalOf } from '../rules/rules.ts';
import { Judge, type Tally } from '../score.ts';
import { buildOutfits, type Draft } from './beam.ts';
import { type Obstacle, obstaclesOf } from './obstacles.ts';
import { fillPools } from './pools.ts';

/** An outfit that is suggested. */
export interface Suggestion {
  pieceIds: string[];
  /** 0 to 1. */
  score: number;
  /** The words of each part, what moved the score most first. */
  reasons: Reason[];
}

/** The answer of a stylist. */
export interface Answer {
  /** The best first; no two share more than half of what was not locked. */
  outfits: Suggestion[];
  /** Why there are none. */
  obstacles: Obstacle[];
  /** Rules that speak against what is locked; nothing is suggested until they are waived. */
  conflicts: Refusal[];
}

/**
 * Suggests outfits of a wardrobe. Nothing in them breaks a rule that is not waived. Ids that the wardrobe does not
 * have are as if they were not asked for. Never throws.
 */
export function suggestOutfits(
  wardrobe: readonly WardrobePiece[],
  request: StylistRequest,
  weights: Weights = firstWeights,
): Answer {
  const byId = new Map(wardrobe.map((piece) => [piece.id, piece]));
  const known = (ids: readonly string[]) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const locked = known(request.locked);
  const lockedRefusals = locked.flatMap((piece) => refusalOf(piece, request) ?? []);
  const judge = new Judge(request, weights);
  const begun = judge.begin(locked);
  const groups = request.around
    .map((ids) => known(ids))
    .filter((group) => group.length > 0 && !group.some((piece) => locked.includes(piece)));
  const allowed = groups.map((group) =>
    group.filter((piece) => refusalOf(piece, request) === null),
  );
  const groupRefusals = groups.flatMap((group, at) =>
    allowed[at]!.length > 0 ? [] : group.flatMap((piece) => refusalOf(piece, request) ?? []),
  );
  const conflicts = [...lockedRefusals, ...groupRefusals];
  if (conflicts.length > 0) return { outfits: [], obstacles: [], conflicts };
  const pools = fillPools(wardrobe, request, judge, begun);
  const starts = allowed
    .map((group) => bestOf(group, begun, judge))
    .reduce<Tally[]>((before, group) => withOneOf(before, group, judge), [begun]);
  const unwanted = request.taste?.cores;
  const drafts = behindShown(
    buildOutfits(starts, pools, request, judge).filter(
      ({ tally }) => !unwanted?.has(coreKey(tally.garments)),
    ),
    request.shown,
  );
  const fixed = new Set(locked.map(({ id }) => id));
  const outfits = diverse(drafts, request.count, fixed).map(({ tally }) => {
    const scored = judge.explain(tally);
    return {
      pieceIds: tally.garments.map(({ id }) => id),
      score: scored.score,
      reasons: reasonsOf(tally.garments, scored, weights, request),
    };
  });
  const obstacles = outfits.length > 0 ? [] : obstaclesOf(wardrobe, starts, pools, request);
  return { outfits, obstacles, conflicts: [] };
}

/** The cost of an outfit shown lately: it comes after what is at most so much worse. */
const shownCost = 0.08;

function behindShown(drafts: Draft[], shown: ReadonlySet<string> | undefined): Draft[] {
  if (!shown || shown.size === 0) return drafts;
  return drafts
    .map((one) => {
      const cost = shown.has(coreKey(one.tally.garments)) ? shownCost : 0;
      return { ...one, worth: one.worth - cost, rank: one.rank - cost };
    })
    .sort((one, other) => other.worth - one.worth || other.rank - one.rank);
}

/** Most beginnings that are gone on with, where one of several garments is to be there. */
const mostStarts = 24;

/** Most garments of a group that are tried with each beginning. */
const mostOfGroup = 48;

/** Finds those of a group that go best with what is locked: a wish may mean hundreds. */
function bestOf(
  group: readonly WardrobePiece[],
  begun: Tally,
  judge: Judge,
): readonly WardrobePiece[] {
  if (group.length <= mostOfGroup) return group;
  return group
    .map((piece) => ({ piece, worth: judge.worth(judge.add(begun, piece)) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostOfGroup)
    .map(({ piece }) => piece);
}

/** Each beginning with each of a group; one that has one of them already stays. */
function withOneOf(
  starts: readonly Tally[],
  group: readonly WardrobePiece[],
  judge: Judge,
): Tally[] {
  return starts
    .flatMap((start) =>
      group.some((piece) => start.garments.includes(piece))
        ? [start]
        : group.map((piece) => judge.add(start, piece)),
    )
    .sort((one, other) => judge.worth(other) - judge.worth(one))
    .slice(0, mostStarts);
}

/** The best, and then those that differ from all before in at least half of what is not locked. */
function diverse(drafts: readonly Draft[], count: number, locked: ReadonlySet<string>): Draft[] {
  const [best, ...others] = drafts;
  if (!best || count < 1) return [];
  const chosen = [best];
  const free = ({ tally }: Draft) =>
    tally.garments.map(({ id }) => id).filter((id) => !locked.has(id));
  const ids = [free(best)];
  for (const one of others.sort((a, b) => b.rank - a.rank)) {
    if (chosen.length >= count) break;
    const mine = free(one);
    const isNew = ids.every((theirs) => {
      const shared = mine.filter((id) => theirs.includes(id)).length;
      return shared <= Math.min(mine.length, theirs.length) / 2;
    });
    if (!isNew) continue;
    chosen.push(one);
    ids.push(mine);
  }
  return chosen;
}
