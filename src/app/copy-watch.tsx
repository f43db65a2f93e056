import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { keepAnswers } from '#api/kept-copy/keep-answers.ts';
import { keptMember } from '#lib/kept-answers.ts';
import { session } from '#lib/session.ts';
import { followSeenScreen } from './keep-seen-screen.ts';
import { openKeptPictures } from './open-kept-pictures.ts';
import { goneTeller } from './tell-gone.ts';

/** Keeps what is shown on this device, once the first screen stands ([Note: Kept copy], [Note: Seen screen]). */
export function CopyWatch() {
  const client = useQueryClient();
  const { token } = useSnapshot(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is another member's
  useEffect(() => keepAnswers(client, goneTeller()), [client, token]);
  const member = keptMember(useSnapshot(session));
  useEffect(() => void openKeptPictures(member), [member]);
  useEffect(followSeenScreen, []);
  return null;
}
