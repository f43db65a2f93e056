import { type FormEvent, useState } from 'react';
import { createAccount } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { weaknessOf, wordsFor } from '#components/form-words.ts';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { isPasswordGood } from '#contract/rules/password.ts';
import { Button } from '#ui/button.tsx';
import styles from './auth-screen.module.css';
import { KnownEmail } from './known-email.tsx';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

/** An email that nobody has used: a password makes the account. */
export function CreateStep({
  email,
  onBack,
  onExists,
  onCreated,
}: {
  email: string;
  onBack(): void;
  onExists(): void;
  onCreated(opened: { token: string; userId: string }): void;
}) {
  const [password, setPassword] = useState('');
  const [isWeak, setWeak] = useState(false);
  const form = useFirstField();
  const create = useFormCall('createAccount', createAccount, onCreated);
  const exists = create.problem?.code === 'account-exists';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPasswordGood(password)) create.send({ email, password });
    else setWeak(true);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <StepHead
        line="New here. Choose a password."
        detail={email}
        backLabel="Back, change the email"
        onBack={onBack}
      />
      <KnownEmail email={email} />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        value={password}
        error={isWeak ? weaknessOf(password) : wordsFor(create.problem)}
        onChange={(event) => {
          setPassword(event.target.value);
          setWeak(false);
          create.forget();
        }}
      />
      <PasswordRules password={password} />
      {exists ? (
        <Button wide onClick={onExists}>
          Sign in instead
        </Button>
      ) : (
        <Button type="submit" wide busy={create.isPending}>
          Create account
        </Button>
      )}
    </form>
  );
}
