import { useQuery } from '@tanstack/react-query';
import { Plus, Sparkles } from 'lucide-react';
import { itemNavigationQuery } from '#api/items.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';

/** The notice in place of the list: that there is none yet, or that it did not load. Comes when it is needed. */
export function WardrobesState({ onNew, onRetry }: { onNew?(): void; onRetry?(): void }) {
  const { mayChange } = useScope();
  const words = mayChange ? 'Your wardrobes did not load' : 'These wardrobes did not load';
  if (onRetry) return <ErrorCard title={words} onRetry={onRetry} />;
  if (!mayChange) {
    return (
      <EmptyState title="Nothing is shared here" text="Wardrobes that are shared hang here." />
    );
  }
  return <NoWardrobes onNew={onNew} />;
}

function NoWardrobes({ onNew }: { onNew: (() => void) | undefined }) {
  const { data } = useQuery(itemNavigationQuery(useScope().owner, {}));
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
