import type { BlueprintGender, PersonalityType } from '#contract/rules/blueprint.ts';
import type { PersonalityShare } from '#contract/rules/personality-quiz.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import { meanOfVotes, middle, type Part, type Vote } from './part.ts';
import { isBroad, isOfColorAlone, pointedBy } from './pointed-at.ts';
import { suitWords } from './pointed-words.ts';
import type { ScoredGarment } from './scored-garment.ts';
import type { ScoringContent } from './scoring-content.ts';
import { typesOfStyles } from './style-types.ts';

/** A statement of a type counts half of the garment's manner, times how strong the type is in the member; a broad one half of that. */
const weights = { manner: 1, statement: 0.5, broad: 0.25 };

/** Statements are heard of the types that the result tells of: the strongest, and the one after it. */
const typesHeard = 2;

/** From here on the manner of a garment is the member's own; below, as far as the middle, in part. */
const ownFrom = 0.75;

/** How strong each type is in a member, 0 to 1: 1 is the strongest. */
type Strengths = ReadonlyMap<PersonalityType, number>;

/**
 * Makes the personality part of a member's garments; null where nothing of it says anything. Without a gender only the
 * manner of a garment speaks, since the statements are written for one. Of colors
 * alone none is heard: those are the matter of the season.
 */
export function personalityPartOf(
  shares: readonly PersonalityShare[],
  gender: BlueprintGender | null,
  content: ScoringContent,
): (garment: ScoredGarment) => Part | null {
  const most = Math.max(...shares.map(({ percent }) => percent));
  const strengths = new Map(shares.map(({ type, percent }) => [type, percent / most]));
  const statements = gender === null ? [] : statementsOf(strengths, gender, content);
  return (garment) =>
    meanOfVotes([
      ...mannerVote(garment, strengths),
      ...statements.flatMap((statement) => statementVote(garment, statement)),
    ]);
}

function mannerVote({ styles }: ScoredGarment, strengths: Strengths): Vote[] {
  const types = [...typesOfStyles(styles)].map(([type, share]) => {
    const strength = strengths.get(type) ?? 0;
    return { type, fits: share * strength, misses: share * (1 - strength) };
  });
  if (types.length === 0) return [];
  const value = types.reduce((sum, { fits }) => sum + fits, 0);
  const most = (of: 'fits' | 'misses') => types.toSorted((a, b) => b[of] - a[of])[0]!.type;
  const clause =
    value >= ownFrom
      ? `${most('fits')}, like you`
      : value >= middle
        ? `partly ${most('fits')}, like you`
        : `more ${most('misses')} than you are`;
  return [{ value, weight: weights.manner, clause: { words: clause, behind: `it is ${clause}` } }];
}

interface Statement {
  type: PersonalityType;
  pieces: PiecesPointedAt;
  isFor: boolean;
  weight: number;
}

function statementsOf(
  strengths: Strengths,
  gender: BlueprintGender,
  content: ScoringContent,
): Statement[] {
  return [...strengths].slice(0, typesHeard).flatMap(([type, strength]) => {
    const { works, avoids } = content.personalityOf(type, gender);
    const told = (isFor: boolean) => (one: { pieces?: PiecesPointedAt | undefined }) => {
      const { pieces } = one;
      if (!pieces || strength === 0 || isOfColorAlone(pieces)) return [];
      const weight = strength * (isBroad(pieces) ? weights.broad : weights.statement);
      return [{ type, pieces, isFor, weight }];
    };
    return [...works.flatMap(told(true)), ...avoids.flatMap(told(false))];
  });
}

function statementVote(garment: ScoredGarment, { pieces, type, isFor, weight }: Statement): Vote[] {
  const pointed = pointedBy(pieces, garment);
  if (!pointed) return [];
  const words = suitWords(pointed, `your ${type} side`, isFor);
  return [{ value: isFor ? 1 : 0, weight, clause: { words } }];
}
