import { type DragEvent, type ReactNode, useState } from 'react';
import { takePhotos } from '#components/take-photos.ts';
import styles from './add-photos.module.css';

/** A place where photos may be dropped or pasted. */
export function AddPhotos({
  wardrobeId,
  isOpen,
  children,
}: {
  wardrobeId: string | null;
  /** Whether photos may be added there. */
  isOpen: boolean;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => isOpen && event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the sheet does the same
    <div
      className={styles.place}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void takePhotos([...event.dataTransfer.files], wardrobeId);
      }}
    >
      {children}
      {isOver && <p className={styles.drop}>Drop to add them</p>}
    </div>
  );
}
