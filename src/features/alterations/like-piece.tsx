import { useQuery } from '@tanstack/react-query';
import { itemNavigationQuery } from '#api/items.ts';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { measuredAlike } from '#contract/rules/service-needs.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { PieceTiles } from './piece-tiles.tsx';
import { useWizard } from './wizard-context.ts';

/** Chooses another piece of the same kind, which is as long as this one should be. */
export function LikePiece({
  item,
  onPick,
  onClose,
}: {
  item: ItemDetails;
  onPick(name: string): void;
  onClose(): void;
}) {
  const { me } = useWizard();
  const group = categoryGroupOf(item.category);
  const filter = { group: [group ?? 'none'], category: measuredAlike(item.category) };
  const list = useQuery(itemNavigationQuery(me.userId, filter));
  const ids = (list.data?.itemIds ?? []).filter((id) => id !== item.itemId);
  return (
    <Sheet title="Like another of mine" onClose={onClose}>
      {list.isError && !list.data && (
        <ErrorCard title="Your pieces did not load" onRetry={() => void list.refetch()} />
      )}
      {list.data && ids.length === 0 && <p>You have no other piece of this kind.</p>}
      <PieceTiles
        owner={me.userId}
        ids={ids}
        isChosen={() => false}
        onPress={(_itemId, card) => onPick(itemName(card))}
      />
    </Sheet>
  );
}
