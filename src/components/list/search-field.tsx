import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './list-controls.module.css';
import type { ListSearch } from './list-search.ts';

/** Searches a list as one types. */
export function SearchField({
  present,
  label,
  search,
  onChange,
  onClose,
}: ListSearch & {
  /** The word that the list is filtered by. */
  present: string;
  label: string;
  onClose?: (() => void) | undefined;
}) {
  const [text, setText] = useState(present);
  const rested = useDebounced(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rested typing changes the address
  useEffect(() => {
    if (rested === present) return;
    const changed = new URLSearchParams(search);
    if (rested.trim()) changed.set('search', rested.trim());
    else changed.delete('search');
    onChange(changed, { replace: true });
  }, [rested]);
  // When the word leaves the address, as by Clear search, it leaves the field too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says changes the field
  useEffect(() => {
    if (present === '' && rested.trim()) setText('');
  }, [present]);
  return (
    <search className={styles.search}>
      <Search aria-hidden="true" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
        autoFocus={onClose !== undefined && present === ''}
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      />
      {onClose && (
        <IconButton label="Close search" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </search>
  );
}
