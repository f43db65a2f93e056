import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ReviewFilter, reviewFilters } from '#contract/rules/color-reviews.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Segmented } from '#ui/segmented.tsx';
import { countWords } from './review-words.ts';
import styles from './table-controls.module.css';
import { fromStart, type TableState } from './table-state.ts';

const filterWords: Record<ReviewFilter, string> = {
  pending: 'Pending',
  decided: 'Decided',
  all: 'All',
};

/** What narrows the table: where a review stands, and letters of an email or a screen name. */
export function TableControls({
  state,
  counts,
  onChange,
}: {
  state: TableState;
  counts: Record<ReviewFilter, number> | undefined;
  /** `isTyped` of what changes with every rest of typing. */
  onChange(next: TableState, isTyped?: boolean): void;
}) {
  const [text, setText] = useState(state.search);
  const rested = useDebounced(text.trim());
  const search = useEffectEvent((words: string) => {
    if (words !== state.search) onChange(fromStart(state, { search: words }), true);
  });
  useEffect(() => search(rested), [rested]);
  const count = counts && countWords(counts[state.status]);
  return (
    <>
      <Segmented
        label="Which analyses"
        value={state.status}
        options={reviewFilters.map((value) => ({
          value,
          label:
            value === state.status && count ? `${filterWords[value]} ${count}` : filterWords[value],
          name: filterWords[value],
        }))}
        onChange={(status) => onChange(fromStart(state, { status }))}
      />
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          type="search"
          dir="auto"
          enterKeyHint="search"
          aria-label="Email or screen name"
          placeholder="Email or screen name"
          maxLength={254}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </>
  );
}
