import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useFreePosition } from './free-position.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast-stack.module.css';
import { dismissToast, type Toast, toasts } from './toasts.ts';

/**
 * The position of the toasts, one at a time; the app has one. The newest that is urgent is shown, else the newest that
 * asks for something, else the newest, and the others come after it with their whole time. What somebody holds stays
 * until they let go, so that nothing comes under a finger.
 */
export function ToastStack() {
  const { list } = useSnapshot(toasts);
  const [held, setHeld] = useState<number | null>(null);
  const stack = useRef<HTMLDivElement>(null);
  useFreePosition(stack, list);
  const shown =
    list.find(({ id }) => id === held) ??
    list.findLast(({ isUrgent }) => isUrgent) ??
    list.findLast(({ action }) => action) ??
    list.at(-1);
  return (
    <div ref={stack} className={styles.stack} role="status" aria-live="polite" data-toasts="">
      {shown && (
        <ToastBar
          key={shown.id}
          toast={shown as Toast}
          others={list.length - 1}
          isHeld={held === shown.id}
          onHold={(isHeld) => setHeld(isHeld ? shown.id : null)}
        />
      )}
    </div>
  );
}

/** Disappears by itself, but not while it is focused or pointed at. */
function ToastBar({
  toast,
  others,
  isHeld,
  onHold,
}: {
  toast: Toast;
  /** How many wait behind it. */
  others: number;
  isHeld: boolean;
  onHold(isHeld: boolean): void;
}) {
  const { id, durationMs, times } = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once more, its time begins anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      // Said once more in this very turn, its time begins anew all the same.
      const isSaidAgain = toasts.list.some((one) => one.id === id && one.times > times);
      if (!isSaidAgain) dismissToast(id);
    }, durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, id, durationMs, times]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the clock listens, nothing is pressed
    <div
      className={styles.toast}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      {toast.tone === 'error' && <TriangleAlert aria-hidden="true" className={styles.alert} />}
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
        {others > 0 && <p className={styles.others}>{others} more</p>}
      </div>
      {[toast.more, toast.action].map(
        (one) =>
          one && (
            <button
              key={one.label}
              type="button"
              className={styles.action}
              onClick={() => {
                one.onPress();
                dismissToast(toast.id);
              }}
            >
              {one.label}
            </button>
          ),
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
