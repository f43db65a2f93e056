import { type FormEvent, useState } from 'react';
import { resetPassword } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { weaknessOf, wordsFor } from '#components/form-words.ts';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { isPasswordGood } from '#contract/rules/password.ts';
import { useAccountActions } from '#lib/account-actions.ts';
import { session } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import styles from './auth-screen.module.css';
import { ExpiredLink } from './expired-link.tsx';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

/** A new password by the link of a mail. */
export function ResetStep({
  linkToken,
  onExpired,
  onDone,
}: {
  linkToken: string;
  onExpired(): void;
  onDone(email: string): void;
}) {
  const [password, setPassword] = useState('');
  const [isWeak, setWeak] = useState(false);
  const { logOut } = useAccountActions();
  const form = useFirstField();
  const reset = useFormCall('resetPassword', resetPassword, ({ email }) => {
    // The reset ended every session, the one on this device too.
    if (session.token !== null) logOut(false);
    onDone(email);
  });
  // A link that was cut short on its way does not even look like one.
  const isExpired = reset.problem?.code === 'link-expired' || !!reset.problem?.fields.linkToken;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPasswordGood(password)) reset.send({ linkToken, password });
    else setWeak(true);
  };
  if (isExpired) {
    return (
      <ExpiredLink detail="A link works once, for one hour. Ask for a new one.">
        <Button wide onClick={onExpired}>
          Get a new link
        </Button>
      </ExpiredLink>
    );
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <StepHead
        line="Choose a new password."
        detail="Every device is signed out, and you sign in with the new one."
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        value={password}
        error={isWeak ? weaknessOf(password) : wordsFor(reset.problem)}
        onChange={(event) => {
          setPassword(event.target.value);
          setWeak(false);
          reset.forget();
        }}
      />
      <PasswordRules password={password} />
      <Button type="submit" wide busy={reset.isPending}>
        Save the password
      </Button>
    </form>
  );
}
