import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { redirectTarget } from '#lib/paths.ts';

/** The places of the sign-in, as the `step` parameter says them; `email` is the one without. */
export type AuthStep = 'email' | 'password' | 'create' | 'forgot' | 'confirm' | 'welcome';

const steps: readonly string[] = [
  'password',
  'create',
  'forgot',
  'confirm',
  'welcome',
] satisfies AuthStep[];

/** Marks a step that was pushed by the one before, so that its back button goes back in history. */
interface StepState {
  isPushed?: boolean;
}

/** The step of the sign-in, and how to go on and back. The redirect is kept. */
export function useAuthSteps() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const isPushed = (location.state as StepState | null)?.isPushed === true;
  const asked = search.get('step') ?? '';
  const redirect = search.get('redirect');

  const searchOf = (step: AuthStep) => {
    const next = new URLSearchParams();
    if (redirect) next.set('redirect', redirect);
    if (step !== 'email') next.set('step', step);
    return { search: next.toString() };
  };
  return {
    step: (steps.includes(asked) ? asked : 'email') as AuthStep,
    target: redirectTarget(redirect),
    go: (step: AuthStep) => void navigate(searchOf(step), { state: { isPushed: true } }),
    replace: (step: AuthStep) =>
      void navigate(searchOf(step), { replace: true, state: location.state }),
    back: () => void (isPushed ? navigate(-1) : navigate(searchOf('email'), { replace: true })),
    isPushed,
  };
}

/** The target of a step that was left back over the history: the step that is come to goes on there. */
let wanted: string | null = null;

/**
 * Leaves as soon as `isDone`: back over the steps that were pushed, so that none of them stays
 * behind the app, then on to where the user was going, or to `place`.
 */
export function useLeave(isDone: boolean, place: string | null = null): void {
  const { isPushed, target } = useAuthSteps();
  const { key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (!isDone || left.current === key) return;
    left.current = key;
    const to = place ?? wanted;
    wanted = isPushed ? to : null;
    if (isPushed) void navigate(-1);
    else void navigate(to ?? target, { replace: true });
  }, [isDone, isPushed, target, place, key, navigate]);
}
