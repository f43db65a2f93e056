import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { becameOutfits } from '#api/outfit-saves/outfit-saves.ts';
import { useReplacedSave, useWaitingOutfits } from '#api/outfit-saves/use-waiting-outfits.ts';
import { outfitQuery } from '#api/outfits.ts';
import { DetailScreen, UnreadDetail } from '#components/detail/detail-screen.tsx';
import { GoneMessage } from '#components/gone-message.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { useNeighbors } from '#components/noun/use-neighbors.ts';
import { useThumbnail } from '#components/outfit-thumbnail/outfit-thumbnail.ts';
import { AppError } from '#lib/errors.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { OutfitFacts } from './outfit-facts.tsx';
import { OutfitHero } from './outfit-hero.tsx';
import { outfitList } from './outfit-list.ts';
import { ReplacedNotice } from './replaced-notice.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useUnsavedOutfits } from './use-unsaved-outfits.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** One outfit; next and previous follow the order of the list that one came from. */
export function OutfitScreen() {
  const { outfitId = '' } = useRouteParams();
  const { owner, mayChange, paths } = useScope();
  const outfit = useQuery(outfitQuery(useQueryClient(), owner, outfitId));
  const { neighbors, list } = useNeighbors(outfitNoun, owner, outfitId, outfitList.lists);
  const isGone = outfit.error instanceof AppError && outfit.error.kind === 'not-found';
  const found = outfit.isError && outfit.isPlaceholderData ? undefined : outfit.data?.outfit;
  const became = useSnapshot(becameOutfits)[outfitId];

  const read = outfit.isPlaceholderData ? undefined : found;
  const replaced = useReplacedSave(read);
  const waiting = useWaitingOutfits(owner).find((one) => one.outfitId === outfitId);
  const { unsaved, discard } = useUnsavedOutfits(owner);
  const begun = unsaved.find((one) => one.outfitId === outfitId);
  useThumbnail(read, mayChange && read?.ownerId === owner);

  // It was deleted elsewhere, and what waited of it here is another one now.
  if (isGone && became !== undefined) return <Navigate to={paths.outfit(became)} replace />;
  if (!found) {
    return (
      <UnreadDetail
        query={outfit}
        noun="outfit"
        picture="board"
        home={paths.outfits()}
        gone={
          <GoneMessage
            title="This outfit is not here"
            back={{ to: paths.outfits(), label: 'Back to outfits' }}
          />
        }
      />
    );
  }
  return (
    <DetailScreen
      hero={<OutfitHero key={outfitId} outfit={found} neighbors={neighbors} list={list} />}
      facts={
        <>
          {replaced && <ReplacedNotice replaced={replaced} />}
          {begun && <UnsavedNotice unsaved={begun} onDiscard={() => void discard(begun)} />}
          {waiting && <WaitingNotice waiting={waiting} />}
          <OutfitFacts outfit={found} isWhole={!outfit.isPlaceholderData} />
        </>
      }
    />
  );
}
