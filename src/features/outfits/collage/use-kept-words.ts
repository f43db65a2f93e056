import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '#lib/session.ts';
import { showToast } from '#ui/toasts.ts';

/** How long the way back to what is not saved is offered, in milliseconds. */
const offerMs = 8000;

/** Says, when the editor is left with something that is not saved, that it is kept; and leads back to it. */
export function useKeptWords(isUnsaved: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const left = useRef({ isUnsaved, goOn: () => {} });
  left.current = { isUnsaved, goOn: () => void navigate(pathname + search) };
  useEffect(
    () => () => {
      const { isUnsaved: wasUnsaved, goOn } = left.current;
      // Who signs out finds it after the next sign-in.
      if (!wasUnsaved || session.token === null) return;
      showToast({
        title: 'Not saved yet, but kept',
        durationMs: offerMs,
        action: { label: 'Go on', onPress: goOn },
      });
    },
    [],
  );
}
