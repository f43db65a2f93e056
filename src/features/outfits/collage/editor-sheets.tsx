import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';

/** Every piece with all that can be done to it. */
export function PiecesSheet({ onClose, children }: { onClose(): void; children: ReactNode }) {
  return (
    <Sheet title="Pieces" onClose={onClose}>
      {children}
    </Sheet>
  );
}

/** The details of the outfit; before it is saved, or by itself. */
export function DetailsSheet({
  saveTitle,
  saveLabel,
  onSave,
  onClose,
  children,
}: {
  /** The title of the sheet before it is saved, and the words on its button. */
  saveTitle: string;
  saveLabel: string;
  /** Null where it is not about to be saved. */
  onSave: (() => void) | null;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <Sheet
      title={onSave ? saveTitle : 'Details'}
      onClose={onClose}
      foot={
        onSave && (
          <Button wide onClick={onSave}>
            {saveLabel}
          </Button>
        )
      }
    >
      {children}
    </Sheet>
  );
}
