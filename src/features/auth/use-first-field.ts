import { type RefObject, useEffect } from 'react';

/** Focuses the form's first field once it is there. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
  }, [form, isWanted]);
}
