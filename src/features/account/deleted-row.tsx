import { useQuery } from '@tanstack/react-query';
import { deletedItemsQuery } from '#api/items.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The way to what was deleted in the last 30 days. */
export function DeletedRow({ owner }: { owner: string }) {
  const { data } = useQuery(deletedItemsQuery(owner));
  const count = data?.items.length ?? 0;
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Recently deleted
        {data && (
          <span className={styles.note}>
            {count === 0 ? 'Nothing' : count === 1 ? '1 piece' : `${count} pieces`}
          </span>
        )}
      </span>
      <ButtonLink kind="secondary" size="small" to={paths.deletedItems()}>
        Open
      </ButtonLink>
    </div>
  );
}
