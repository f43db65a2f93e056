import { outbox } from '#api/outbox/outbox.ts';
import type { WaitingOutfit } from '#api/outfit-saves/outfit-saves.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './replaced-notice.module.css';

/** Says that a change of an outfit is on this device and not with the server yet, or was refused. */
export function WaitingNotice({
  waiting: { saveId, outfitId, state },
}: {
  waiting: WaitingOutfit;
}) {
  const drop = () => {
    void outbox.drop([saveId]);
    showToast({ title: 'The change was thrown away' });
  };
  return (
    <aside className={styles.notice}>
      <p>
        {state === 'waiting'
          ? 'Your last change waits on this device. It is sent as soon as that is possible.'
          : 'Your last change could not be saved. It is kept on this device.'}
      </p>
      <div className={styles.actions}>
        {outfitId !== null && (
          <ButtonLink kind="secondary" size="small" to={paths.editOutfit(outfitId)}>
            Open the change
          </ButtonLink>
        )}
        <Button kind="quiet" size="small" onClick={drop}>
          Throw it away
        </Button>
      </div>
    </aside>
  );
}
