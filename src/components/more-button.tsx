import { cardWindow } from '#api/cards.ts';
import { Button } from '#ui/button.tsx';

/** Shows another window of a list of choices; nothing where all are shown. */
export function MoreButton({
  shown,
  count,
  onMore,
}: {
  shown: number;
  count: number;
  onMore(shown: number): void;
}) {
  if (shown >= count) return null;
  return (
    <Button kind="secondary" wide onClick={() => onMore(shown + cardWindow)}>
      Show more
    </Button>
  );
}
