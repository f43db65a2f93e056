import type { LolaTurn } from '#contract/schemas/lola.ts';
import { NotAnswering } from './asking.tsx';
import type { FailedQuestion } from './use-questions.ts';

/** A question that is still not answered, and the turn below which it stands; -1 of one that stands above them all. */
export interface UnansweredQuestion extends FailedQuestion {
  at: number;
}

/**
 * Where in the conversation questions stand that were not answered: each below what had been answered when it was asked.
 * One that was answered after all is left out, be it that its answer was lost, or that it was typed again.
 */
export function unansweredAmong(
  failed: readonly FailedQuestion[],
  turns: readonly Pick<LolaTurn, 'turnId' | 'text'>[],
): UnansweredQuestion[] {
  return failed.flatMap((one) => {
    const at = turns.findIndex(({ turnId }) => turnId === one.afterId);
    const { text } = one.input;
    const isAnswered = text !== null && turns.slice(at + 1).some((turn) => turn.text === text);
    return isAnswered ? [] : { ...one, at };
  });
}

/** The questions below one turn that were not answered. */
export function Unanswered({
  questions,
  at,
  isBusy,
  onAgain,
}: {
  questions: readonly UnansweredQuestion[];
  /** The index of the turn. */
  at: number;
  isBusy: boolean;
  onAgain(question: FailedQuestion): void;
}) {
  return questions
    .filter((one) => one.at === at)
    .map((one) => (
      <NotAnswering
        key={one.key}
        text={one.input.text}
        wasOffline={one.wasOffline}
        untilMs={one.untilMs}
        isBusy={isBusy}
        onAgain={() => onAgain(one)}
      />
    ));
}
