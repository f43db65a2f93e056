import { Search, X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './tray.module.css';

/** The field that finds pieces of the tray by their words. */
export function TraySearch({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(text: string): void;
}) {
  return (
    <search className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={120}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton label="Clear search" onClick={() => onChange('')}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </search>
  );
}
