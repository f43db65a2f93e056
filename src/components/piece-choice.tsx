import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './choice.module.css';
import { GroupChips } from './group-chips.tsx';
import { ItemPicture } from './item-picture.tsx';
import { describeItem } from './item-tile.tsx';
import { MoreButton } from './more-button.tsx';

/** Chooses some of the owner's pieces, narrowed by a group of categories. What narrows them leaves the choice alone. */
export function PieceChoice({
  owner,
  search,
  chosen,
  most,
  onChange,
}: {
  owner: string;
  search: string;
  chosen: readonly string[];
  /** How many may be chosen. */
  most: number;
  onChange(itemIds: string[]): void;
}) {
  const [shown, setShown] = useState(cardWindow);
  const [group, setGroup] = useState<string | null>(null);
  const navigation = useQuery(
    itemNavigationQuery(owner, {
      ...(search ? { search } : {}),
      ...(group ? { group: [group] } : {}),
    }),
  );
  const ids = navigation.data?.itemIds ?? [];
  const { cards, isError, retry } = itemCards.useCards(
    owner,
    ids,
    0,
    Math.min(shown, ids.length) - 1,
  );
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const isFull = chosen.length >= most;
  if (isError || navigation.isError) {
    const again = () => (navigation.isError ? void navigation.refetch() : retry());
    return <ErrorCard title="Your pieces did not load" onRetry={again} />;
  }
  const counts = navigation.data?.counts;
  if (counts?.all === 0 && !search && !group)
    return <p className={styles.none}>There is no piece yet.</p>;
  return (
    <>
      <GroupChips
        group={group}
        all={counts?.all}
        counts={counts?.group ?? {}}
        onGroup={(next) => {
          setGroup(next);
          setShown(cardWindow);
        }}
      />
      {navigation.data && ids.length === 0 && (
        <p className={styles.none} role="status">
          {search ? `Nothing matches “${search}”.` : 'There is no piece here.'}
        </p>
      )}
      <ul className={styles.pieces}>
        {ids.slice(0, shown).map((itemId) => {
          const card = cards.get(itemId);
          const isChosen = chosen.includes(itemId);
          return (
            <li key={itemId}>
              <button
                type="button"
                className={styles.piece}
                aria-pressed={isChosen}
                aria-label={card && describeItem(card)}
                disabled={!card || (isFull && !isChosen)}
                onClick={() => toggle(itemId)}
              >
                {card && <ItemPicture image={card.image} alt="" sizes="90px" inset="medium" />}
                {isChosen && (
                  <span className={styles.check} aria-hidden="true">
                    <Check />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <MoreButton shown={shown} count={ids.length} onMore={setShown} />
    </>
  );
}
