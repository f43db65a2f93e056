import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import styles from './security-tab.module.css';

/** The way to have the account deleted. */
export function EndSection() {
  const { open } = useSheet();
  return (
    <section className={styles.section} aria-labelledby="end-title">
      <h2 id="end-title" className={styles.title}>
        Delete your account
      </h2>
      <p className={styles.note}>
        Your clothes, everything made from them, your Style Blueprint and its portrait go with it.
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" size="small" onClick={() => open('delete-account')}>
          Delete account
        </Button>
      </div>
    </section>
  );
}
