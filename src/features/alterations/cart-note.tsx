import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { servicesOf } from '#api/store/cart.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { alterations } from './alterations-store.ts';
import styles from './cart-note.module.css';
import { useSayFailure } from './use-apply.ts';
import { useWizard } from './wizard-context.ts';

/** The note for the studio: written here, kept with the cart. */
export function CartNote() {
  const { cart } = useWizard();
  const sayFailure = useSayFailure();
  const { note: written } = useSnapshot(alterations, { sync: true });
  const saved = cart.cart?.note ?? '';
  const [isOpen, setOpen] = useState(false);
  const note = written ?? saved;
  const form = useRef<HTMLDivElement>(null);
  // The bar at the foot would lie over it.
  useEffect(() => {
    if (!isOpen) return;
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
    form.current?.scrollIntoView?.({ block: 'center' });
  }, [isOpen]);
  if (!isOpen && written === null) {
    return (
      <div className={styles.note}>
        {saved && (
          <p className={styles.text} dir="auto">
            {saved}
          </p>
        )}
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          <NotebookPen aria-hidden="true" />
          {saved ? 'Edit your note for the studio' : 'Add a note for the studio'}
        </button>
      </div>
    );
  }
  const save = () =>
    cart.writeNote.mutate(note.trim(), {
      onSuccess: () => {
        alterations.note = null;
        setOpen(false);
      },
      onError: (error) => sayFailure(error, servicesOf(cart.cart ?? null)),
    });
  return (
    <div className={styles.note} ref={form}>
      <TextArea
        label="Note for the studio"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => {
          alterations.note = event.target.value;
        }}
      />
      <div className={styles.actions}>
        <Button size="small" busy={cart.writeNote.isPending} onClick={save}>
          Save note
        </Button>
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            alterations.note = null;
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}
