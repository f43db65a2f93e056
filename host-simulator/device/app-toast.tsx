import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { app } from '../app-state.ts';
import styles from './app-toast.module.css';

const shownMs = 2_600;

/** The toast that says over the page for a moment what the native app does or would do. */
export function AppToast() {
  const { toast } = useSnapshot(app);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => {
      app.toast = undefined;
    }, shownMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className={styles.place} role="status">
      {toast && (
        <div key={toast.key} className={styles.toast}>
          {toast.words}
        </div>
      )}
    </div>
  );
}
