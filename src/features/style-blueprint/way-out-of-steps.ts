import { useLayoutEffect, useRef } from 'react';
import { type NavigateFunction, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/*
 * [Note: Way out of the steps] Whoever ends an analysis goes back over its steps in the history, and what comes next
 * takes the place of the first of them. So back from the result leads to where one came from, and not into a question.
 * What goes back arrives later, so the last step stays on screen until then.
 */

/** What takes the place of the first step once it is reached; null when nobody is on the way there. */
let onward: { path: string; state: unknown } | null = null;

/** Leaves as many steps as `above` the first one, and shows a path in the place of that one. */
export function leaveSteps(
  navigate: NavigateFunction,
  above: number,
  path: string,
  state: unknown,
): void {
  if (above <= 0) return void navigate(path, { replace: true, state });
  onward = { path, state };
  void navigate(-above);
}

/** What the address asks for; on the way out of the steps, what it asked for before. */
export function useHeldSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const held = useRef(search);
  const entry = useRef<string | null>(null);
  useLayoutEffect(() => {
    const next = entry.current === null ? null : onward;
    entry.current = key;
    onward = null;
    if (next) void navigate(next.path, { replace: true, state: next.state });
  }, [key, navigate]);
  if (onward === null || entry.current === null) held.current = search;
  return held.current;
}
