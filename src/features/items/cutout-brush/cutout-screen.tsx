import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemCutoutQuery } from '#api/cutouts.ts';
import { itemQuery } from '#api/items.ts';
import { useOwner } from '#api/users.ts';
import { GoneMessage } from '#components/gone-message.tsx';
import { AppError } from '#lib/errors.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { CutoutBrush } from './cutout-brush.tsx';
import styles from './cutout-screen.module.css';

/** Finishing the cut-out of one photo of a piece by hand. */
export function CutoutScreen() {
  const { itemId = '', imageId = '' } = useRouteParams();
  const owner = useOwner();
  const item = useQuery(itemQuery(useQueryClient(), owner, itemId));
  const { data, error, isError, refetch } = useQuery(itemCutoutQuery(owner, itemId, imageId));
  const isLong = useIsLongWait();
  if (data) {
    return (
      <CutoutBrush
        key={imageId}
        photo={{ owner, itemId, imageId }}
        category={item.data?.item.category ?? null}
        start={data}
      />
    );
  }
  const isGone =
    error instanceof AppError && ['not-found', 'invalid', 'conflict'].includes(error.kind);
  if (isGone) {
    return (
      <GoneMessage
        title="This photo is not here"
        back={{ to: paths.item(itemId), label: 'Back to the piece' }}
      />
    );
  }
  if (isError) {
    return (
      <main className={styles.message}>
        <ErrorCard isWholeScreen title="This photo did not load" onRetry={() => void refetch()} />
      </main>
    );
  }
  return (
    <main className={styles.message} aria-busy="true">
      <h1 className="visually-hidden">Finish the cut-out</h1>
      {isLong && (
        <div role="status" aria-label="Loading">
          <Stitches count={5} busy />
        </div>
      )}
    </main>
  );
}
