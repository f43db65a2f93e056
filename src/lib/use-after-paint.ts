import { startTransition, useEffect, useState } from 'react';
import { subscribeKey } from 'valtio/vanilla/utils';

/**
 * A value of a store as it was in the last frame that was painted: what is costly to draw is drawn after the answer to a
 * tap. Nothing that asks for it is rendered before that frame.
 */
export function useAfterPaint<State extends object, Key extends keyof State>(
  state: State,
  key: Key,
): State[Key] {
  const [painted, setPainted] = useState(state[key]);
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const follow = () => {
      stop();
      // A frame's callbacks run before it is painted, a timer set in them after it.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => startTransition(() => setPainted(() => state[key])));
      });
    };
    // It may have changed since it was rendered.
    setPainted(() => state[key]);
    const leave = subscribeKey(state, key, follow, true);
    return () => {
      leave();
      stop();
    };
  }, [state, key]);
  return painted;
}
