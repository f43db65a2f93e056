import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './replaced-notice.module.css';
import type { UnsavedOutfit } from './unsaved-outfits.ts';

/** Says of an outfit that it was changed in the editor and not saved, and leads back there. */
export function UnsavedNotice({
  unsaved,
  onDiscard,
}: {
  unsaved: UnsavedOutfit;
  onDiscard(): void;
}) {
  return (
    <aside className={styles.notice} aria-label="Unsaved changes">
      <p>You have unsaved changes of this outfit.</p>
      <div className={styles.actions}>
        <ButtonLink kind="secondary" size="small" to={unsaved.path}>
          Go on
        </ButtonLink>
        <Button kind="quiet" size="small" onClick={onDiscard}>
          Throw them away
        </Button>
      </div>
    </aside>
  );
}
