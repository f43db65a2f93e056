import { CircleCheck, HandHeart } from 'lucide-react';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { Button } from '#ui/button.tsx';
import { useIsLent } from './use-is-lent.ts';

/** Begins the choice of a friend's pieces; says *Borrow* where the friend lends what hangs there. */
export function ChoosePieces({
  owner,
  wardrobeId,
}: {
  owner: string;
  wardrobeId?: string | undefined;
}) {
  const isLent = useIsLent(owner, wardrobeId);
  if (isLent === undefined) return null;
  return (
    <Button
      size="small"
      icon={isLent ? <HandHeart aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      onClick={() => itemNoun.selection.start()}
      data-selects=""
    >
      {isLent ? 'Borrow' : 'Choose'}
    </Button>
  );
}
