import { type FormEvent, useState } from 'react';
import { changeEmail } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { looksLikeEmail, wordsFor } from '#components/form-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './security-tab.module.css';

/** Asks for another address; it counts once the link that goes there is opened. */
export function EmailForm({ onAsked, onClose }: { onAsked(email: string): void; onClose(): void }) {
  const [email, setEmail] = useState('');
  const [isOdd, setOdd] = useState(false);
  const change = useFormCall('userChangeEmail', changeEmail, (_done, sent) => onAsked(sent));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (looksLikeEmail(email)) change.send(email.trim());
    else setOdd(true);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="New email"
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={254}
        value={email}
        error={isOdd ? 'That does not look like an email.' : wordsFor(change.problem)}
        hint="We send a link there, and tell the old address once it is done."
        onChange={(event) => {
          setEmail(event.target.value);
          setOdd(false);
          change.forget();
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={change.isPending}>
          Send the link
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
