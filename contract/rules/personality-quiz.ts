import {
  type PersonalityType,
  personalityTypes,
  type TopPersonalities,
  topPersonalities,
} from './blueprint.ts';

/*
 * [Note: Personality quiz] Twelve situations, each with one card for every personality type. A card counts 3 for its
 * type and 1 for the type that it leans to. A share is what a type got of all that was counted, so that shares sum to
 * 100 percent; questions that were skipped count nothing.
 */

/** The version of the questions: it grows when one is added, taken away, or comes to mean something else. */
export const quizVersion = 1;

/** The type that the card of each type leans to, in one question. */
type Leanings = Readonly<Record<PersonalityType, PersonalityType>>;

const leanings = (
  Creative: PersonalityType,
  Dramatic: PersonalityType,
  Romantic: PersonalityType,
  Classic: PersonalityType,
  Natural: PersonalityType,
): Leanings => ({ Creative, Dramatic, Romantic, Classic, Natural });

/** Every question by its id, in the order in which they are asked. An id keeps its meaning. */
export const quizQuestions = {
  'free-day': leanings('Natural', 'Creative', 'Natural', 'Natural', 'Classic'),
  work: leanings('Classic', 'Classic', 'Classic', 'Dramatic', 'Classic'),
  dinner: leanings('Romantic', 'Romantic', 'Classic', 'Romantic', 'Classic'),
  rain: leanings('Dramatic', 'Classic', 'Classic', 'Natural', 'Creative'),
  train: leanings('Natural', 'Natural', 'Natural', 'Natural', 'Classic'),
  market: leanings('Romantic', 'Creative', 'Creative', 'Natural', 'Creative'),
  birthday: leanings('Dramatic', 'Creative', 'Dramatic', 'Dramatic', 'Romantic'),
  table: leanings('Romantic', 'Classic', 'Creative', 'Dramatic', 'Romantic'),
  cold: leanings('Natural', 'Classic', 'Classic', 'Dramatic', 'Creative'),
  heat: leanings('Romantic', 'Natural', 'Natural', 'Natural', 'Romantic'),
  wedding: leanings('Dramatic', 'Romantic', 'Creative', 'Romantic', 'Romantic'),
  concert: leanings('Dramatic', 'Natural', 'Dramatic', 'Natural', 'Dramatic'),
} as const satisfies Record<string, Leanings>;

/** The id of a question. */
export type QuizQuestion = keyof typeof quizQuestions;

/** Every question's id, in order. */
export const quizQuestionIds = Object.keys(quizQuestions) as [QuizQuestion, ...QuizQuestion[]];

/** The answer to a question: the type of the card that was chosen, or none of them. */
export const quizAnswers = [...personalityTypes, 'none'] as const;
export type QuizAnswer = (typeof quizAnswers)[number];

/** The answers to the questions, as far as they were given. */
export type PersonalityAnswers = Partial<Record<QuizQuestion, QuizAnswer>>;

/** The answers that can be used of what was kept: those to questions of another version are dropped. */
export function knownAnswers(kept: unknown): PersonalityAnswers {
  const known = Object.entries(Object(kept)).filter(
    ([id, answer]) =>
      Object.hasOwn(quizQuestions, id) && quizAnswers.includes(answer as QuizAnswer),
  );
  return Object.fromEntries(known) as PersonalityAnswers;
}

/** Whether every question was answered or skipped. */
export const isQuizDone = (answers: PersonalityAnswers): boolean =>
  quizQuestionIds.every((id) => answers[id] !== undefined);

/** The first question that has no answer; null where all have one. */
export const nextQuestion = (answers: PersonalityAnswers): QuizQuestion | null =>
  quizQuestionIds.find((id) => answers[id] === undefined) ?? null;

/** A personality type with its share, in percent of all that was counted; not rounded. */
export interface PersonalityShare {
  type: PersonalityType;
  percent: number;
}

const weights = { own: 3, leaning: 1 };

/**
 * All types by their shares, the strongest first. Of two with the same share that comes first whose cards were chosen
 * more often; then the one chosen in the later question; then the one that the specification lists first. Empty
 * where nothing was chosen.
 */
export function personalityShares(answers: PersonalityAnswers): PersonalityShare[] {
  const tally = new Map(
    personalityTypes.map((type) => [type, { type, points: 0, chosen: 0, last: -1 }]),
  );
  quizQuestionIds.forEach((id, place) => {
    const answer = answers[id];
    if (answer === undefined || answer === 'none') return;
    const own = tally.get(answer)!;
    own.points += weights.own;
    own.chosen += 1;
    own.last = place;
    tally.get(quizQuestions[id][answer])!.points += weights.leaning;
  });
  const counted = [...tally.values()];
  const all = counted.reduce((sum, { points }) => sum + points, 0);
  if (all === 0) return [];
  return counted
    .sort((a, b) => b.points - a.points || b.chosen - a.chosen || b.last - a.last)
    .map(({ type, points }) => ({ type, percent: (100 * points) / all }));
}

/** The part of the third's share from which the fourth type is shown as well. */
const fourthFrom = 0.75;

/**
 * How many types are shown of a result: three, or four where the fourth comes near the third (product spec,
 * section 3, Top-N options).
 */
export function topOf(shares: readonly PersonalityShare[]): TopPersonalities {
  const [three, four] = topPersonalities;
  const third = shares[2]?.percent ?? 0;
  const fourth = shares[3]?.percent ?? 0;
  return fourth > 0 && fourth >= third * fourthFrom ? four : three;
}

/** A share with one decimal (product spec, section 9): `41.2%`. */
export const shareWords = (percent: number): string => `${percent.toFixed(1)}%`;
