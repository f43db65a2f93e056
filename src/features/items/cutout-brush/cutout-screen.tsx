import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemCutoutQuery } from '#api/cutouts.ts';
import { itemQuery } from '#api/items.ts';
import { EditorWait, FailedEditor } from '#components/detail/unread-editor.tsx';
import { GoneMessage } from '#components/gone-message.tsx';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { cutoutsWalk } from '../cutouts-to-look-at/cutouts-walk.ts';
import { CutoutBrush } from './cutout-brush.tsx';

/** Finishing the cut-out of one photo of a piece by hand. */
export function CutoutScreen() {
  const { itemId = '', imageId = '' } = useRouteParams();
  const { owner } = useScope();
  const item = useQuery(itemQuery(useQueryClient(), owner, itemId));
  const { data, error, isError, refetch } = useQuery(itemCutoutQuery(owner, itemId, imageId));
  // Of the cut-outs to look at, or of the piece.
  const home =
    cutoutsWalk.finishing?.imageId === imageId ? paths.cutoutsToLookAt() : paths.item(itemId);
  if (data) {
    return (
      <CutoutBrush
        key={imageId}
        photo={{ owner, itemId, imageId }}
        home={home}
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
    return <FailedEditor home={home} noun="photo" onRetry={() => void refetch()} />;
  }
  return <EditorWait home={home} title="Finish the cut-out" />;
}
