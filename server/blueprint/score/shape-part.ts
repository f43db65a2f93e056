import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import { outerLengths } from '../../stylist/likeness.ts';
import type { BlueprintContent } from '../read-content.ts';
import { type BodyLine, bodyLines } from './body-lines.ts';
import { meanOfVotes, type Part, type Vote } from './part.ts';
import { type Pointed, pointedBy } from './pointed-at.ts';
import { otherWords, pointedWords } from './pointed-words.ts';
import type { ScoredGarment } from './scored-garment.ts';

/** A line counts half of a statement, since the words of a title are less sure than an attribute. */
const weights = { statement: 1, line: 0.5 };

/** What likes a garment, as a reason calls it. The words speak of lines, never of a body. */
const subjects: Record<BodyAttribute, { name: string; likes: string; asks: string }> = {
  height: { name: 'your height', likes: 'likes', asks: 'asks for' },
  build: { name: 'your build', likes: 'likes', asks: 'asks for' },
  scale: { name: 'your frame', likes: 'likes', asks: 'asks for' },
  shape: { name: 'your shape', likes: 'likes', asks: 'asks for' },
  proportions: { name: 'your proportions', likes: 'like', asks: 'ask for' },
};

type Voice = (garment: ScoredGarment) => Vote | null;

/** Makes the shape part of a member's garments; null where nothing of it says anything. */
export function shapePartOf(
  gender: BlueprintGender,
  body: BodyAnswers,
  content: BlueprintContent,
): (garment: ScoredGarment) => Part | null {
  const voices = (Object.entries(body) as [BodyAttribute, string][]).flatMap(
    ([attribute, value]): Voice[] => {
      const { works, avoids } = content.shapeOf(gender, attribute, value);
      const lines = bodyLines.filter(
        (line) =>
          line.genders.includes(gender) && line.attribute === attribute && line.value === value,
      );
      return [
        ...works.map(({ pieces }) => statementVoice(pieces, attribute, true)),
        ...avoids.map(({ pieces }) => statementVoice(pieces, attribute, false)),
        ...lines.map(lineVoice),
      ];
    },
  );
  return (garment) => meanOfVotes(voices.flatMap((voice) => voice(garment) ?? []));
}

function statementVoice(
  pieces: PiecesPointedAt | undefined,
  attribute: BodyAttribute,
  isFor: boolean,
): Voice {
  const { name, likes, asks } = subjects[attribute];
  const words = (pointed: Pointed) =>
    isFor
      ? `${name} ${likes} ${pointedWords(pointed)}`
      : `${name} ${asks} another ${otherWords[pointed.by]}`;
  return (garment) => {
    const pointed = pieces && pointedBy(pieces, garment);
    return pointed
      ? { value: isFor ? 1 : 0, weight: weights.statement, clause: words(pointed) }
      : null;
  };
}

function lineVoice({ attribute, slots, fact, from, to, isFor, words }: BodyLine): Voice {
  const { name, likes, asks } = subjects[attribute];
  const vote = {
    value: isFor ? 1 : 0,
    weight: weights.line,
    clause: isFor ? `${words}, as ${name} ${likes}` : `${name} ${asks} ${words}`,
  };
  return (garment) => {
    if (!garment.slot || !slots.includes(garment.slot)) return null;
    const known = fact === 'length' ? lengthOf(garment) : garment.volume;
    return known !== null && known >= from && known <= to ? vote : null;
  };
}

const lengthOf = ({ length, leaf }: ScoredGarment): number | null =>
  length ?? outerLengths[leaf ?? ''] ?? null;
