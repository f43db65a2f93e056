import { type RefObject, useEffect, useRef } from 'react';

/** The id of the heading of an answer. */
export const turnHeadingId = (turnId: string): string => `lola-turn-${turnId}`;

/**
 * Goes to an answer once the sheet is closed in which it was chosen: scrolls the conversation there, and has its heading
 * focused, so that a reader reads on from there.
 */
export function useWayToTurn(list: RefObject<HTMLElement | null>, isCovered: boolean) {
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (isCovered || chosen.current === null) return;
    const heading = document.getElementById(turnHeadingId(chosen.current));
    const scroller = list.current;
    chosen.current = null;
    if (!heading || !scroller) return;
    // A sheet gives the focus back to where it was before, as it goes.
    const frame = requestAnimationFrame(() => {
      heading.focus({ preventScroll: true });
      const turn = heading.closest('article') ?? heading;
      scroller.scrollTop += turn.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    });
    return () => cancelAnimationFrame(frame);
  }, [isCovered, list]);
  return (turnId: string) => {
    chosen.current = turnId;
  };
}
