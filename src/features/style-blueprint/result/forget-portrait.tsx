import { useState } from 'react';
import { useDeleteColorAnalysis } from '#api/blueprint.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** The way to have the portrait deleted, with what goes along. */
export function ForgetPortrait({ owner }: { owner: string }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useDeleteColorAnalysis();
  return (
    <div>
      <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
        Delete my portrait
      </Button>
      {isAsked && (
        <Dialog
          title="Delete your portrait?"
          text="Your color season, its palette and its review go with it. The other analyses stay."
          onClose={() => setAsked(false)}
        >
          <Button
            kind="danger"
            busy={isPending}
            onClick={() => mutate({ owner }, { onSettled: () => setAsked(false) })}
          >
            Delete
          </Button>
          <Button kind="secondary" onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </Dialog>
      )}
    </div>
  );
}
