import { useState } from 'react';
import { forgotPassword } from '#api/auth.ts';
import { FormFault } from '#components/form-fault.tsx';
import { emailFault, oddEmail } from '#components/form-words.ts';
import { Notice } from '#components/notice.tsx';
import { useForm } from '#components/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './auth-screen.module.css';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

/** A link to choose a new password; says the same whether or not the address has an account. */
export function ForgotStep({ email: known, onBack }: { email: string; onBack(): void }) {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    saved: { email: known },
    call: forgotPassword,
    input: ({ email }) => email.trim(),
    check: ({ email }) => ({ email: emailFault(email) }),
    words: { fields: { email: oddEmail } },
    onDone: () => setSent(true),
  });
  useFirstField(form.props.ref, !known);
  return (
    <form {...form.props} className={styles.form}>
      <StepHead line="Choose a new password." detail="We send you a link for it." onBack={onBack} />
      {isSent && (
        <Notice tone="success">If that address has an account, a link is on its way.</Notice>
      )}
      <TextField
        {...form.text('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={254}
        onChange={(event) => {
          form.change({ email: event.target.value });
          setSent(false);
        }}
      />
      <FormFault problem={form.rest} />
      {isSent ? (
        <Button wide onClick={onBack}>
          Back to sign in
        </Button>
      ) : (
        <Button type="submit" wide busy={form.isPending}>
          Send the link
        </Button>
      )}
    </form>
  );
}
