import { useState } from 'react';
import {
  type CategoryGroup,
  categoryGroupOf,
  categoryGroups,
  categoryLabel,
  categoryParts,
  itemCategories,
  longestOwnCategory,
  ownCategory,
  parentLabel,
} from '#contract/rules/item-attributes.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import choice from '#ui/chip-choice.module.css';
import { Fault, TextField } from '#ui/field.tsx';

/**
 * The category: a group, then one of its leaves, one tap each; or one of the user's own, which is a kind of a leaf or of
 * the group ([Note: Own categories]).
 */
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
  const parts = value === null ? null : categoryParts(value);
  const [isNaming, setNaming] = useState(() => parts?.own != null);
  /** What an own category is a kind of: a leaf of the open group, or the group itself. */
  const [parent, setParent] = useState(() => parts?.parent ?? null);
  const [word, setWord] = useState('');
  const [told, setTold] = useState(value);
  // What comes from elsewhere, as a draft that is read late, opens where it stands.
  if (value !== told) {
    setTold(value);
    if (parts) {
      setGroup(categoryGroupOf(value));
      setParent(parts.parent);
      if (parts.own !== null && !own.includes(value!)) setNaming(true);
    }
  }
  // What stood there from the start is left where it is.
  const [isPressed, setPressed] = useState(false);
  const opened = isPressed ? bringIntoView : null;
  const leaves = group ? Object.entries(itemCategories[group].leaves) : [];
  /** What is a kind of the open group, and of nothing in it. */
  const ofGroup = group === 'other' ? null : group;
  const name = parts?.own ?? '';
  const say = (kind: string | null, text: string) =>
    onChange(text.trim() === '' ? null : ownCategory(kind, text));
  const pressLeaf = (leaf: string) => {
    if (!isNaming) {
      onChange(value === leaf ? null : leaf);
      return;
    }
    const kind = parent === leaf ? ofGroup : leaf;
    setParent(kind);
    if (name !== '') say(kind, name);
  };
  const pressOwn = () => {
    setPressed(true);
    setNaming(!isNaming);
    // A leaf that stood there is what the own one is a kind of.
    if (!isNaming)
      setParent(group !== 'other' && leaves.some(([leaf]) => leaf === value) ? value : ofGroup);
  };
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
            if (categoryGroupOf(value) !== one) setNaming(false);
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
              chosen={isNaming ? parent === leaf : value === leaf}
              onClick={() => pressLeaf(leaf)}
            >
              {label}
            </Chip>
          ))}
          {own
            .filter((one) => categoryGroupOf(one) === group)
            .map((one) => (
              <Chip
                key={one}
                chosen={value === one}
                onClick={() => {
                  setNaming(false);
                  onChange(value === one ? null : one);
                }}
              >
                {categoryLabel(one)}
              </Chip>
            ))}
          <Chip chosen={isNaming} onClick={pressOwn}>
            My own
          </Chip>
        </fieldset>
      )}
      {isNaming && group && isSavedAtOnce && (
        <form
          ref={opened}
          className={choice.word}
          onSubmit={(event) => {
            event.preventDefault();
            if (word.trim()) say(parent, word.trim());
          }}
        >
          <TextField
            label="Your own category"
            value={word}
            maxLength={longestOwnCategory}
            hint={kindWords(parent)}
            onChange={(event) => setWord(event.target.value)}
          />
          <Button type="submit" kind="secondary">
            Use it
          </Button>
        </form>
      )}
      {isNaming && group && !isSavedAtOnce && (
        <div ref={opened} className={choice.word}>
          <TextField
            label="Your own category"
            value={name}
            maxLength={longestOwnCategory}
            hint={kindWords(parent)}
            onChange={(event) => say(parent, event.target.value)}
          />
        </div>
      )}
      {error && <Fault>{error}</Fault>}
    </fieldset>
  );
}

/** Says what an own category will be a kind of; a tap on a leaf beside it says it more closely. */
const kindWords = (parent: string | null): string | undefined => {
  const label = parent === null ? null : parentLabel(ownCategory(parent, ' '));
  return label ? `A kind of: ${label}` : undefined;
};
