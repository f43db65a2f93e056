import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { laundryQuery } from '#api/laundry.ts';
import { loansQuery } from '#api/loans.ts';
import { lolaMorningQuery } from '#api/lola.ts';
import { keptAt } from '#api/query-client.ts';
import { useFeatureConfig, useMe } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { useLaundryHour } from '#lib/laundry-hour.ts';
import { laundryReminder, morningReminder, remind, useCanRemind } from '#lib/remind-at.ts';
import { session } from '#lib/session.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { loanReminders } from './loan-reminders.ts';

/** Where shared wardrobes are off, what was lent is not asked for. */
const noLoans = { lent: [], borrowed: [] };

/** What the server has said since the page began: the host was told what the device's copy knows. */
const saidNow = <Data,>(read: { data: Data | undefined; dataUpdatedAt: number }) =>
  read.dataUpdatedAt === keptAt ? undefined : read.data;

/**
 * Reads at which hours the member wants to be told of the outfits and of the wash, and what falls due of loans, as soon as
 * there is a host that can, and tells it; again whenever what is known of it changes, here or on another device. Nobody else
 * tells the host of a session.
 */
export function ReminderWatch() {
  const { token, userId } = useSnapshot(session);
  const canRemind = useCanRemind('reminder.set');
  const me = useMe();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const owner = userId ?? '';
  const isKnown = me !== null && me.userId === userId;
  const mayPlan = isKnown && isUnlocked('lolaMornings', me);
  const mayRead = isIdle && canRemind && isKnown;
  const morningRead = useQuery({
    ...lolaMorningQuery(owner, { isAhead: true }),
    enabled: mayRead && mayPlan,
  });
  const data = saidNow(morningRead);
  const washHour = useLaundryHour();
  const laundryRead = useQuery({
    ...laundryQuery(owner, { isAhead: true }),
    enabled: mayRead && washHour !== null,
  });
  const laundry = saidNow(laundryRead);
  const hour = (mayPlan ? data?.morning?.hour : undefined) ?? null;
  const due = laundry?.due.length ?? 0;
  const isRead =
    isKnown && (!mayPlan || data !== undefined) && (washHour === null || laundry !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session of the same member tells it anew
  useEffect(() => {
    if (!canRemind || !isRead) return;
    remind(owner, 'reminder.set', [
      ...(hour === null ? [] : [morningReminder(hour)]),
      ...(washHour === null || due === 0 ? [] : [laundryReminder(washHour, due)]),
    ]);
  }, [canRemind, isRead, hour, washHour, due, owner, token]);
  const canRemindOnce = useCanRemind('reminder.once');
  const features = useFeatureConfig();
  const mayLend = isUnlocked('sharedWardrobes', { features });
  const loansRead = useQuery({
    ...loansQuery(owner, { isAhead: true }),
    enabled: isIdle && canRemindOnce && isKnown && mayLend,
  });
  const loans = features && !mayLend ? noLoans : saidNow(loansRead);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session of the same member tells it anew
  useEffect(() => {
    if (canRemindOnce && isKnown && loans) remind(owner, 'reminder.once', loanReminders(loans));
  }, [canRemindOnce, isKnown, loans, owner, token]);
  return null;
}
