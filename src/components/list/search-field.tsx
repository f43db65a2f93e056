import { History, Search, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { RecentSearches } from '#lib/recent-searches.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './list-controls.module.css';
import type { ListSearch } from './list-search.ts';

/** How long typing rests before it is searched for, in milliseconds: what was meant is looked for in time, too. */
const restMs = 150;

/** Searches a list as one types. While it is empty it offers what was searched for last. */
export function SearchField({
  present,
  label,
  recent,
  Saved,
  search,
  onChange,
  onClose,
}: ListSearch & {
  /** The word that the list is filtered by. */
  present: string;
  label: string;
  recent: RecentSearches;
  /** The filters that the owner saved. */
  Saved?: ComponentType<{ onLeave(): void }> | undefined;
  onClose?: (() => void) | undefined;
}) {
  const [text, setText] = useState(present);
  const rested = useDebounced(text, restMs);
  // What the field itself put into the address, and may come back from there while more is typed.
  const sent = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rested typing changes the address
  useEffect(() => {
    if (rested === present) return;
    const changed = new URLSearchParams(search);
    if (rested.trim()) changed.set('search', rested.trim());
    else changed.delete('search');
    sent.current.add(rested.trim());
    onChange(changed, { replace: true });
  }, [rested]);
  // What the address says otherwise, as after Clear search or by a saved filter, the field says too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says changes the field
  useEffect(() => {
    const isOwn = sent.current.delete(present);
    if (!isOwn && present !== rested.trim()) setText(present);
  }, [present]);
  const [isHere, setHere] = useState(false);
  // Read as the field is entered: what was typed before is kept as it is left.
  const [offered, setOffered] = useState<string[]>([]);
  return (
    <search
      className={styles.search}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOffered(recent.list());
        setHere(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        recent.keep(text);
        setHere(false);
      }}
    >
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
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose?.();
          if (event.key === 'Enter') recent.keep(text);
        }}
      />
      {onClose && (
        <IconButton label="Close search" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      )}
      {isHere && text === '' && (
        // A press keeps the focus in here, so that the panel stays until it is taken.
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here but its buttons and links
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {offered.length > 0 && (
            <fieldset className={styles.recent}>
              <legend>Recent</legend>
              {offered.map((one) => (
                <Chip key={one} onClick={() => setText(one)}>
                  <History aria-hidden="true" size={16} />
                  <bdi>{one}</bdi>
                </Chip>
              ))}
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  recent.clear();
                  setOffered([]);
                }}
              >
                Clear
              </Button>
            </fieldset>
          )}
          {Saved && <Saved onLeave={() => setHere(false)} />}
        </div>
      )}
    </search>
  );
}
