import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { forgetEndedDrafts } from '#lib/ended-drafts.ts';
import { session } from '#lib/session.ts';
import { standIn } from '#lib/stand-in.ts';
import { adoptVisitorDrafts } from '#lib/visitor-drafts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Gives what a visitor began to who has signed in, and forgets what was kept for a while only. */
export function DraftWatch() {
  const { userId } = useSnapshot(session);
  useEffect(() => {
    // Whoever of the staff is in a member's account is not that member.
    if (userId !== null && !standIn()) void adoptVisitorDrafts(userId);
  }, [userId]);
  useEffect(() => whenIdle(() => void forgetEndedDrafts()), []);
  return null;
}
