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
  onSave,
  onClose,
  children,
}: {
  /** Null where it is not about to be saved. */
  onSave: (() => void) | null;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <Sheet
      title={onSave ? 'Save outfit' : 'Details'}
      onClose={onClose}
      foot={
        onSave && (
          <Button wide onClick={onSave}>
            Save outfit
          </Button>
        )
      }
    >
      {children}
    </Sheet>
  );
}
