import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { analysisQuery, useSaveAnswers } from '#api/blueprint.ts';
import {
  type AnswersChange,
  type BlueprintAnswers,
  hasAnswers,
} from '#contract/rules/blueprint-answers.ts';
import { session } from '#lib/session.ts';
import { showToast } from '#ui/toasts.ts';
import { answerAsVisitor, forgetVisitor, loadVisitor, visitor } from './visitor-answers.ts';

/** The answers of whoever is here, and how to add to them. */
export interface Answers {
  /** Null until they are known. */
  answers: BlueprintAnswers | null;
  /** Whether they could not be read; nothing is answered then. */
  isFailed: boolean;
  retry(): void;
  answer(change: AnswersChange): void;
}

/** The answers of the member, or of a visitor, whose answers go to the account once there is one. */
export function useAnswers(): Answers {
  const { userId } = useSnapshot(session);
  const { answers: kept } = useSnapshot(visitor) as typeof visitor;
  const read = useQuery({ ...analysisQuery(userId ?? ''), enabled: userId !== null });
  const { mutate } = useSaveAnswers();
  const [isTaking, setTaking] = useState(true);
  useEffect(() => void loadVisitor(), []);
  const isToTake = userId !== null && kept !== null && hasAnswers(kept) && read.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once both are known
  useEffect(() => {
    if (!isToTake) return;
    const { gender, personality, body } = kept;
    mutate(
      { owner: userId, gender: gender!, personality, body, isFromVisitor: true },
      {
        onSuccess() {
          forgetVisitor();
          showToast({ title: 'Your answers are in your account now.' });
        },
        // They stay the device's, until the next time.
        onSettled: () => setTaking(false),
      },
    );
  }, [isToTake]);
  if (userId === null) {
    return { answers: kept, isFailed: false, retry: loadVisitor, answer: answerAsVisitor };
  }
  const answers = (read.data?.answers as BlueprintAnswers | undefined) ?? null;
  return {
    answers: kept === null || (isToTake && isTaking) ? null : answers,
    isFailed: read.isError && answers === null,
    retry: () => void read.refetch(),
    answer: (change) => mutate({ owner: userId, ...change }),
  };
}
