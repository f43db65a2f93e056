import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { analysisQuery } from '#api/blueprint.ts';
import { useSaveAnswers } from '#api/blueprint-writes.ts';
import {
  type AnswersChange,
  type BlueprintAnswers,
  withAnswers,
} from '#contract/rules/blueprint-answers.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { session } from '#lib/session.ts';
import { useTakenOver } from './use-taken-over.ts';
import { answerAsVisitor, loadVisitor, visitor } from './visitor-answers.ts';

/** The answers of whoever is here, and how to add to them. */
export interface Answers {
  /** Null until they are known. */
  answers: BlueprintAnswers | null;
  /** The portrait that was sent; null where none was, and of a visitor; undefined until it is known. */
  color: ColorAnalysis | null | undefined;
  /** Whether they could not be read; nothing is answered then. */
  isFailed: boolean;
  retry(): void;
  answer(change: AnswersChange): void;
}

/** The answers of the member, or of a visitor, whose answers go to the account once there is one. */
export function useAnswers(): Answers {
  const { userId } = useSnapshot(session);
  const { answers: visitors } = useSnapshot(visitor) as typeof visitor;
  const read = useQuery({ ...analysisQuery(userId ?? ''), enabled: userId !== null });
  const { mutateAsync } = useSaveAnswers();
  // What is being kept counts at once: the next step asks for the answer of this one.
  const [given, setGiven] = useState<readonly AnswersChange[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is here has others
  useEffect(() => void loadVisitor(), [userId]);
  const isTakenOver = useTakenOver(userId, read.isSuccess);
  if (userId === null) {
    return {
      answers: visitors,
      color: null,
      isFailed: false,
      retry: () => void loadVisitor(),
      answer: answerAsVisitor,
    };
  }
  const known = read.data;
  const keep = async (change: AnswersChange) => {
    setGiven((before) => [...before, change]);
    try {
      await mutateAsync({ owner: userId, ...change });
    } catch {
      // It was said; the step asks again.
    }
    setGiven((before) => before.filter((one) => one !== change));
  };
  return {
    answers:
      known && isTakenOver ? given.reduce(withAnswers, known.answers as BlueprintAnswers) : null,
    color: known?.color,
    isFailed: read.isError && !known,
    retry: () => void read.refetch(),
    answer: (change) => void keep(change),
  };
}
