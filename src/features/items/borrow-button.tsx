import { useQuery } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { loansQuery } from '#api/loans.ts';
import { whenWords } from '#components/loan/loan-words.ts';
import { maySetAvailability } from '#contract/rules/availability.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { late } from '#ui/late.tsx';
import styles from './item-bar.module.css';

const BorrowSheet = late(
  'layer',
  async () => (await import('#components/loan/borrow-sheet.tsx')).BorrowSheet,
);

/**
 * The bar on a friend's piece: what one asked for it already, and that it can be borrowed, if its owner lends it, and it is
 * not gone, at the studio or for sale.
 */
export function BorrowButton({
  item: { ownerId: owner, itemId, availability, mayBorrow },
}: {
  item: ItemDetails;
}) {
  const { userId } = useSnapshot(session);
  const [isAsking, setAsking] = useState(false);
  const { data: loans, isLoading } = useQuery(loansQuery(userId ?? '', { isHandled: true }));
  const open = loans?.borrowed.find((loan) => loan.state in openWords && isOf(loan, itemId));
  const isOffered = mayBorrow !== false && maySetAvailability(availability, 'lent');
  // Where that ends while the sheet is open, the sheet says so. Nothing of the bar changes under the finger.
  if (isLoading || (!isOffered && !isAsking && !open)) return null;
  return (
    <div className={classes(styles.bar, open && styles.loan)}>
      {open && (
        <ButtonLink kind="secondary" to={paths.loan(open.loanId)}>
          {openWords[open.state as keyof typeof openWords]} {whenWords(open)}
        </ButtonLink>
      )}
      {(isOffered || isAsking) && (
        <Button
          kind={open ? 'secondary' : 'primary'}
          icon={<HandHeart aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {open ? 'Other days' : 'Ask to borrow'}
        </Button>
      )}
      {isAsking && (
        <BorrowSheet owner={owner} itemIds={[itemId]} words="it" onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

/** A loan that is not over, in words before its days. */
const openWords = { waiting: 'Asked for', agreed: 'Yours', running: 'You have it' };

const isOf = ({ pieces }: Loan, itemId: string): boolean =>
  pieces.some(
    (piece) => piece.itemId === itemId && ['asked', 'agreed', 'out'].includes(piece.state),
  );
