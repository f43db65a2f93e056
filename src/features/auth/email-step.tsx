import { type FormEvent, useState } from 'react';
import { emailCheck } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { emailFault, wordsFor } from '#components/form-words.ts';
import { Notice } from '#components/notice.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './auth-screen.module.css';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

/** Email first: whether it is known decides what comes next. */
export function EmailStep({
  email: known,
  isExpired,
  onFound,
}: {
  email: string;
  isExpired: boolean;
  onFound(email: string, exists: boolean): void;
}) {
  const [email, setEmail] = useState(known);
  const [fault, setFault] = useState<string>();
  // On a phone the keyboard would hide the rail before one has seen it.
  const form = useFirstField(window.matchMedia('(pointer: fine)').matches);
  const check = useFormCall('emailCheck', emailCheck, (found, sent) => {
    if (found) onFound(sent, found.exists);
    else setFault('That does not look like an email.');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const odd = emailFault(email);
    setFault(odd);
    if (!odd) check.send(email.trim());
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <StepHead line="Everything you own, on one rail." />
      {isExpired && <Notice>Please sign-in again.</Notice>}
      <TextField
        label="Email"
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        value={email}
        error={fault ?? wordsFor(check.problem)}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(undefined);
          check.forget();
        }}
      />
      <Button type="submit" wide busy={check.isPending}>
        Continue
      </Button>
      <p className={styles.note}>We look up your email, then ask for a password.</p>
    </form>
  );
}
