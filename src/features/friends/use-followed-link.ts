import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { friendLinkWatch, friendsQuery } from '#api/friends.ts';
import { whenBack } from '#api/when-back.ts';
import { nameWithin } from '#components/friend-names.ts';
import { AppError } from '#lib/errors.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { showToast } from '#ui/toasts.ts';

/**
 * How often it is asked whether the link that is shown was followed, in milliseconds: 6 times a minute, of 20 that are
 * answered to all at one address.
 */
const followMs = 10_000;

/**
 * Watches the link that is shown, while the app is looked at, and says who followed it.
 *
 * @param linkToken null while none is shown.
 * @param onEnd told once the link works no more.
 * @returns what became of the last link: null while it works, and where none was shown.
 */
export function useFollowedLink(
  linkToken: string | null,
  onEnd: () => void,
): 'followed' | 'over' | null {
  const client = useQueryClient();
  const [end, setEnd] = useState<'followed' | 'over' | null>(null);
  const friends = useQuery(friendsQuery()).data?.friends;
  const known = useRef(new Set<string>());
  // Who is a friend as the link is shown: it was followed by none of them.
  const note = useEffectEvent(() => {
    known.current = new Set(friends?.map(({ userId }) => userId));
    setEnd(null);
  });
  useEffect(() => {
    if (linkToken !== null) note();
  }, [linkToken]);
  const { error } = useQuery({
    ...friendLinkWatch(linkToken ?? ''),
    ...whenBack,
    enabled: linkToken !== null,
    refetchInterval: followMs,
  });
  const isOver = linkToken !== null && error instanceof AppError && error.code === 'link-expired';
  const tell = useEffectEvent(() => {
    onEnd();
    void welcome(client, known.current).then((isSomebody) =>
      setEnd(isSomebody ? 'followed' : 'over'),
    );
  });
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  return linkToken === null ? end : null;
}

/** Reads anew who is a friend, and says who came; answers whether somebody did. */
async function welcome(client: QueryClient, known: ReadonlySet<string>): Promise<boolean> {
  const { queryKey } = friendsQuery();
  await client.refetchQueries({ queryKey });
  const friends = client.getQueryData(queryKey)?.friends ?? [];
  const [come] = friends
    .filter(({ userId }) => !known.has(userId))
    .sort((one, other) => other.sinceDate.localeCompare(one.sinceDate));
  if (!come) return false;
  hapticPlay('success');
  showToast({ title: `You and ${nameWithin(come)} are friends` });
  return true;
}
