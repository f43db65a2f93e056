import type { InputHTMLAttributes } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './text-input.module.css';

/** A field to write in, in the simulator's look. The browser neither spells nor completes it. */
export function TextInput({
  isMono,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { isMono?: boolean }) {
  return (
    <input
      spellCheck={false}
      autoComplete="off"
      {...rest}
      className={classes(styles.input, isMono && styles.mono)}
    />
  );
}
