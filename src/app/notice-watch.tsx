import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noticesQuery } from '#api/notices.ts';
import { notices } from '#features/notices/notices-store.ts';
import { host } from '#lib/host.ts';
import { tellBadge } from '#lib/reminders.ts';
import { session } from '#lib/session.ts';
import { standIn } from '#lib/stand-in.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** How often it is asked whether there is something new, in milliseconds. */
const everyMs = 300_000;

/** Counts what was not read, for the bell and for a host that shows the count on its icon. */
export function NoticeWatch() {
  const { token } = useSnapshot(session);
  const { capabilities } = useSnapshot(host);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({
    ...noticesQuery({ isAhead: true }),
    enabled: isIdle && token !== null,
    refetchInterval: everyMs,
  });
  const unread = data?.notices.filter(({ isRead }) => !isRead).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host that says what it can later, or anew, is told anew
  useEffect(() => {
    if (unread === undefined || token === null) return;
    notices.unread = unread;
    // A host's icon counts what waits for its own user.
    if (!standIn()) tellBadge(unread);
  }, [unread, token, capabilities]);
  return null;
}
