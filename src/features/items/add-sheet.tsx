import { DeviceNotice } from '#components/device-notice.tsx';
import { PhotoButtons } from '#components/photo-buttons.tsx';
import { takePhotos } from '#components/take-photos.ts';
import { maxPhotosAtOnce } from '#contract/rules/images.ts';
import paper from '#ui/pattern-paper.module.css';
import { Sheet } from '#ui/sheet.tsx';
import { HangerOutline } from '#ui/state-card.tsx';
import styles from './add-sheet.module.css';

/** Where photos come from: the camera, the library, or a drop. */
export function AddSheet({ wardrobeId, onClose }: { wardrobeId: string | null; onClose(): void }) {
  return (
    <Sheet title="Add pieces" onClose={onClose} isRoute>
      <DeviceNotice />
      <div className={`${styles.target} ${paper.paper}`}>
        <HangerOutline />
      </div>
      <p className={styles.hint}>
        Lay the piece flat near a window, the whole of it in the picture. Add up to{' '}
        {maxPhotosAtOnce} at once; they upload while you go on.
      </p>
      <div className={styles.actions}>
        <PhotoButtons
          camera="Take a photo"
          library="Choose photos"
          onTake={(files) => {
            onClose();
            void takePhotos(files, wardrobeId);
          }}
        />
      </div>
    </Sheet>
  );
}
