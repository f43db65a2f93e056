import { useDeleteLolaTurns } from '#api/lola.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { DeleteAll } from './delete-all.tsx';
import { turnsByDay } from './history-days.ts';
import styles from './history-sheet.module.css';

const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The questions so far by day, each the way to its answer, which can be deleted, and the way to what was learned. */
export function HistorySheet({
  owner,
  turns,
  onTurn,
  onTaste,
  onClose,
}: {
  owner: string;
  turns: readonly LolaTurn[];
  /** Goes to an answer. */
  onTurn(turnId: string): void;
  onTaste(): void;
  onClose(): void;
}) {
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
          {turnsByDay(turns).map(({ name, turns: ofDay }) => (
            <section key={name} className={styles.day}>
              <h3>{name}</h3>
              <ol>
                {ofDay.map(({ turnId, text, headline, createDate }) => (
                  <li key={turnId}>
                    <button type="button" onClick={() => onTurn(turnId)}>
                      <span dir="auto">{text ?? headline}</span>
                      <time dateTime={createDate}>{times.format(new Date(createDate))}</time>
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <DeleteAll
            label="Delete the conversation"
            sureLabel="Delete it for good"
            note="All questions and answers go. What Lola learned stays."
            isBusy={remove.isPending}
            onDelete={() => remove.mutate({ owner })}
          />
        </>
      )}
    </Sheet>
  );
}
