import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { forgetEndedDrafts } from '#lib/ended-drafts.ts';
import { session } from '#lib/session.ts';
import { adoptVisitorDrafts } from '#lib/visitor-drafts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Gives what a visitor began to who has signed in, and forgets what was kept for a while only. */
export function DraftWatch() {
  const { userId } = useSnapshot(session);
  useEffect(() => {
    if (userId !== null) void adoptVisitorDrafts(userId);
  }, [userId]);
  useEffect(() => whenIdle(() => void forgetEndedDrafts()), []);
  return null;
}
