import { useQuery } from '@tanstack/react-query';
import { itemNavigationQuery } from '#api/items.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './way-to-pieces.module.css';

/** How many pieces have no category, so that nobody knows how they are worn. */
export const useUnsorted = (): number =>
  useQuery(itemNavigationQuery(useScope().owner, {})).data?.counts.unsorted ?? 0;

/**
 * The way on where a wardrobe has nothing to put together: to its first pieces; or, where there are some of which
 * nobody said what they are, that, and the way to say it.
 */
export function WayToPieces({ size }: { size?: 'small' }) {
  const unsorted = useUnsorted();
  const look = size ? ({ kind: 'secondary', size } as const) : {};
  if (unsorted === 0) {
    return (
      <ButtonLink to={paths.addItems()} {...look}>
        Add pieces
      </ButtonLink>
    );
  }
  return (
    <span className={styles.way} data-small={size && ''}>
      <span>
        {unsorted === 1
          ? 'One of your pieces has no category yet: nothing says how it is worn.'
          : `${unsorted} of your pieces have no category yet: nothing says how they are worn.`}
      </span>
      <ButtonLink to={`${paths.items()}?sheet=sort`} {...look}>
        Add categories
      </ButtonLink>
    </span>
  );
}
