import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { savedFiltersQuery, useDeleteFilter, useSaveFilter } from '#api/saved-filters.ts';
import { maxFilterName, maxSavedFilters } from '#contract/rules/saved-filters.ts';
import type { SavedFilter, SavedItemFilter } from '#contract/schemas/saved-filter.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { showToast, showUndo } from '#ui/toasts.ts';
import { Waiting } from '#ui/waiting.tsx';
import { filterAddress } from './filter-address.ts';
import styles from './saved-filters-sheet.module.css';

/** Saves what is chosen under a name, and renames or deletes what is saved. */
export function SavedFiltersSheet({
  owner,
  chosen,
  onClose,
}: {
  owner: string;
  /** The filter that the list has, and a name for it; null where nothing is chosen. */
  chosen: { filter: SavedItemFilter; name: string } | null;
  onClose(): void;
}) {
  const { data, isError, refetch } = useQuery(savedFiltersQuery(owner));
  const save = useSaveFilter();
  // One for as long as the sheet is open, so that pressing twice saves one.
  const [newId] = useState(newIdempotencyKey);
  const remove = useDeleteFilter();
  const saved = data?.filters ?? [];
  const isSaved =
    chosen !== null &&
    saved.some(({ filter }) => filterAddress(filter) === filterAddress(chosen.filter));
  const deleteOne = ({ filterId, name, filter }: SavedFilter) => {
    remove.mutate({ owner, filterId });
    showUndo(`Filter ${name} deleted`, () => save.mutate({ owner, filterId, name, filter }));
  };
  return (
    <Sheet title="Saved filters" onClose={onClose} isRoute>
      {data ? (
        <>
          {chosen && !isSaved && (
            <NewFilter
              suggested={chosen.name}
              saved={saved}
              onSave={(name) => {
                const { filter } = chosen;
                save.mutate({ owner, filterId: newId, name, filter });
                showToast({ title: `Saved as ${name}` });
                onClose();
              }}
            />
          )}
          {saved.map((one) => (
            <div key={one.filterId} className={styles.row}>
              <FilterName
                saved={one}
                others={saved}
                onRename={(name) => {
                  const { filterId, filter } = one;
                  save.mutate({ owner, filterId, name, filter });
                }}
              />
              <IconButton label={`Delete ${one.name}`} onClick={() => deleteOne(one)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          ))}
          {saved.length === 0 && !chosen && (
            <EmptyState
              title="No saved filters yet"
              text="Choose a few filters in the list, and Save these filters stands beside them."
            />
          )}
        </>
      ) : isError ? (
        <ErrorCard title="Your saved filters did not load" onRetry={() => void refetch()} />
      ) : (
        <Waiting label="Loading">
          <Stitches count={7} busy />
        </Waiting>
      )}
    </Sheet>
  );
}

/** Whether a name is that of another, but for case. */
const isTaken = (name: string, others: readonly SavedFilter[]): boolean =>
  others.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());

const taken = 'There is one of this name.';

function NewFilter({
  suggested,
  saved,
  onSave,
}: {
  suggested: string;
  saved: readonly SavedFilter[];
  onSave(name: string): void;
}) {
  const [name, setName] = useState(suggested);
  const isFull = saved.length >= maxSavedFilters;
  const isSame = isTaken(name, saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !isFull && !isSame) onSave(name.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Name of these filters"
        value={name}
        maxLength={maxFilterName}
        autoComplete="off"
        error={isSame ? taken : undefined}
        hint={isFull ? `${maxSavedFilters} are saved. Delete one to save another.` : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" disabled={!name.trim() || isFull || isSame}>
        Save
      </Button>
    </form>
  );
}

/** The name of a saved filter, which is kept once one leaves it. */
function FilterName({
  saved,
  others,
  onRename,
}: {
  saved: SavedFilter;
  others: readonly SavedFilter[];
  onRename(name: string): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? saved.name;
  const isSame = isTaken(
    name,
    others.filter((one) => one.filterId !== saved.filterId),
  );
  return (
    <TextField
      label={`Name of ${saved.name}`}
      value={name}
      maxLength={maxFilterName}
      autoComplete="off"
      error={isSame ? taken : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        const said = name.trim();
        if (said && said !== saved.name && !isSame) onRename(said);
        if (!isSame) setTyped(null);
      }}
    />
  );
}
