import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lookQuery } from '#api/looks.ts';
import { useOwner } from '#api/users.ts';
import { GoneMessage } from '#components/gone-message.tsx';
import { AppError } from '#lib/errors.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './look-screen.module.css';
import { LookView } from './look-view.tsx';
import { useLookNeighbors } from './use-look-neighbors.ts';

/** One look; next and previous follow the order of the list that one came from. */
export function LookScreen() {
  const { lookId = '' } = useRouteParams();
  const owner = useOwner();
  const look = useQuery(lookQuery(useQueryClient(), owner, lookId));
  const { neighbors, list } = useLookNeighbors(owner, lookId);
  const found = look.isError && look.isPlaceholderData ? undefined : look.data?.look;
  if (found) {
    return (
      <LookView
        key={lookId}
        look={found}
        isWhole={!look.isPlaceholderData}
        neighbors={neighbors}
        list={list}
      />
    );
  }
  const { error } = look;
  const isGone =
    error instanceof AppError &&
    (error.kind === 'not-found' || error.kind === 'forbidden' || error.kind === 'invalid');
  if (isGone) {
    return (
      <GoneMessage
        title="This look is not here"
        back={{ to: paths.looks(), label: 'Back to looks' }}
      />
    );
  }
  if (look.isError) {
    return (
      <main className={styles.message}>
        <ErrorCard
          isWholeScreen
          title="This look did not load"
          onRetry={() => void look.refetch()}
        />
      </main>
    );
  }
  return <LookWait />;
}

function LookWait() {
  const isLong = useIsLongWait();
  return (
    <main className={styles.screen} aria-busy="true">
      <h1 className="visually-hidden">Look</h1>
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
