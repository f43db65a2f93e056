import { useQuery } from '@tanstack/react-query';
import { deletedItemsQuery } from '#api/items.ts';
import { deletedLooksQuery } from '#api/looks.ts';
import { deletedOutfitsQuery } from '#api/outfits.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The way to what was deleted in the last 30 days. */
export function DeletedRow({ owner }: { owner: string }) {
  const items = useQuery(deletedItemsQuery(owner)).data?.items;
  const outfits = useQuery(deletedOutfitsQuery(owner)).data?.outfits;
  const looks = useQuery(deletedLooksQuery(owner)).data?.looks;
  const counts = [
    some(items, 'piece', 'pieces'),
    some(outfits, 'outfit', 'outfits'),
    some(looks, 'look', 'looks'),
  ];
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Recently deleted
        {items && outfits && looks && (
          <span className={styles.note}>{counts.filter(Boolean).join(', ') || 'Nothing'}</span>
        )}
      </span>
      <ButtonLink kind="secondary" size="small" to={paths.deletedItems()}>
        Open
      </ButtonLink>
    </div>
  );
}

const some = (list: readonly unknown[] | undefined, one: string, many: string) =>
  list?.length ? `${list.length} ${list.length === 1 ? one : many}` : null;
