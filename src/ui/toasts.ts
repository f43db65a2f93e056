import { proxy } from 'valtio/vanilla';

/** How long a toast stays, in milliseconds (product spec, section 9). */
export const toastMs = 3500;

/** A thing to do about a toast. */
interface ToastAction {
  label: string;
  onPress(): void;
}

/** A short message at the foot of the screen. */
export interface Toast {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'error' | 'plain';
  /** Whether it tells that what was shown as done is not, so that it stands before any other. */
  isUrgent?: boolean;
  /** One thing to do about it, for as long as it stays. */
  action?: ToastAction | undefined;
  /** Another thing to do, before it. */
  more?: ToastAction | undefined;
  /** Milliseconds; `toastMs` unless said. */
  durationMs: number;
  /** How often these words were said; its time begins anew with each. */
  times: number;
}

/** The toasts that are not over, the oldest first; one is shown (decision 065). */
export const toasts = proxy<{ list: Toast[] }>({ list: [] });

/** Most that are kept of those that ask for nothing. */
const mostPlain = 3;

let lastId = 0;

/** Shows a toast. The same words are not shown twice at a time: they stay for longer. Answers its id. */
export function showToast(toast: Partial<Toast> & { title: string }): number {
  const same = toasts.list.find((one) => one.title === toast.title && one.text === toast.text);
  if (same && !toast.action) {
    same.times += 1;
    return same.id;
  }
  lastId += 1;
  toasts.list.push({ tone: 'plain', durationMs: toastMs, times: 1, ...toast, id: lastId });
  // What can still be undone is not lost.
  const plain = toasts.list.filter(({ action }) => !action);
  if (plain.length > mostPlain) dismissToast(plain[0]!.id);
  return lastId;
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  const index = toasts.list.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.list.splice(index, 1);
}

/**
 * How long a deletion can be undone, in milliseconds (docs/design/product-rules.md,
 * Items).
 */
const undoMs = 10_000;

/** Shows what was done, and offers for a while to undo it, or something else to do. Answers its id. */
export function showUndo(
  title: string,
  undo: () => void,
  text?: string,
  more?: ToastAction,
): number {
  const action = { label: 'Undo', onPress: undo };
  return showToast({ title, text, durationMs: undoMs, action, more });
}
