import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '#lib/use-debounced.ts';
import styles from './partner-feeds-screen.module.css';

/** How long typing rests before it is searched for, in milliseconds. */
const restMs = 250;

/** Searches the products as one types; the words are in the address. */
export function ProductSearch() {
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(search.get('search') ?? '');
  const rested = useDebounced(text.trim(), restMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rested typing changes the address
  useEffect(() => {
    if (rested === (search.get('search') ?? '')) return;
    const changed = new URLSearchParams(search);
    if (rested) changed.set('search', rested);
    else changed.delete('search');
    setSearch(changed, { replace: true });
  }, [rested]);
  return (
    <div className={styles.field}>
      <Search aria-hidden="true" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
        autoFocus
        type="search"
        aria-label="Search products"
        placeholder="Search products"
        maxLength={100}
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}
