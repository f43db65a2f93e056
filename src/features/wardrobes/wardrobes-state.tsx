import { useQuery } from '@tanstack/react-query';
import { Plus, Sparkles } from 'lucide-react';
import { itemNavigationQuery } from '#api/items.ts';
import { useOwner } from '#api/users.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';

/** What stands in place of the list: that there is none yet, or that it did not load. Comes when it is needed. */
export function WardrobesState({ onNew, onRetry }: { onNew?(): void; onRetry?(): void }) {
  if (onRetry) return <ErrorCard title="Your wardrobes did not load" onRetry={onRetry} />;
  return <NoWardrobes onNew={onNew} />;
}

function NoWardrobes({ onNew }: { onNew: (() => void) | undefined }) {
  const { data } = useQuery(itemNavigationQuery(useOwner(), {}));
  const hasItems = data !== undefined && data.itemIds.length > 0;
  return (
    <EmptyState
      title="Start with one rail"
      text={`Everyday, Work, Summer trip: group pieces the way you think of them.${hasItems ? ' What you added already is under Items.' : ''}`}
      action={
        <>
          <Button wide icon={<Plus aria-hidden="true" />} onClick={() => onNew?.()}>
            New wardrobe
          </Button>
          <ButtonLink to={paths.askLola()} kind="quiet" icon={<Sparkles aria-hidden="true" />}>
            Ask Lola
          </ButtonLink>
        </>
      }
    />
  );
}
