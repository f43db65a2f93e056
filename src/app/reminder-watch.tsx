import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lolaMorningQuery } from '#api/lola.ts';
import { useMe } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { remindAt, useCanRemind } from '#lib/remind-at.ts';
import { session } from '#lib/session.ts';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * Reads at which hour the member wants to be told of the outfits, as soon as there is a host that can, and tells it;
 * again whenever what is known of it changes, here or on another device. Nobody else tells the host of a session.
 */
export function ReminderWatch() {
  const { token, userId } = useSnapshot(session);
  const canRemind = useCanRemind();
  const me = useMe();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const isKnown = me !== null && me.userId === userId;
  const mayPlan = isKnown && isUnlocked('lolaMornings', me);
  const { data } = useQuery({
    ...lolaMorningQuery(userId ?? '', { isAhead: true }),
    enabled: isIdle && canRemind && mayPlan,
  });
  const hour = mayPlan ? data?.morning?.hour : undefined;
  const isChosen = isKnown && (!mayPlan || data !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session of the same member tells it anew
  useEffect(() => {
    if (canRemind && isChosen && userId !== null) remindAt(userId, hour ?? null);
  }, [canRemind, isChosen, hour, userId, token]);
  return null;
}
