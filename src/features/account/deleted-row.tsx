import { useQuery } from '@tanstack/react-query';
import { cardsIn, deletedQuery } from '#api/noun.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import type { Noun } from '#components/noun/noun.ts';
import { countOf } from '#components/noun/noun-words.ts';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The way to what was deleted in the last 30 days. */
export function DeletedRow({ owner }: { owner: string }) {
  const counts = [
    useDeletedCount(itemNoun, owner),
    useDeletedCount(outfitNoun, owner),
    useDeletedCount(lookNoun, owner),
  ];
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Recently deleted
        {counts.every((one) => one !== undefined) && (
          <span className={styles.note}>{counts.filter(Boolean).join(', ') || 'Nothing'}</span>
        )}
      </span>
      <ButtonLink kind="secondary" size="small" to={paths.deletedItems()}>
        Open
      </ButtonLink>
    </div>
  );
}

/** How many of a noun are deleted, in words, which are empty for none; undefined while it is not known. */
function useDeletedCount(noun: Noun, owner: string): string | undefined {
  const list = cardsIn(noun, useQuery(deletedQuery(noun, owner)).data);
  return list && (list.length > 0 ? countOf(noun, list.length) : '');
}
