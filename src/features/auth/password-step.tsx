import { type FormEvent, useState } from 'react';
import { signIn } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { wordsFor } from '#components/form-words.ts';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { openSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import styles from './auth-screen.module.css';
import { KnownEmail } from './known-email.tsx';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

/** The password of an email that has an account. */
export function PasswordStep({
  email,
  hasReset,
  isExpired,
  onBack,
  onForgot,
}: {
  email: string;
  /** A new password was chosen a moment ago. */
  hasReset: boolean;
  isExpired: boolean;
  onBack(): void;
  onForgot(): void;
}) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useFirstField();
  const enter = useFormCall('tokenAuth', signIn, openSession);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) enter.send({ email, password });
    else setMissing(true);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <StepHead
        line="Welcome back."
        detail={email}
        backLabel="Back, change the email"
        onBack={onBack}
      />
      {hasReset ? (
        <Notice tone="success">Your password is changed. Sign in with the new one.</Notice>
      ) : (
        isExpired && <Notice>Please sign-in again.</Notice>
      )}
      <KnownEmail email={email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={isMissing ? 'Type your password.' : wordsFor(enter.problem)}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
          enter.forget();
        }}
      />
      <Button type="submit" wide busy={enter.isPending}>
        Sign in
      </Button>
      <Button kind="quiet" size="small" onClick={onForgot}>
        Forgot your password?
      </Button>
    </form>
  );
}
