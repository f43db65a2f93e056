import { resetPassword } from '#api/auth.ts';
import { FormFault } from '#components/form-fault.tsx';
import { newPasswordWords, weaknessOf } from '#components/form-words.ts';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { useForm } from '#components/use-form.ts';
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
  const { signOut } = useAccountActions();
  const form = useForm({
    saved: { password: '' },
    call: resetPassword,
    input: ({ password }) => ({ linkToken, password }),
    check: ({ password }) => (isPasswordGood(password) ? {} : { password: weaknessOf(password) }),
    words: { fields: { password: newPasswordWords } },
    onDone({ email }) {
      // The reset ended every session, the one on this device too.
      if (session.token !== null) signOut(false);
      onDone(email);
    },
  });
  useFirstField(form.props.ref);
  // A link that was cut short on its way does not even look like one.
  const isExpired = form.problem?.code === 'link-expired' || !!form.problem?.fields.linkToken;
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
    <form {...form.props} className={styles.form}>
      <StepHead
        line="Choose a new password."
        detail="Every device is signed out, and you sign in with the new one."
      />
      <PasswordField
        {...form.text('password')}
        label="New password"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <PasswordRules password={form.values.password} />
      <FormFault problem={form.rest} />
      <Button type="submit" wide busy={form.isPending}>
        Save the password
      </Button>
    </form>
  );
}
