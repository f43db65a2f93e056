import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | null = null;
let waiting: { path: string; options: { replace: boolean } } | null = null;

/** Lends the router's navigate to what stands outside of components: the host. */
export function provideNavigate(provided: NavigateFunction): void {
  navigate = provided;
  if (waiting) void provided(waiting.path, waiting.options);
  waiting = null;
}

/** Goes to a path of ours; a host that asks before the router stands is heard once it does. */
export function goTo(path: string, options: { replace: boolean }): void {
  if (navigate) void navigate(path, options);
  else waiting = { path, options };
}
