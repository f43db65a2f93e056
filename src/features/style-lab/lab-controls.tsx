import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';
import { SearchField } from '#components/list/search-field.tsx';
import { recentSearches } from '#lib/recent-searches.ts';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './lab-controls.module.css';
import { type LabFilter, type LabShow, labShows } from './lab-filter.ts';

interface Controls {
  filter: LabFilter;
  search: URLSearchParams;
  onChange: SetURLSearchParams;
}

/** The kinds of pieces, as chips. */
export function LabChips({ filter: { show }, search, onChange }: Controls) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row);
  const choose = (next: LabShow | null) => {
    const changed = new URLSearchParams(search);
    if (next) changed.set('show', next);
    else changed.delete('show');
    onChange(changed, { replace: true });
  };
  return (
    <div ref={row} className={styles.chips} role="toolbar" aria-label="Show" {...roving}>
      <Chip chosen={show === null} onClick={() => choose(null)}>
        All
      </Chip>
      {Object.entries(labShows).map(([key, label]) => (
        <Chip key={key} chosen={show === key} onClick={() => choose(key as LabShow)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}

/** The search: a field on a desktop, on a phone behind its button. */
export function LabSearch({
  filter,
  search,
  onChange,
  isDesktop,
}: Controls & { isDesktop: boolean }) {
  const [isOpen, setOpen] = useState(filter.search !== '');
  if (!isDesktop && !isOpen) {
    return (
      <IconButton label="Search the Lab" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" />
      </IconButton>
    );
  }
  const close = () => {
    const changed = new URLSearchParams(search);
    changed.delete('search');
    onChange(changed, { replace: true });
    setOpen(false);
  };
  return (
    <SearchField
      present={filter.search}
      label="Search the Lab"
      recent={recentSearches('the Lab')}
      search={search}
      onChange={onChange}
      onClose={isDesktop ? undefined : close}
    />
  );
}
