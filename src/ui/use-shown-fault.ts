import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Answers what to call with new faults of a form; a new `problem` says that there are some. Once they are drawn, the first one comes into
 * sight with its label, out of whatever is folded around it, and has the keyboard. Faults that are
 * mended one by one move nothing.
 */
export function useShownFault(form: RefObject<HTMLElement | null>, problem?: object | null) {
  const isDue = useRef(false);
  const known = useRef(problem);
  useEffect(() => {
    if (problem && problem !== known.current) isDue.current = true;
    known.current = problem;
    if (!isDue.current) return;
    isDue.current = false;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    if (!first) return;
    const folded = first.closest('details');
    if (folded) folded.open = true;
    (first.closest<HTMLElement>('[data-field]') ?? first).scrollIntoView({ block: 'center' });
    const control = first.matches('[data-fault]') ? first.querySelector('button, input') : first;
    (control as HTMLElement | null)?.focus({ preventScroll: true });
  });
  return useCallback(() => {
    isDue.current = true;
  }, []);
}
