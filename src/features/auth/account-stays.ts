import { showToast, toasts } from '#ui/toasts.ts';

/** Says that a sign-in took back the end of an account, in the place of what was said of its end a moment ago. */
export function sayAccountStays(): void {
  toasts.list.splice(0);
  showToast({ title: 'Your account stays', text: 'Nothing in it is deleted.' });
}
