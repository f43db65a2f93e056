import { createAccount } from '#api/auth.ts';
import { FormFault } from '#components/form-fault.tsx';
import { newPasswordWords, weaknessOf } from '#components/form-words.ts';
import { KnownEmail } from '#components/known-email.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { useForm } from '#components/use-form.ts';
import { isPasswordGood } from '#contract/rules/password.ts';
import { Button } from '#ui/button.tsx';
import styles from './auth-screen.module.css';
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
  const form = useForm({
    saved: { password: '' },
    call: createAccount,
    input: ({ password }) => ({ email, password }),
    check: ({ password }) => (isPasswordGood(password) ? {} : { password: weaknessOf(password) }),
    words: { fields: { password: newPasswordWords }, codes: { 'account-exists': 'password' } },
    onDone: onCreated,
  });
  useFirstField(form.props.ref);
  const exists = form.problem?.code === 'account-exists';
  return (
    <form {...form.props} className={styles.form}>
      <StepHead
        line="New here. Choose a password."
        detail={email}
        backLabel="Back, change the email"
        onBack={onBack}
      />
      <KnownEmail email={email} />
      <PasswordField
        {...form.text('password')}
        label="New password"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <PasswordRules password={form.values.password} />
      <FormFault problem={form.rest} />
      {exists ? (
        <Button wide onClick={onExists}>
          Sign in instead
        </Button>
      ) : (
        <Button type="submit" wide busy={form.isPending}>
          Create account
        </Button>
      )}
    </form>
  );
}
