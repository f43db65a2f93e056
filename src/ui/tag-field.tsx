import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { TextField } from './field.tsx';
import styles from './tag-field.module.css';

/** The user's own tags; Enter or a comma ends one. */
export function TagField({
  label,
  tags,
  offered,
  most,
  maxLength,
  error,
  onChange,
}: {
  label: string;
  tags: readonly string[];
  offered: readonly string[];
  /** Most tags. */
  most: number;
  /** Most characters of one. */
  maxLength: number;
  error?: string | undefined;
  onChange(tags: string[]): void;
}) {
  const [text, setText] = useState('');
  const [lastAdded, setLastAdded] = useState('');
  const list = useId();
  const isFull = tags.length >= most;
  // The field, which says so while one types, is empty again: letters may have been dropped all the
  // same.
  const isCut = lastAdded.length === maxLength && tags.includes(lastAdded);
  const add = (word: string) => {
    const tag = word.trim();
    // A tag that there is no room for stays in the field.
    if (tag && !tags.includes(tag) && isFull) return;
    setText('');
    if (!tag || tags.includes(tag)) return;
    setLastAdded(tag);
    onChange([...tags, tag]);
  };
  return (
    <div>
      <TextField
        label={label}
        value={text}
        error={error}
        hint={
          isFull
            ? `${most} tags at most. Remove one to add another.`
            : isCut && `At most ${maxLength} characters.`
        }
        list={list}
        maxLength={maxLength}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => {
          const { value } = event.target;
          if (value.endsWith(',')) add(value.slice(0, -1));
          else setText(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(text);
        }}
        onBlur={() => add(text)}
      />
      <datalist id={list}>
        {offered.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <span dir="auto">{tag}</span>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
