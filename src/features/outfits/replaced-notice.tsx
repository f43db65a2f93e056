import type { ReplacedSave } from '#api/outfit-saves/use-waiting-outfits.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './replaced-notice.module.css';

/** Says that another device saved over what was saved here, which can still be kept. */
export function ReplacedNotice({ replaced }: { replaced: ReplacedSave }) {
  return (
    <aside className={styles.notice}>
      <p>This outfit was changed on another device after you saved it here.</p>
      <div className={styles.actions}>
        <Button
          kind="secondary"
          size="small"
          onClick={() =>
            void replaced.keepAsCopy().then(() => showToast({ title: 'Yours is kept as a copy' }))
          }
        >
          Keep mine as a copy
        </Button>
        <Button kind="quiet" size="small" onClick={replaced.dismiss}>
          It is fine so
        </Button>
      </div>
    </aside>
  );
}
