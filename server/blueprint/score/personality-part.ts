import type { BlueprintGender, PersonalityType } from '#contract/rules/blueprint.ts';
import type { PersonalityShare } from '#contract/rules/personality-quiz.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import type { BlueprintContent } from '../read-content.ts';
import { meanOfVotes, middle, type Part, type Vote } from './part.ts';
import { type Pointed, pointedBy } from './pointed-at.ts';
import { otherWords, pointedWords } from './pointed-words.ts';
import type { ScoredGarment } from './scored-garment.ts';
import { typesOfStyles } from './style-types.ts';

/** A statement of a type counts half of the garment's manner, times how strong the type is in the member. */
const weights = { manner: 1, statement: 0.5 };

/** How strong each type is in a member, 0 to 1: 1 is the strongest. */
type Strengths = ReadonlyMap<PersonalityType, number>;

/**
 * Makes the personality part of a member's garments; null where nothing of it says anything. Without a gender only the
 * manner of a garment speaks, since the statements are written for one.
 */
export function personalityPartOf(
  shares: readonly PersonalityShare[],
  gender: BlueprintGender | null,
  content: BlueprintContent,
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
    value >= middle ? `${most('fits')}, like you` : `more ${most('misses')} than you are`;
  return [{ value, weight: weights.manner, clause, behind: `it is ${clause}` }];
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
  content: BlueprintContent,
): Statement[] {
  return [...strengths].flatMap(([type, strength]) => {
    const { works, avoids } = content.personalityOf(type, gender);
    const weight = strength * weights.statement;
    const told = (isFor: boolean) => (one: { pieces?: PiecesPointedAt | undefined }) =>
      one.pieces && weight > 0 ? [{ type, pieces: one.pieces, isFor, weight }] : [];
    return [...works.flatMap(told(true)), ...avoids.flatMap(told(false))];
  });
}

function statementVote(garment: ScoredGarment, statement: Statement): Vote[] {
  const pointed = pointedBy(statement.pieces, garment);
  if (!pointed) return [];
  const { isFor, weight } = statement;
  return [{ value: isFor ? 1 : 0, weight, clause: wordsFor(statement, pointed) }];
}

const wordsFor = ({ type, isFor }: Statement, pointed: Pointed): string =>
  isFor
    ? `your ${type} side likes ${pointedWords(pointed)}`
    : `your ${type} side wants another ${otherWords[pointed.by]}`;
