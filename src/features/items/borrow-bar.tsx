import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { BulkBar, pileSize } from '#components/list/bulk-bar.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import { mostLent } from '#contract/rules/loans.ts';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';

const BorrowSheet = late(
  'layer',
  async () => (await import('#components/loan/borrow-sheet.tsx')).BorrowSheet,
);

/** The bar over a friend's pieces that were chosen to be borrowed. */
export function BorrowBar({ owner, all }: { owner: string; all: readonly string[] }) {
  const { selection, cards: ofItems, Picture } = itemNoun;
  const ids = [...useSnapshot(selection.state).ids];
  const [isAsking, setAsking] = useState(false);
  const last = ids.slice(-pileSize);
  const { cards } = ofItems.useCards(owner, last, 0, last.length - 1, { isAside: true });
  const ask = () =>
    ids.length > mostLent
      ? showToast({
          title: `${mostLent} pieces are borrowed at once at most`,
          text: 'Choose fewer of them.',
        })
      : setAsking(true);
  return (
    <BulkBar
      selection={selection}
      label="Chosen pieces"
      all={all.slice(0, mostLent)}
      pictureOf={(id) => {
        const card = cards.get(id);
        return card && <Picture card={card} widthPx={40} />;
      }}
      actions={[
        {
          label: 'Ask to borrow',
          short: 'Borrow',
          icon: <HandHeart aria-hidden="true" />,
          onPress: ask,
        },
      ]}
    >
      {isAsking && (
        <BorrowSheet
          owner={owner}
          itemIds={ids}
          words={ids.length === 1 ? 'it' : piecesOf(ids.length)}
          onClose={() => setAsking(false)}
          onDone={selection.clear}
        />
      )}
    </BulkBar>
  );
}
