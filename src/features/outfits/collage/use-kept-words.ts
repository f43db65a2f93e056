import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '#lib/session.ts';
import { showToast } from '#ui/toasts.ts';

/** How long the way back to what is not saved is offered, in milliseconds. */
const offerMs = 8000;

/** Says, when the editor is left with something that is not saved, that it is kept; and leads back to it. */
export function useKeptWords(isUnsaved: boolean, title: string): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const left = useRef({ isUnsaved, said: title, goOn: () => {} });
  left.current = { isUnsaved, said: title, goOn: () => void navigate(pathname + search) };
  useEffect(
    () => () => {
      const { isUnsaved: wasUnsaved, said, goOn } = left.current;
      // Who signs out finds it after the next sign-in.
      if (!wasUnsaved || session.token === null) return;
      showToast({
        title: said,
        durationMs: offerMs,
        action: { label: 'Go on', onPress: goOn },
      });
    },
    [],
  );
}
