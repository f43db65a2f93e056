import { type RefObject, useEffect, useRef } from 'react';

/** Puts the caret into the form's first field once it stands. */
export function useFirstField(isWanted = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
  }, [isWanted]);
  return form;
}
