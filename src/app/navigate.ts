import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | null = null;
let waiting: { path: string; options: { replace: boolean } } | null = null;

/** Gives the router's navigate to code outside of components: the host. */
export function provideNavigate(provided: NavigateFunction): void {
  navigate = provided;
  if (waiting) void provided(waiting.path, waiting.options);
  waiting = null;
}

/**
 * Goes to a path of ours. If the host asks before the router is there, it is done once the router is.
 */
export function goTo(path: string, options: { replace: boolean }): void {
  if (navigate) void navigate(path, options);
  else waiting = { path, options };
}
