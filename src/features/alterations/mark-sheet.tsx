import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';

/** The garment as large as the screen allows, for a finger that says where. */
export const MarkSheet = ({ children, onClose }: { children: ReactNode; onClose(): void }) => (
  <Sheet
    title="Mark the place"
    onClose={onClose}
    foot={
      <Button wide onClick={onClose}>
        Done
      </Button>
    }
  >
    {children}
  </Sheet>
);
