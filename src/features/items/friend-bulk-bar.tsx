import { useQuery } from '@tanstack/react-query';
import { HandHeart, Layers2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { friendsQuery } from '#api/friends.ts';
import { firstNameWithin } from '#components/friend-names.ts';
import { BulkBar } from '#components/list/bulk-bar.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import { maxLayers } from '#contract/rules/collage.ts';
import { mostLent } from '#contract/rules/loans.ts';
import { useScope } from '#lib/scope.ts';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';
import { useIsLent } from './use-is-lent.ts';

const BorrowSheet = late(
  'layer',
  async () => (await import('#components/loan/borrow-sheet.tsx')).BorrowSheet,
);

/** The bar over a friend's pieces that were chosen: to style the friend with them, and to borrow those that are lent. */
export function FriendBulkBar({
  owner,
  wardrobeId,
  all,
}: {
  owner: string;
  wardrobeId: string | undefined;
  /** Every piece of the list, in order. */
  all: readonly string[];
}) {
  const { selection, cards: ofItems, Picture } = itemNoun;
  const ids = [...useSnapshot(selection.state).ids];
  const { paths } = useScope();
  const navigate = useNavigate();
  const friend = useQuery(friendsQuery()).data?.friends.find(({ userId }) => userId === owner);
  const [isAsking, setAsking] = useState(false);
  const { cards } = ofItems.useCards(owner, ids, 0, ids.length - 1, { isAside: true });
  const lentIds = ids.filter((id) => cards.get(id)?.mayBorrow !== false);
  const isListLent = useIsLent(owner, wardrobeId);
  const ask = () => (lentIds.length > mostLent ? sayMost('A request', mostLent) : setAsking(true));
  const style = () => {
    if (ids.length > maxLayers) return sayMost('An outfit', maxLayers);
    selection.clear();
    void navigate(paths.createOutfit({ items: ids.join() }));
  };
  return (
    <BulkBar
      selection={selection}
      label="Chosen pieces"
      hint="Tap pieces"
      all={all.slice(0, mostLent)}
      pictureOf={(id) => {
        const card = cards.get(id);
        return card && <Picture card={card} widthPx={40} />;
      }}
      actions={[
        {
          label: `Style ${friend ? firstNameWithin(friend) : 'your friend'}`,
          short: 'Style',
          icon: <Layers2 aria-hidden="true" />,
          onPress: style,
        },
        ...((ids.length === 0 ? isListLent : lentIds.length > 0)
          ? [
              {
                label: 'Ask to borrow',
                short: 'Borrow',
                icon: <HandHeart aria-hidden="true" />,
                onPress: ask,
              },
            ]
          : []),
      ]}
    >
      {isAsking && (
        <BorrowSheet
          owner={owner}
          itemIds={lentIds}
          words={wordsOf(lentIds.length, ids.length)}
          onClose={() => setAsking(false)}
          onDone={selection.clear}
        />
      )}
    </BulkBar>
  );
}

/** What is asked for: `it`, `2 pieces`, or `2 of 3 pieces` where the others are not lent. */
function wordsOf(lent: number, chosen: number): string {
  if (lent < chosen) return `${lent} of ${piecesOf(chosen)}`;
  return lent === 1 ? 'it' : piecesOf(lent);
}

const sayMost = (what: string, most: number) =>
  showToast({ title: `${what} has ${most} pieces at most`, text: 'Choose fewer of them.' });
