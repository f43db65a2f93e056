import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | null = null;

/** Lends the router's navigate to what stands outside of components: the host. */
export function provideNavigate(provided: NavigateFunction): void {
  navigate = provided;
}

/** Goes to a path of ours. */
export function goTo(path: string, options: { replace: boolean }): void {
  navigate?.(path, options);
}
