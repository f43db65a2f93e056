import { useQuery } from '@tanstack/react-query';
import { itemSuggestionsQuery, useSaveItem } from '#api/items.ts';
import { CategoryPicker } from '#components/category-picker.tsx';
import type { ItemDetails } from '#contract/schemas/item.ts';
import styles from './what-is-this.module.css';

/** Asks what a piece without a category is: with it only the services for such a piece are offered. */
export function WhatIsThis({ owner, item }: { owner: string; item: ItemDetails }) {
  const { data } = useQuery(itemSuggestionsQuery(owner));
  const save = useSaveItem();
  return (
    <section className={styles.card} aria-busy={save.isPending || undefined}>
      <CategoryPicker
        legend="What is this?"
        value={null}
        own={data?.categories ?? []}
        likely={item.images[0]?.likelyCategories.slice(0, 3) ?? []}
        isSavedAtOnce
        onChange={(category) => {
          if (category && !save.isPending) {
            save.mutate({ owner, itemId: item.itemId, changes: { category } });
          }
        }}
      />
    </section>
  );
}
