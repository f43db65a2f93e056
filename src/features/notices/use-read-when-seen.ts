import { useCallback, useEffect, useRef } from 'react';
import { useReadNotices } from '#api/notices.ts';
import { standIn } from '#lib/stand-in.ts';

/** A notice counts as read once it was in view for so long, in milliseconds (docs/design/product-rules.md, Notices). */
export const noticeSeenMs = 1000;
/** Those that are seen together are told together, within so many milliseconds. */
const togetherMs = 200;

/** Notes which notices were read: those that are told by the function that it answers. */
export function useNoteRead(): (noticeId: string) => void {
  const { mutate } = useReadNotices();
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    const noticeIds = [...waiting.current];
    waiting.current.clear();
    // Whoever of the staff looks at them has not read them in the member's name.
    if (noticeIds.length > 0 && !standIn()) mutate({ noticeIds });
  }, [mutate]);
  // What was seen is noted although the panel closes at once.
  useEffect(() => send, [send]);
  return useCallback(
    (noticeId) => {
      waiting.current.add(noticeId);
      clearTimeout(timer.current);
      timer.current = setTimeout(send, togetherMs);
    },
    [send],
  );
}
