import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { lolaTasteQuery, useForgetLolaTaste } from '#api/lola.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { DeleteAll } from './delete-all.tsx';
import styles from './history-sheet.module.css';
import { learnedWords } from './lola-words.ts';

/** The taste that Lola learned: each line says what, from how much, and can be taken away. */
export function TasteSheet({ owner, onClose }: { owner: string; onClose(): void }) {
  const { data, isError, refetch } = useQuery(lolaTasteQuery(owner));
  const forget = useForgetLolaTaste();
  // A line that is forgotten keeps its place while one looks, so that a second tap hits no other one.
  const [first, setFirst] = useState<OperationOutput<'getLolaTaste'> | null>(null);
  if (data && !first) setFirst(data);
  const left = new Set(data?.learned.map(({ key }) => key));
  // What is forgotten names no pieces any more, and is still shown.
  const items = [...(first?.items ?? []), ...(data?.items ?? [])];
  const cards = new Map<string, ItemCard>(items.map((card) => [card.itemId, card]));
  return (
    <Sheet title="What Lola learned" onClose={onClose} isRoute>
      <p className={styles.none}>
        From what you wear, save, lock, swap and pass on. Take a line away, and she forgets it.
      </p>
      {isError && !data && (
        <ErrorCard title="What was learned did not load" onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Waiting label="Loading what was learned">
          <Stitches count={5} busy />
        </Waiting>
      )}
      {data && first?.learned.length === 0 && (
        <p className={styles.none}>Nothing yet. It takes a few outfits.</p>
      )}
      {data && first && first.learned.length > 0 && (
        <>
          <ul className={styles.turns}>
            {first.learned.map(({ key, value, count }) => {
              const words = learnedWords(key, cards);
              if (!left.has(key)) {
                return (
                  <li key={key} className={styles.learned}>
                    <span>
                      <span dir="auto">{words}</span>
                      <small>Forgotten</small>
                    </span>
                  </li>
                );
              }
              return (
                <li key={key} className={styles.learned}>
                  <span>
                    <span dir="auto">{words}</span>
                    <small>
                      {value > 0 ? 'More of it' : 'Less of it'}, from {count}{' '}
                      {count === 1 ? 'time' : 'times'}
                    </small>
                  </span>
                  <IconButton
                    label={`Forget: ${words}`}
                    disabled={forget.isPending}
                    onClick={() => forget.mutate({ owner, keys: [key] })}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
          <DeleteAll
            label="Forget all of it"
            sureLabel="Forget it for good"
            note="Lola begins anew. Your outfits and your calendar stay."
            isBusy={forget.isPending}
            isOff={left.size === 0}
            onDelete={() => forget.mutate({ owner, keys: null })}
          />
        </>
      )}
    </Sheet>
  );
}
