import { signIn } from '#api/auth.ts';
import { FormFault } from '#components/form-fault.tsx';
import { passwordWords } from '#components/form-words.ts';
import { KnownEmail } from '#components/known-email.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { useForm } from '#components/use-form.ts';
import { openSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { sayAccountStays } from './account-stays.ts';
import styles from './auth-screen.module.css';
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
  const form = useForm({
    saved: { password: '' },
    call: signIn,
    input: ({ password }) => ({ email, password }),
    check: ({ password }) => (password ? {} : { password: 'Type your password.' }),
    words: { fields: { password: passwordWords }, codes: { 'wrong-credentials': 'password' } },
    onDone(opened) {
      openSession(opened);
      if (opened.isKept) sayAccountStays();
    },
  });
  useFirstField(form.props.ref);
  return (
    <form {...form.props} className={styles.form}>
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
        {...form.text('password')}
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <FormFault problem={form.rest} />
      <Button type="submit" wide busy={form.isPending}>
        Sign in
      </Button>
      <Button kind="quiet" size="small" onClick={onForgot}>
        Forgot your password?
      </Button>
    </form>
  );
}
