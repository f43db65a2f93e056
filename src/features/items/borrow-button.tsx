import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { maySetAvailability } from '#contract/rules/availability.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import styles from './item-bar.module.css';

const BorrowSheet = late(
  'layer',
  async () => (await import('#components/loan/borrow-sheet.tsx')).BorrowSheet,
);

/** The bar on a friend's piece: it can be borrowed, if its owner lends it, and it is not gone, at the studio or for sale. */
export function BorrowButton({
  item: { ownerId: owner, itemId, availability, mayBorrow },
}: {
  item: ItemDetails;
}) {
  const [isAsking, setAsking] = useState(false);
  const isOffered = mayBorrow !== false && maySetAvailability(availability, 'lent');
  // Where that ends while the sheet is open, the sheet says so.
  if (!isOffered && !isAsking) return null;
  return (
    <div className={styles.bar}>
      <Button icon={<HandHeart aria-hidden="true" />} onClick={() => setAsking(true)}>
        Ask to borrow
      </Button>
      {isAsking && (
        <BorrowSheet owner={owner} itemIds={[itemId]} words="it" onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
