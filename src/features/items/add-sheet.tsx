import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { DeviceNotice } from '#components/device-notice.tsx';
import { maxPhotosAtOnce } from '#contract/rules/images.ts';
import { useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import paper from '#ui/pattern-paper.module.css';
import { Sheet } from '#ui/sheet.tsx';
import { HangerOutline } from '#ui/state-card.tsx';
import styles from './add-sheet.module.css';
import { takePhotos } from './take-photos.ts';

/** Where photos come from: the camera, the library, or a drop. */
export function AddSheet({ wardrobeId, onClose }: { wardrobeId: string | null; onClose(): void }) {
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia('(pointer: coarse)');
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length === 0) return;
    onClose();
    void takePhotos(files, wardrobeId);
  };
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
        {hasCamera && (
          <Button icon={<Camera aria-hidden="true" />} wide onClick={() => camera.current?.click()}>
            Take a photo
          </Button>
        )}
        <Button
          kind={hasCamera ? 'secondary' : 'primary'}
          icon={<ImagePlus aria-hidden="true" />}
          wide
          onClick={() => library.current?.click()}
        >
          Choose photos
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Take a photo"
        onChange={take}
      />
      <input
        ref={library}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Choose photos"
        data-testid="photo-library"
        onChange={take}
      />
    </Sheet>
  );
}
