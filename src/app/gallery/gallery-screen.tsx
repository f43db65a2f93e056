import { useEffect, useState } from 'react';
import { showTheme } from '#lib/theme.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryMarks } from './gallery-marks.tsx';
import styles from './gallery-screen.module.css';

const themes = ['light', 'dark'] as const;

/** Every primitive of `src/ui` in its states, in both themes side by side. Development only. */
export function GalleryScreen() {
  const [layer, setLayer] = useState<'dialog' | 'fault' | 'sheet' | null>(null);
  const close = () => setLayer(null);
  // The light half takes its tokens from the root.
  useEffect(() => {
    document.documentElement.dataset.theme = 'light';
    return () => showTheme();
  }, []);
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>Gallery</h1>
      <div className={styles.layers}>
        <Button size="small" onClick={() => showToast({ title: 'Hung on the rail' })}>
          Toast
        </Button>
        <Button
          size="small"
          onClick={() =>
            showToast({
              tone: 'error',
              title: 'Something went wrong.',
              text: 'Try again in a moment, or refresh the page.',
            })
          }
        >
          Error toast
        </Button>
        <Button
          size="small"
          onClick={() =>
            showToast({ title: 'Piece deleted', action: { label: 'Undo', onPress() {} } })
          }
        >
          Toast with undo
        </Button>
        <Button size="small" kind="secondary" onClick={() => setLayer('dialog')}>
          Dialog
        </Button>
        <Button size="small" kind="secondary" onClick={() => setLayer('fault')}>
          Fault
        </Button>
        <Button size="small" kind="secondary" onClick={() => setLayer('sheet')}>
          Sheet
        </Button>
        <ButtonLink size="small" kind="secondary" to="/gallery/rail">
          A list
        </ButtonLink>
      </div>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <section key={theme} data-theme={theme} className={styles.theme} aria-label={theme}>
            <GalleryMarks />
            <GalleryControls />
          </section>
        ))}
      </div>
      {layer === 'dialog' && (
        <Dialog title="Delete Everyday?" text="Its 12 pieces stay with you." onClose={close}>
          <Button kind="danger" wide onClick={close}>
            Delete wardrobe
          </Button>
          <Button kind="secondary" wide onClick={close}>
            Keep it
          </Button>
        </Dialog>
      )}
      {layer === 'fault' && (
        <Dialog isFault title="An unexpected error occurred. Please try again" onClose={close}>
          <Button wide onClick={close}>
            OK
          </Button>
        </Dialog>
      )}
      {layer === 'sheet' && (
        <Sheet title="New wardrobe" onClose={close} foot={<Button wide>Create wardrobe</Button>}>
          <p>Drag it down, press Escape, or go back.</p>
        </Sheet>
      )}
    </main>
  );
}
