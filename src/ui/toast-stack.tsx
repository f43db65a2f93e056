import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useFreePlace } from './free-place.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast-stack.module.css';
import { dismissToast, type Toast, toasts } from './toasts.ts';

/** Where toasts appear; the app has one. */
export function ToastStack() {
  const { list } = useSnapshot(toasts);
  const stack = useRef<HTMLDivElement>(null);
  useFreePlace(stack, list);
  return (
    <div ref={stack} className={styles.stack} role="status" aria-live="polite" data-toasts="">
      {list.map((toast) => (
        <ToastBar key={toast.id} toast={toast as Toast} />
      ))}
    </div>
  );
}

/** Disappears by itself, but not while it is focused or pointed at. */
function ToastBar({ toast }: { toast: Toast }) {
  const { id, durationMs, times } = toast;
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once more, its time begins anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismissToast, durationMs, id);
    return () => clearTimeout(timer);
  }, [isHeld, id, durationMs, times]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the clock listens, nothing is pressed
    <div
      className={styles.toast}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {toast.tone === 'error' && <TriangleAlert aria-hidden="true" className={styles.alert} />}
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        label="Dismiss"
        className={styles.close ?? ''}
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
