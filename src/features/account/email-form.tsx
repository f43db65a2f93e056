import { type FormEvent, useState } from 'react';
import { changeEmail } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { emailFault, wordsFor } from '#components/form-words.ts';
import { PasswordField } from '#components/password-field.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './security-tab.module.css';

/** Asks for another address; it counts once the link that goes there is opened. */
export function EmailForm({ onAsked, onClose }: { onAsked(email: string): void; onClose(): void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const change = useFormCall('userChangeEmail', changeEmail, (_done, sent) => onAsked(sent.email));
  const isWrong = change.problem?.code === 'wrong-password';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const odd = emailFault(email);
    setFault(odd);
    setMissing(!password);
    if (!odd && password) change.send({ email: email.trim(), password });
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
        enterKeyHint="next"
        maxLength={254}
        value={email}
        error={fault ?? (isWrong ? undefined : wordsFor(change.problem))}
        hint="We send a link there, and tell the old address at once."
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(undefined);
          change.forget();
        }}
      />
      <PasswordField
        label="Present password"
        name="current-password"
        autoComplete="current-password"
        enterKeyHint="send"
        value={password}
        error={
          isMissing ? 'Type your present password.' : isWrong ? wordsFor(change.problem) : undefined
        }
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
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
