import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownWordsQuery } from '#api/own-words.ts';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { OwnCategory } from './own-category.tsx';
import { OwnTag } from './own-tag.tsx';
import styles from './own-words.module.css';

/** The owner's own categories and tags: each is renamed, merged with another by its name, or deleted. */
export function OwnWordsSheet({ owner, onClose }: { owner: string; onClose(): void }) {
  const { data, isError, refetch } = useQuery(ownWordsQuery(owner));
  // One form is open at a time.
  const [opened, setOpened] = useState<string | null>(null);
  const one = (key: string) => ({
    isOpen: opened === key,
    onOpen: () => setOpened(key),
    onDone: () => setOpened(null),
  });
  return (
    <Sheet title="Your categories and tags" onClose={onClose} isRoute>
      {data ? (
        data.categories.length + data.tags.length === 0 ? (
          <EmptyState
            title="None of your own yet"
            text="Press My own under a piece’s category, or write a tag on it, and it stands here."
          />
        ) : (
          <>
            {data.categories.length > 0 && (
              <section className={styles.section}>
                <h3>Categories</h3>
                <ul className={styles.list}>
                  {data.categories.map((each) => (
                    <li key={each.category}>
                      <OwnCategory
                        owner={owner}
                        word={each}
                        all={data.categories}
                        {...one(`category ${each.category}`)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {data.tags.length > 0 && (
              <section className={styles.section}>
                <h3>Tags</h3>
                <ul className={styles.list}>
                  {data.tags.map((each) => (
                    <li key={each.tag}>
                      <OwnTag
                        owner={owner}
                        word={each}
                        all={data.tags}
                        {...one(`tag ${each.tag}`)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )
      ) : isError ? (
        <ErrorCard title="Your words did not load" onRetry={() => void refetch()} />
      ) : (
        <Waiting label="Loading" className={styles.section}>
          <Stitches count={7} busy />
        </Waiting>
      )}
    </Sheet>
  );
}
