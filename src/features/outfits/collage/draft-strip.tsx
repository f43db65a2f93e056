import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './draft-strip.module.css';

/** Says that what was not saved is back, and offers to begin anew. */
export function DraftStrip({ onStartOver }: { onStartOver(): void }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={styles.strip} role="status">
      <span>Your unsaved work is back.</span>
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          setShown(false);
          onStartOver();
        }}
      >
        Start over
      </Button>
      <IconButton label="Close this note" onClick={() => setShown(false)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Asks what to go on with where a newer one was saved elsewhere. */
export function NewerDialog({
  onMine,
  onNewer,
  onCopy,
}: {
  onMine(): void;
  onNewer(): void;
  /** Saves this device's as an outfit of its own, and goes on with the newer one. */
  onCopy(): void;
}) {
  return (
    <Dialog
      title="There is a newer version"
      text="This outfit was saved elsewhere since you began. Your own work is still here."
    >
      <Button wide onClick={onMine}>
        Go on with mine
      </Button>
      <Button kind="secondary" wide onClick={onNewer}>
        Take the newer one
      </Button>
      <Button kind="secondary" wide onClick={onCopy}>
        Take it, and keep mine as a copy
      </Button>
    </Dialog>
  );
}
