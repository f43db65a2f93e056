import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { TextField } from '#ui/field.tsx';
import styles from './tag-field.module.css';

/** Words of the user's own; Enter or a comma ends one. */
export function TagField({
  label,
  tags,
  offered,
  onChange,
}: {
  label: string;
  tags: readonly string[];
  offered: readonly string[];
  onChange(tags: string[]): void;
}) {
  const [text, setText] = useState('');
  const list = useId();
  const add = (word: string) => {
    const tag = word.trim();
    setText('');
    if (tag && !tags.includes(tag) && tags.length < 20) onChange([...tags, tag]);
  };
  return (
    <div>
      <TextField
        label={label}
        value={text}
        list={list}
        maxLength={40}
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
                {tag}
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
