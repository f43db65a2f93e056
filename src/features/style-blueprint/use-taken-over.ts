import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSaveAnswers } from '#api/blueprint-writes.ts';
import { measurementsQuery, useKeepMeasures } from '#api/measurements.ts';
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
  const { answers, measures, owner } = useSnapshot(visitor) as typeof visitor;
  const { mutateAsync } = useSaveAnswers();
  const keepMeasures = useKeepMeasures();
  const client = useQueryClient();
  const [isTried, setTried] = useState(false);
  const has = answers !== null && (hasAnswers(answers) || Object.keys(measures).length > 0);
  const isLoaded = owner === userId;
  const isToTake = userId !== null && isLoaded && isReady && has;
  /** The measurements of the device that the account has not: what it has stays. */
  const missingOf = async (owner: string) => {
    const own = Object.entries(measures);
    if (own.length === 0) return own;
    const { people } = await client.fetchQuery(measurementsQuery(owner));
    const known = new Set(people[0]?.values.map(({ type }) => type));
    return own.filter(([type]) => !known.has(type));
  };
  const take = useEffectEvent(async (owner: string) => {
    if (!answers) return;
    const { gender, personality, body } = answers;
    try {
      if (gender && hasAnswers(answers)) {
        await mutateAsync({ owner, gender, personality, body, isFromVisitor: true });
      }
      const missing = await missingOf(owner);
      if (missing.length > 0) {
        const typedMs = Object.fromEntries(missing.map(([type]) => [type, Date.now()]));
        await keepMeasures({ owner, values: Object.fromEntries(missing), typedMs, basedOn: 0 });
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
  return isLoaded && answers !== null && (!isToTake || isTried);
}
