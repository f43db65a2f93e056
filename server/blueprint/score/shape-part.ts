import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import { outerLengths } from '../../stylist/likeness.ts';
import { type BodyLine, bodyLines } from './body-lines.ts';
import { meanOfVotes, type Part, type Vote } from './part.ts';
import { isBroad, isOfColorAlone, pointedBy } from './pointed-at.ts';
import { suitWords } from './pointed-words.ts';
import type { ScoredGarment } from './scored-garment.ts';
import type { ScoringContent } from './scoring-content.ts';

/** A line counts half of a statement, since the words of a title are less sure than an attribute; so does a broad statement. */
const weights = { statement: 1, broad: 0.5, line: 0.5 };

/** What a garment suits, as a reason calls it. What speaks against a garment is never said of a body, but of the attribute. */
const subjects: Record<BodyAttribute, string> = {
  height: 'your height',
  build: 'your build',
  scale: 'your frame',
  shape: 'your shape',
  proportions: 'your proportions',
};

/** The values that praise calls by their name. */
const named: Record<string, string> = {
  Slender: 'your slender build',
  Curvy: 'your curves',
  Fine: 'your fine frame',
  Grand: 'your grand frame',
  Hourglass: 'your hourglass shape',
  'Long Legs': 'your long legs',
  'Long Torso': 'your long torso',
};

type Voice = (garment: ScoredGarment) => Vote | null;

/**
 * Makes the shape part of a member's garments; null where nothing of it says anything. What a statement says of colors alone
 * is not heard: those are the matter of the season.
 */
export function shapePartOf(
  gender: BlueprintGender,
  body: BodyAnswers,
  content: ScoringContent,
): (garment: ScoredGarment) => Part | null {
  const voices = (Object.entries(body) as [BodyAttribute, string][]).flatMap(
    ([attribute, value]): Voice[] => {
      const { works, avoids } = content.shapeOf(gender, attribute, value);
      const lines = bodyLines.filter(
        (line) =>
          line.genders.includes(gender) && line.attribute === attribute && line.value === value,
      );
      const praised = named[value] ?? subjects[attribute];
      const voicesOf = (pieces: PiecesPointedAt | undefined, isFor: boolean) =>
        pieces && !isOfColorAlone(pieces)
          ? [statementVoice(pieces, isFor ? praised : subjects[attribute], isFor)]
          : [];
      return [
        ...works.flatMap(({ pieces }) => voicesOf(pieces, true)),
        ...avoids.flatMap(({ pieces }) => voicesOf(pieces, false)),
        ...lines.map((line) => lineVoice(line, line.isFor ? praised : subjects[attribute])),
      ];
    },
  );
  return (garment) => meanOfVotes(voices.flatMap((voice) => voice(garment) ?? []));
}

function statementVoice(pieces: PiecesPointedAt, whom: string, isFor: boolean): Voice {
  const weight = isBroad(pieces) ? weights.broad : weights.statement;
  return (garment) => {
    const pointed = pointedBy(pieces, garment);
    if (!pointed) return null;
    return { value: isFor ? 1 : 0, weight, clause: { words: suitWords(pointed, whom, isFor) } };
  };
}

function lineVoice({ slots, fact, from, to, isFor, words }: BodyLine, whom: string): Voice {
  const vote = {
    value: isFor ? 1 : 0,
    weight: weights.line,
    clause: { words: isFor ? `${words}, which suits ${whom}` : `${words} would suit ${whom}` },
  };
  return (garment) => {
    if (!garment.slot || !slots.includes(garment.slot)) return null;
    const known = fact === 'length' ? lengthOf(garment) : garment.volume;
    return known !== null && known >= from && known <= to ? vote : null;
  };
}

const lengthOf = ({ length, leaf }: ScoredGarment): number | null =>
  length ?? outerLengths[leaf ?? ''] ?? null;
