import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '#api/items.ts';
import { useOwner } from '#api/users.ts';
import { AppError } from '#lib/errors.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { late } from '#ui/late.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { GonePiece } from './gone-piece.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemHero } from './item-hero.tsx';
import styles from './item-screen.module.css';
import { useNeighbors } from './use-neighbors.ts';

const ItemSheet = late('sheet', async () => (await import('./item-sheet.tsx')).ItemSheet);

/** One item; next and previous follow the order of the list that one came from. */
export function ItemScreen() {
  const { itemId = '' } = useRouteParams();
  const owner = useOwner();
  const { sheet, open, close } = useSheet();
  const edit = () => open('edit');
  const item = useQuery(itemQuery(useQueryClient(), owner, itemId));
  const { neighbors, list } = useNeighbors(owner, itemId);
  const found = item.isError && item.isPlaceholderData ? undefined : item.data?.item;

  if (!found) {
    const { error } = item;
    const isGone =
      error instanceof AppError &&
      (error.kind === 'not-found' || error.kind === 'forbidden' || error.kind === 'invalid');
    if (isGone) return <GonePiece key={itemId} neighbors={neighbors} list={list} />;
    if (item.isError) {
      return (
        <main className={styles.message}>
          <ErrorCard
            isWholeScreen
            title="This piece did not load"
            onRetry={() => void item.refetch()}
          />
        </main>
      );
    }
    return <ItemWait />;
  }
  return (
    <main className={styles.screen}>
      <ItemHero key={itemId} item={found} neighbors={neighbors} list={list} onEdit={edit} />
      <div className={styles.sheet}>
        <ItemFacts item={found} onEdit={edit} />
      </div>
      {sheet === 'edit' && !item.isPlaceholderData && <ItemSheet item={found} onClose={close} />}
    </main>
  );
}

function ItemWait() {
  const isLong = useIsLongWait();
  return (
    <main className={styles.screen} aria-busy="true">
      <h1 className="visually-hidden">Item</h1>
      {isLong && (
        <>
          <div className={styles.heroWait} role="status" aria-label="Loading">
            <Stitches count={5} busy />
          </div>
          <div className={styles.sheet} />
        </>
      )}
    </main>
  );
}
