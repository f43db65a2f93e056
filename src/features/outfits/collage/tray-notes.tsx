import { Shirt } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './tray.module.css';

/** Said in a tray without a piece. */
export function NoPieces({
  onShowAll,
  empty,
}: {
  /** Null where nothing is left out. */
  onShowAll: (() => void) | null;
  empty: ReactNode;
}) {
  if (onShowAll) {
    return (
      <TrayNote>
        Nothing matches.
        <Button kind="quiet" size="small" onClick={onShowAll}>
          Show all
        </Button>
      </TrayNote>
    );
  }
  return <TrayNote>{empty}</TrayNote>;
}

/** Said in a member's own tray without a piece: the way to the first ones. */
export const AddPiecesFirst = () => (
  <>
    Add pieces first: they are laid out here.
    <ButtonLink kind="secondary" size="small" to={paths.addItems()}>
      Add pieces
    </ButtonLink>
  </>
);

/** Said where the pieces could not be read. */
export function PiecesAway({ onRetry }: { onRetry(): void }) {
  return (
    <TrayNote>
      The pieces did not load.
      <Button kind="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </TrayNote>
  );
}

function TrayNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Shirt aria-hidden="true" />
      {children}
    </div>
  );
}
