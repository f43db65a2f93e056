import type { StylistRule } from '#contract/rules/stylist.ts';
import { coreKey } from '../core-key.ts';
import { codeOf } from '../dress-codes/codes.ts';
import type { DressCode } from '../dress-codes/dress-code.ts';
import { hasRequired, type Lack, lacksOf, marksOf } from '../dress-codes/requirements.ts';
import { firstWeights, type Weights } from '../parts/parts.ts';
import { type Reason, reasonsOf } from '../reasons.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import type { Refusal } from '../rules/rule.ts';
import { refusalOf } from '../rules/rules.ts';
import { Judge, type Tally } from '../score.ts';
import { forgottenOf, weightsFor } from './aims.ts';
import { buildOutfits, type Draft } from './beam.ts';
import { lacksBeside, nearestOf } from './nearest.ts';
import { type Obstacle, obstaclesOf } from './obstacles.ts';
import { fillPools } from './pools.ts';
import { varied } from './variety.ts';

/** An outfit that is suggested. */
export interface Suggestion {
  pieceIds: string[];
  /** 0 to 1. */
  score: number;
  /** The words of each part, what moved the score most first. */
  reasons: Reason[];
  /** What the event calls for and cannot be worn, with the nearest piece of the outfit to each. */
  lacks: Lack[];
}

/** The answer of a stylist. */
export interface Answer {
  /** The best first; no two share more than half of what was not locked, and not the only one that a wish can mean. */
  outfits: Suggestion[];
  /** Why there are none. */
  obstacles: Obstacle[];
  /**
   * Rules that speak against what is locked: nothing is suggested until they are waived. Against what is insisted on they
   * are only told.
   */
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
  const counted = weightsFor(weights, request);
  if (request.aim === 'forgotten') {
    const answer = answerFrom(forgottenOf(wardrobe, request), request, counted);
    if (answer.outfits.length > 0) return answer;
  }
  const answer = answerFrom(wardrobe, request, counted);
  const isWithout = answer.outfits.length === 0 && answer.obstacles.length > 0;
  return isWithout && request.insists ? nearlyFrom(wardrobe, request, counted, answer) : answer;
}

/** Outfits of what is nearest to a dress code that nothing fulfills ([Note: Nearest]); the answer where there are none. */
function nearlyFrom(
  wardrobe: readonly WardrobePiece[],
  request: StylistRequest,
  weights: Weights,
  answer: Answer,
): Answer {
  const nearest = nearestOf(wardrobe, request, answer.obstacles);
  if (nearest.length === 0) return answer;
  const excused = new Set(nearest.map(({ id }) => id));
  const nearly = answerFrom(wardrobe, { ...request, excused }, weights);
  if (nearly.outfits.length === 0) return answer;
  const outfits = nearly.outfits.map((outfit) => ({
    ...outfit,
    lacks: [...outfit.lacks, ...lacksBeside(outfit.pieceIds, nearest, request)],
  }));
  return { ...nearly, outfits };
}

function answerFrom(
  wardrobe: readonly WardrobePiece[],
  request: StylistRequest,
  weights: Weights,
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
  const wished = groups.map((group) => wishedOf(group, request));
  const allowed = wished.map(({ worn }) => worn).filter((group) => group.length > 0);
  const groupRefusals = wished.flatMap(({ refusals }) => refusals);
  const conflicts = [...lockedRefusals, ...groupRefusals];
  const isHeldUp = lockedRefusals.length > 0 || (groupRefusals.length > 0 && !request.insists);
  if (isHeldUp) return { outfits: [], obstacles: [], conflicts };
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
  // The one piece that a wish means is in every outfit, as if it were locked.
  const single = allowed.flatMap((group) => (group.length === 1 ? group : []));
  const fixed = new Set([...locked, ...single].map(({ id }) => id));
  const code = request.waived.includes('dress-code') ? null : codeOf(request);
  const wearable = code?.required
    ? wardrobe.filter((piece) => refusalOf(piece, request) === null)
    : [];
  const chosen = varied(withRequired(drafts, wearable, code), request.count, fixed, {
    isByChance: request.aim === 'surprise',
    hasCode: code !== null || isSnowCold(request),
  });
  const outfits = chosen.map(({ tally }) => {
    const scored = judge.explain(tally);
    return {
      pieceIds: tally.garments.map(({ id }) => id),
      score: scored.score,
      reasons: reasonsOf(tally.garments, scored, weights, request),
      lacks: lacksOf(tally.garments, wearable, code),
    };
  });
  const obstacles = outfits.length > 0 ? [] : obstaclesOf(wardrobe, starts, pools, request);
  return { outfits, obstacles, conflicts };
}

/** Rules that somebody who asks for a piece by name does not mind. */
const minded: ReadonlySet<StylistRule> = new Set(['exclusion', 'availability']);

/** The pieces of a wish that are worn, and what speaks against them: where any may be worn, nothing does. */
function wishedOf(
  group: readonly WardrobePiece[],
  request: StylistRequest,
): { worn: readonly WardrobePiece[]; refusals: Refusal[] } {
  const free = group.filter((piece) => refusalOf(piece, request) === null);
  if (free.length > 0) return { worn: free, refusals: [] };
  const refusals = group.flatMap((piece) => refusalOf(piece, request) ?? []);
  const soft = request.insists ? refusals.filter(({ rule }) => !minded.has(rule)) : [];
  const worn = group.filter(({ id }) => soft.some((one) => one.id === id));
  return { worn, refusals: worn.length > 0 ? soft : refusals };
}

/** In hard frost clothes are as much of a must as to a wedding. */
const isSnowCold = ({ weather }: StylistRequest): boolean => weather !== null && weather.highC < 0;

/** The outfits that have all that a dress code requires and is there to wear; all where none has. */
function withRequired(
  drafts: Draft[],
  wearable: readonly WardrobePiece[],
  code: DressCode | null,
): Draft[] {
  if (!code?.required) return drafts;
  const owned = wearable.reduce((all, piece) => all | marksOf(piece, code), 0);
  const whole = drafts.filter(({ tally }) => hasRequired(tally.marks, owned, code));
  return whole.length > 0 ? whole : drafts;
}

/** The cost of an outfit shown lately: it comes after what is at most so much worse. */
const shownCost = 0.09;

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

/** A beginning with one garment more, or none, and what that is worth. */
interface Begun {
  start: Tally;
  piece: WardrobePiece | null;
  worth: number;
}

/** Each beginning with each of a group; one that has one of them already stays. */
function withOneOf(
  starts: readonly Tally[],
  group: readonly WardrobePiece[],
  judge: Judge,
): Tally[] {
  return starts
    .flatMap((start): Begun[] =>
      group.some((piece) => start.garments.includes(piece))
        ? [{ start, piece: null, worth: judge.worth(start) }]
        : group.map((piece) => ({ start, piece, worth: judge.worthWith(start, piece) })),
    )
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostStarts)
    .map(({ start, piece }) => (piece ? judge.add(start, piece) : start));
}
