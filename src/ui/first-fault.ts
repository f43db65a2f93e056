/**
 * Brings the first field with a fault into sight with its label, out of whatever is folded around it,
 * and gives it the keyboard.
 */
export function showFirstFault(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  if (!first) return;
  const folded = first.closest('details');
  if (folded) folded.open = true;
  (first.closest<HTMLElement>('[data-field]') ?? first).scrollIntoView({ block: 'center' });
  const control = first.matches('[data-fault]') ? first.querySelector('button, input') : first;
  (control as HTMLElement | null)?.focus({ preventScroll: true });
}
