import { useQuery } from '@tanstack/react-query';
import { ScanEye } from 'lucide-react';
import { cutoutsToLookAtQuery } from '#api/cutouts.ts';
import { Button } from '#ui/button.tsx';
import styles from '../sort-notice.module.css';

/** Offers to look at the cut-outs that are doubted; nothing where none is. */
export function CutoutsNotice({
  owner,
  isInert,
  onLook,
}: {
  owner: string;
  /** Whether it cannot be pressed and only keeps its place, so that the list under it does not jump. */
  isInert: boolean;
  onLook(): void;
}) {
  const count = useQuery(cutoutsToLookAtQuery(owner)).data?.rows.length ?? 0;
  if (count === 0) return null;
  return (
    <section className={styles.notice} aria-label="Cut-outs to look at" inert={isInert}>
      <ScanEye aria-hidden="true" />
      <p>{count === 1 ? 'One cut-out may be wrong.' : `${count} cut-outs may be wrong.`}</p>
      <Button kind="secondary" size="small" onClick={onLook}>
        Look at {count === 1 ? 'it' : 'them'}
      </Button>
    </section>
  );
}
