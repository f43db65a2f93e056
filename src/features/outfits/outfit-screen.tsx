import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReplacedSave, useWaitingOutfits } from '#api/outfit-saves/use-waiting-outfits.ts';
import { outfitQuery } from '#api/outfits.ts';
import { useOwner } from '#api/users.ts';
import { GoneMessage } from '#components/gone-message.tsx';
import { useThumbnail } from '#components/outfit-thumbnail/outfit-thumbnail.ts';
import { AppError } from '#lib/errors.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { OutfitFacts } from './outfit-facts.tsx';
import { OutfitHero } from './outfit-hero.tsx';
import styles from './outfit-screen.module.css';
import { ReplacedNotice } from './replaced-notice.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useOutfitNeighbors } from './use-outfit-neighbors.ts';
import { useUnsavedOutfits } from './use-unsaved-outfits.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** One outfit; next and previous follow the order of the list that one came from. */
export function OutfitScreen() {
  const { outfitId = '' } = useRouteParams();
  const owner = useOwner();
  const outfit = useQuery(outfitQuery(useQueryClient(), owner, outfitId));
  const { neighbors, list } = useOutfitNeighbors(owner, outfitId);
  const found = outfit.isError && outfit.isPlaceholderData ? undefined : outfit.data?.outfit;

  const read = outfit.isPlaceholderData ? undefined : found;
  const replaced = useReplacedSave(read);
  const waiting = useWaitingOutfits(owner).find((one) => one.outfitId === outfitId);
  const { unsaved, discard } = useUnsavedOutfits(owner);
  const begun = unsaved.find((one) => one.outfitId === outfitId);
  useThumbnail(read, read?.ownerId === owner);

  if (!found) {
    const { error } = outfit;
    const isGone =
      error instanceof AppError &&
      (error.kind === 'not-found' || error.kind === 'forbidden' || error.kind === 'invalid');
    if (isGone) {
      return (
        <GoneMessage
          title="This outfit is not here"
          back={{ to: paths.outfits(), label: 'Back to outfits' }}
        />
      );
    }
    if (outfit.isError) {
      return (
        <main className={styles.message}>
          <ErrorCard
            isWholeScreen
            title="This outfit did not load"
            onRetry={() => void outfit.refetch()}
          />
        </main>
      );
    }
    return <OutfitWait />;
  }
  return (
    <main className={styles.screen}>
      <OutfitHero key={outfitId} outfit={found} neighbors={neighbors} list={list} />
      <div className={styles.sheet}>
        {replaced && <ReplacedNotice replaced={replaced} />}
        {begun && <UnsavedNotice unsaved={begun} onDiscard={() => void discard(begun)} />}
        {waiting && <WaitingNotice waiting={waiting} />}
        <OutfitFacts outfit={found} isWhole={!outfit.isPlaceholderData} />
      </div>
    </main>
  );
}

function OutfitWait() {
  const isLong = useIsLongWait();
  return (
    <main className={styles.screen} aria-busy="true">
      <h1 className="visually-hidden">Outfit</h1>
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
