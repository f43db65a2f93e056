import { useState } from 'react';
import {
  type CategoryGroup,
  categoryGroupOf,
  categoryGroups,
  categoryLeaves,
  itemCategories,
} from '#contract/rules/item-attributes.ts';
import { Chip } from '#ui/chip.tsx';
import choice from '#ui/chip-choice.module.css';
import { Fault, TextField } from '#ui/field.tsx';

/** The category: a group, then one of its leaves, one tap each; or a word of the user's own. */
export function CategoryPicker({
  value,
  own,
  error,
  onChange,
}: {
  value: string | null;
  /** The user's own categories so far. */
  own: readonly string[];
  error?: string | undefined;
  onChange(category: string | null): void;
}) {
  const [group, setGroup] = useState<CategoryGroup | null>(() => categoryGroupOf(value));
  const [isNaming, setNaming] = useState(() => value !== null && !categoryLeaves.has(value));
  const leaves = group ? Object.entries(itemCategories[group].leaves) : [];
  return (
    <fieldset className={choice.choice} data-field="" data-fault={error && ''}>
      <legend>Category</legend>
      {categoryGroups.map((one) => (
        <Chip key={one} chosen={group === one} onClick={() => setGroup(group === one ? null : one)}>
          {itemCategories[one].label}
        </Chip>
      ))}
      {group && (
        <fieldset className={choice.leaves}>
          <legend className="visually-hidden">{itemCategories[group].label}</legend>
          {leaves.map(([leaf, label]) => (
            <Chip
              key={leaf}
              chosen={value === leaf}
              onClick={() => {
                setNaming(false);
                onChange(value === leaf ? null : leaf);
              }}
            >
              {label}
            </Chip>
          ))}
          {group === 'other' &&
            own.map((name) => (
              <Chip key={name} chosen={value === name} onClick={() => onChange(name)}>
                {name}
              </Chip>
            ))}
          {group === 'other' && (
            <Chip chosen={isNaming} onClick={() => setNaming(!isNaming)}>
              My own
            </Chip>
          )}
        </fieldset>
      )}
      {isNaming && group === 'other' && (
        <TextField
          label="Your own category"
          value={value && !categoryLeaves.has(value) ? value : ''}
          maxLength={40}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
      {error && <Fault>{error}</Fault>}
    </fieldset>
  );
}
