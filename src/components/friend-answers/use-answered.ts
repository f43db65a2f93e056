import { useState } from 'react';

/** A question, and what was answered to it; null while it waits. */
export interface Shown<Question> {
  question: Question;
  answer: string | null;
}

/**
 * Keeps questions that were answered in their places, with what was answered, until the screen is left: so nothing moves
 * under the finger, and a second tap answers no other one.
 */
export function useAnswered<Question>(
  questions: readonly Question[],
  keyOf: (question: Question) => string,
) {
  const [answered, setAnswered] = useState<readonly (Shown<Question> & { place: number })[]>([]);
  const keys = new Set(answered.map(({ question }) => keyOf(question)));
  const shown: Shown<Question>[] = questions
    .filter((question) => !keys.has(keyOf(question)))
    .map((question) => ({ question, answer: null }));
  for (const each of answered.toSorted((one, other) => one.place - other.place)) {
    shown.splice(each.place, 0, each);
  }
  const note = (question: Question, answer: string) => {
    const place = shown.findIndex((each) => keyOf(each.question) === keyOf(question));
    setAnswered((before) =>
      place < 0 || before.some((each) => keyOf(each.question) === keyOf(question))
        ? before
        : [...before, { question, answer, place }],
    );
  };
  return { shown, note };
}
