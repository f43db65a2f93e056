import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useWaitingOutfits } from '#api/outfit-saves/use-waiting-outfits.ts';
import { ComposedList } from '#components/noun/composed-list.tsx';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { outfitList } from './outfit-list.ts';
import { useUnsavedOutfits } from './use-unsaved-outfits.ts';
import { WaitingOutfits } from './waiting-outfits.tsx';

/** A list of outfits: all of the owner's, or those of a wardrobe. */
export function OutfitsList({ title, wardrobeId }: { title: string; wardrobeId?: string }) {
  const { owner } = useScope();
  const waiting = useWaitingOutfits(owner);
  const { unsaved, discard } = useUnsavedOutfits(owner);
  const which = useMemo(() => (wardrobeId ? { wardrobeId } : {}), [wardrobeId]);
  const create = (
    <ButtonLink
      to={paths.createOutfit({ wardrobe: wardrobeId })}
      size="small"
      icon={<Plus aria-hidden="true" />}
    >
      Create outfit
    </ButtonLink>
  );
  return (
    <ComposedList
      kind={outfitList}
      owner={owner}
      title={title}
      which={which}
      add={create}
      above={
        <WaitingOutfits
          waiting={waiting}
          unsaved={unsaved}
          onDiscard={(one) => void discard(one)}
        />
      }
      empty={
        waiting.length + unsaved.length > 0 ? null : (
          <EmptyState
            title="No outfits yet"
            text="Lay a few pieces on a board and see how they go together."
            action={create}
          />
        )
      }
    />
  );
}
