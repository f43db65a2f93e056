import { useState } from 'react';
import {
  type CategoryGroup,
  categoryGroupOf,
  categoryGroups,
  categoryLabel,
  categoryLeaves,
  itemCategories,
} from '#contract/rules/item-attributes.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import choice from '#ui/chip-choice.module.css';
import { Fault, TextField } from '#ui/field.tsx';

/** The category: a group, then one of its leaves, one tap each; or a word of the user's own. */
export function CategoryPicker({
  legend = 'Category',
  value,
  own,
  likely = [],
  isSavedAtOnce = false,
  error,
  onChange,
}: {
  legend?: string;
  value: string | null;
  /** The user's own categories so far. */
  own: readonly string[];
  /** Offered before the groups. */
  likely?: readonly string[];
  /** Whether the choice is saved at once: a word is taken when it is whole, not letter by letter. */
  isSavedAtOnce?: boolean;
  error?: string | undefined;
  onChange(category: string | null): void;
}) {
  const [group, setGroup] = useState<CategoryGroup | null>(() => categoryGroupOf(value));
  const [isNaming, setNaming] = useState(() => value !== null && !categoryLeaves.has(value));
  const [word, setWord] = useState('');
  // What stood there from the start is left where it is.
  const [isPressed, setPressed] = useState(false);
  const opened = isPressed ? bringIntoView : null;
  const leaves = group ? Object.entries(itemCategories[group].leaves) : [];
  return (
    <fieldset className={choice.choice} data-field="" data-fault={error && ''}>
      <legend>{legend}</legend>
      {likely.length > 0 && (
        <fieldset className={choice.likely}>
          <legend className="visually-hidden">Likely</legend>
          {likely.map((one) => (
            <Chip
              key={one}
              chosen={value === one}
              onClick={() => {
                setGroup(categoryGroupOf(one));
                setNaming(false);
                onChange(one);
              }}
            >
              {categoryLabel(one)}
            </Chip>
          ))}
        </fieldset>
      )}
      {categoryGroups.map((one) => (
        <Chip
          key={one}
          chosen={group === one}
          onClick={() => {
            setPressed(true);
            setGroup(group === one ? null : one);
          }}
        >
          {itemCategories[one].label}
        </Chip>
      ))}
      {group && (
        <fieldset key={group} ref={opened} className={choice.leaves}>
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
            <Chip
              chosen={isNaming}
              onClick={() => {
                setPressed(true);
                setNaming(!isNaming);
              }}
            >
              My own
            </Chip>
          )}
        </fieldset>
      )}
      {isNaming && group === 'other' && isSavedAtOnce && (
        <form
          ref={opened}
          className={choice.word}
          onSubmit={(event) => {
            event.preventDefault();
            if (word.trim()) onChange(word.trim());
          }}
        >
          <TextField
            label="Your own category"
            value={word}
            maxLength={40}
            onChange={(event) => setWord(event.target.value)}
          />
          <Button type="submit" kind="secondary">
            Use it
          </Button>
        </form>
      )}
      {isNaming && group === 'other' && !isSavedAtOnce && (
        <div ref={opened} className={choice.word}>
          <TextField
            label="Your own category"
            value={value && !categoryLeaves.has(value) ? value : ''}
            maxLength={40}
            onChange={(event) => onChange(event.target.value || null)}
          />
        </div>
      )}
      {error && <Fault>{error}</Fault>}
    </fieldset>
  );
}
