import { Plus, Sparkles } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';

/** What stands in place of the list: that there is none yet, or that it did not load. Comes when it is needed. */
export function WardrobesState({ onNew, onRetry }: { onNew?(): void; onRetry?(): void }) {
  if (onRetry) return <ErrorCard title="Your wardrobes did not load" onRetry={onRetry} />;
  return (
    <EmptyState
      title="Start with one rail"
      text="Everyday, Work, Summer trip: group pieces the way you think of them. What you added already is under Items."
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
