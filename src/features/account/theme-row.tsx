import { useState } from 'react';
import { chooseTheme, type ThemeChoice, themeChoice } from '#lib/theme.ts';
import { Segmented } from '#ui/segmented.tsx';
import styles from './setting-row.module.css';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'device', label: 'As the device' },
] as const;

/** Light, dark, or as the device; kept on this device. */
export function ThemeRow() {
  const [choice, setChoice] = useState(themeChoice);
  const choose = (next: ThemeChoice) => {
    setChoice(next);
    chooseTheme(next);
  };
  return (
    <div className={styles.row}>
      <span className={styles.name} aria-hidden="true">
        Theme
      </span>
      <Segmented label="Theme" value={choice} options={options} onChange={choose} />
    </div>
  );
}
