import { Shirt } from 'lucide-react';
import { DeviceNotice } from '#components/device-notice.tsx';
import { PhotoButtons } from '#components/photo-buttons.tsx';
import { takePhotos } from '#components/take-photos.ts';
import { maxPhotosAtOnce } from '#contract/rules/images.ts';
import { Button } from '#ui/button.tsx';
import paper from '#ui/pattern-paper.module.css';
import { Sheet } from '#ui/sheet.tsx';
import { HangerOutline } from '#ui/state-card.tsx';
import styles from './add-sheet.module.css';

/** The sources of pieces: what one owns, for a wardrobe, and photos by the camera, the library, or a drop. */
export function AddSheet({
  wardrobeId,
  onChoose,
  onClose,
}: {
  wardrobeId: string | null;
  /** Goes on to the pieces that can be hung in the wardrobe; null where there is none. */
  onChoose: (() => void) | null;
  onClose(): void;
}) {
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
        {onChoose && (
          <Button icon={<Shirt aria-hidden="true" />} wide onClick={onChoose}>
            Choose from your pieces
          </Button>
        )}
        <PhotoButtons
          camera="Take a photo"
          library="Choose photos"
          isSecond={onChoose !== null}
          onTake={(files) => {
            onClose();
            void takePhotos(files, wardrobeId);
          }}
        />
      </div>
    </Sheet>
  );
}
