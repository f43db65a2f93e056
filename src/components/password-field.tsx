import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './password-field.module.css';

/** A password, hidden until one asks to see it. */
export function PasswordField({
  label,
  error,
  ...input
}: {
  label: string;
  /** Tells a password manager whether to fill or to make one. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...input}
      label={label}
      error={error}
      type={isShown ? 'text' : 'password'}
      className={styles.input ?? ''}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? 'Hide the password' : 'Show the password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
