import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { usePageCover } from '#lib/use-page-cover.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { CropEditor } from './crop-editor.tsx';
import styles from './crop-layer.module.css';
import { usePhotoFile } from './use-photo-file.ts';

/** Cropping a photo, over the whole window. */
export function CropLayer({
  owner,
  imageId,
  address,
  onSave,
  onClose,
}: {
  owner: string;
  imageId: string;
  /** Where the photo is, largest. */
  address: string;
  /** Takes the picture that was cut; resolves once the device keeps it. */
  onSave(file: File): Promise<unknown>;
  onClose(): void;
}) {
  const { photo, isFailed, retry } = usePhotoFile(address);
  usePageCover(true);
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && !photo && onClose()}>
      <Base.Portal>
        <Base.Popup className={styles.layer} data-crop="">
          <Base.Title className="visually-hidden">Crop photo</Base.Title>
          {photo ? (
            <CropEditor
              owner={owner}
              imageId={imageId}
              photo={photo}
              onSave={onSave}
              onClose={onClose}
            />
          ) : (
            <Unread isFailed={isFailed} onRetry={retry} onClose={onClose} />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A photo that is on its way, or did not come. */
function Unread({
  isFailed,
  onRetry,
  onClose,
}: {
  isFailed: boolean;
  onRetry(): void;
  onClose(): void;
}) {
  useBackInterceptor(true, onClose);
  return (
    <div className={styles.unread}>
      <div className={styles.top}>
        <IconButton label="Cancel" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {isFailed ? (
        <ErrorCard
          isWholeScreen
          title="This photo cannot be opened"
          text="It did not load, or it is damaged. Nothing was changed."
          onRetry={onRetry}
        />
      ) : (
        <div className={styles.wait} role="status" aria-label="Loading">
          <Stitches count={5} busy />
        </div>
      )}
    </div>
  );
}
