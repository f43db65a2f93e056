import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSaveAnswers } from '#api/blueprint.ts';
import { useKeepMeasures } from '#api/measurements.ts';
import { hasAnswers } from '#contract/rules/blueprint-answers.ts';
import { showToast } from '#ui/toasts.ts';
import { forgetVisitor, visitor } from './visitor-answers.ts';

/**
 * Takes what a visitor answered on this device into the account of who has signed in ([Note: Visitor's answers]); the
 * device forgets it once the account has it. Answers whether that is done, or is not to be done.
 * @param userId null of a visitor.
 * @param isReady whether the account's own answers are known.
 */
export function useTakenOver(userId: string | null, isReady: boolean): boolean {
  const { answers, measures } = useSnapshot(visitor) as typeof visitor;
  const { mutateAsync } = useSaveAnswers();
  const keepMeasures = useKeepMeasures();
  const [isTried, setTried] = useState(false);
  const has = answers !== null && (hasAnswers(answers) || Object.keys(measures).length > 0);
  const isToTake = userId !== null && isReady && has;
  const take = useEffectEvent(async (owner: string) => {
    if (!answers) return;
    const { gender, personality, body } = answers;
    try {
      if (gender && hasAnswers(answers)) {
        await mutateAsync({ owner, gender, personality, body, isFromVisitor: true });
      }
      const types = Object.keys(measures);
      if (types.length > 0) {
        const typedMs = Object.fromEntries(types.map((type) => [type, Date.now()]));
        await keepMeasures({ owner, values: { ...measures }, typedMs, basedOn: 0 });
      }
      forgetVisitor();
      showToast({ title: 'Your answers are in your account now.' });
    } catch {
      // It was said; they stay on the device until the next time.
    } finally {
      setTried(true);
    }
  });
  useEffect(() => {
    if (isToTake) void take(userId);
  }, [isToTake, userId]);
  return answers !== null && (!isToTake || isTried);
}
