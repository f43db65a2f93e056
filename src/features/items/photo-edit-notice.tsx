import { useSnapshot } from 'valtio';
import { besides, forgetBeside } from '#api/upload-queue/edited-photo-places.ts';
import { removePhoto, tryAgain } from '#api/upload-queue/upload-queue.ts';
import { uploads } from '#api/upload-queue/uploads.ts';
import { Notice } from '#components/notice.tsx';
import { refusalWords } from '#components/refusal-words.ts';
import { maxItemPhotos } from '#contract/rules/item-attributes.ts';
import { Button } from '#ui/button.tsx';
import styles from './photo-edit-notice.module.css';

/** Says what became of cropped photos of a piece that could not take the place they were made for. */
export function PhotoEditNotice({ itemId }: { itemId: string }) {
  const { list } = useSnapshot(uploads);
  const places = useSnapshot(besides).list;
  const refused = list.filter(
    ({ destination, step }) =>
      destination.kind === 'edited-photo' && destination.itemId === itemId && step === 'refused',
  );
  const isBeside = places.some((one) => one.itemId === itemId);
  if (refused.length === 0 && !isBeside) return null;
  return (
    <div className={styles.notices}>
      {isBeside && (
        <div className={styles.notice}>
          <Notice>
            The photo that you cropped was changed on another device meanwhile. Yours stands beside
            it, as the last one.
          </Notice>
          <Button kind="quiet" size="small" onClick={() => forgetBeside(itemId)}>
            All right
          </Button>
        </div>
      )}
      {refused.map(({ id, preview, refusal }) => (
        <div key={id} className={styles.notice}>
          <img src={preview} alt="As it was cropped" className={styles.picture} />
          <Notice>
            {refusal
              ? `The cropped photo was not taken. ${refusalWords[refusal]}`
              : `The photo that you cropped was taken away on another device, and there are ${maxItemPhotos} others. Remove one, then try again.`}
          </Notice>
          <span className={styles.choices}>
            {!refusal && (
              <Button kind="quiet" size="small" onClick={() => void tryAgain(id)}>
                Try again
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={() => void removePhoto(id)}>
              Throw away
            </Button>
          </span>
        </div>
      ))}
    </div>
  );
}
