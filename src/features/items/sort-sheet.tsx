import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { itemCards, itemNavigationQuery, itemSuggestionsQuery, useSaveItem } from '#api/items.ts';
import { startSpoilRun } from '#api/spoil-run.ts';
import { FormFault } from '#components/form-fault.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { likelyCategories } from './likely-categories.ts';
import styles from './sort-sheet.module.css';

/**
 * Goes through the pieces without a category, the oldest first: one tap says what a piece is, and
 * the next one comes. The pieces exist already; nothing is lost by stopping.
 */
export function SortSheet({
  owner,
  wardrobeId,
  onClose,
}: {
  owner: string;
  wardrobeId: string | null;
  onClose(): void;
}) {
  const unsorted = {
    group: ['none'],
    sort: 'oldest' as const,
    ...(wardrobeId ? { wardrobeId } : {}),
  };
  const { data } = useQuery(itemNavigationQuery(owner, unsorted));
  // The first order is kept: the list gets shorter with each sorted piece.
  const order = useRef<string[] | null>(null);
  if (!order.current && data) order.current = data.itemIds;
  const itemIds = order.current ?? [];
  const [place, setPlace] = useState(0);
  const { cards } = itemCards.useCards(owner, itemIds, place, place + 1, { isAside: true });
  const { data: suggestions, isPending } = useQuery(itemSuggestionsQuery(owner));
  // The first order of the categories is kept too, so that each stays in its place.
  const offered = useRef<string[] | null>(null);
  if (!isPending) offered.current ??= likelyCategories(suggestions?.usedCategories ?? []);
  const [isPicking, setPicking] = useState(false);
  const client = useQueryClient();
  // The list under the sheet is read again once, when the sheet closes.
  const [run] = useState(() => startSpoilRun(client));
  useEffect(() => () => run.end(), [run]);
  const save = useSaveItem({ spoil: run.spoil, meta: { isForm: true } });
  const itemId = itemIds[place];
  const card = itemId ? cards.get(itemId) : undefined;
  const goTo = (to: number) => {
    setPicking(false);
    save.reset();
    if (to < itemIds.length) setPlace(to);
    else onClose();
  };
  const next = () => goTo(place + 1);
  const choose = (category: string | null) => {
    if (!itemId || !category) return;
    // `reset` of one that went on meanwhile lets its answer go: it leads nowhere any more.
    save.mutate({ owner, itemId, changes: { category } }, { onSuccess: next });
  };
  return (
    <Sheet
      title="What is it?"
      onClose={onClose}
      isRoute
      foot={
        <>
          <FormFault problem={save.error} />
          <Button kind="secondary" disabled={place === 0} onClick={() => goTo(place - 1)}>
            Back
          </Button>
          <Button kind="secondary" onClick={next}>
            Skip
          </Button>
        </>
      }
    >
      <p className={styles.count} role="status">
        {data && itemIds.length === 0
          ? 'Every piece has a category.'
          : `${place + 1} of ${itemIds.length}`}
      </p>
      <div className={styles.picture} key={itemId}>
        {card && <ItemPicture image={card.image} alt={describeItem(card)} sizes="320px" isEager />}
      </div>
      {card && !card.image && (
        <p className={styles.title} dir="auto">
          {itemName(card)}
        </p>
      )}
      {isPicking ? (
        <CategoryPicker value={null} own={suggestions?.categories ?? []} onChange={choose} />
      ) : (
        <fieldset className={styles.chips} aria-busy={save.isPending}>
          <legend className="visually-hidden">Category</legend>
          {offered.current?.map((category) => (
            <Chip
              key={category}
              chosen={card?.category === category}
              onClick={() => choose(category)}
            >
              {categoryLabel(category)}
            </Chip>
          ))}
          <Chip chosen={false} onClick={() => setPicking(true)}>
            Something else
          </Chip>
        </fieldset>
      )}
    </Sheet>
  );
}
