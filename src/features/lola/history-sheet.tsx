import { useState } from 'react';
import { useDeleteLolaTurns } from '#api/lola.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './history-sheet.module.css';

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The questions so far, which can be deleted, and the way to what was learned. */
export function HistorySheet({
  owner,
  turns,
  onTaste,
  onClose,
}: {
  owner: string;
  turns: readonly LolaTurn[];
  onTaste(): void;
  onClose(): void;
}) {
  const [isSure, setSure] = useState(false);
  const remove = useDeleteLolaTurns({
    onSuccess: () => {
      showToast({ title: 'Conversation deleted' });
      onClose();
    },
  });
  return (
    <Sheet title="Your conversation" onClose={onClose} isRoute>
      <Button kind="secondary" wide onClick={onTaste}>
        What Lola learned
      </Button>
      {turns.length === 0 ? (
        <p className={styles.none}>Nothing was asked yet.</p>
      ) : (
        <>
          <ol className={styles.turns}>
            {turns.toReversed().map((turn) => (
              <li key={turn.turnId}>
                <span dir="auto">{turn.text ?? turn.headline}</span>
                <time dateTime={turn.createDate}>{moments.format(new Date(turn.createDate))}</time>
              </li>
            ))}
          </ol>
          <Button
            kind="danger"
            wide
            busy={remove.isPending}
            onClick={() => (isSure ? remove.mutate({ owner }) : setSure(true))}
          >
            {isSure ? 'Delete it for good' : 'Delete the conversation'}
          </Button>
        </>
      )}
    </Sheet>
  );
}
