import { type FormEvent, useState } from 'react';
import { forgotPassword } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { emailFault, wordsFor } from '#components/form-words.ts';
import { Notice } from '#components/notice.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './auth-screen.module.css';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

/** A link to choose a new password; says the same whether or not the address has an account. */
export function ForgotStep({ email: known, onBack }: { email: string; onBack(): void }) {
  const [email, setEmail] = useState(known);
  const [fault, setFault] = useState<string>();
  const [isSent, setSent] = useState(false);
  const form = useFirstField(!known);
  const ask = useFormCall('forgotPassword', forgotPassword, () => setSent(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const odd = emailFault(email);
    setFault(odd);
    if (!odd) ask.send(email.trim());
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <StepHead line="Choose a new password." detail="We send you a link for it." onBack={onBack} />
      {isSent && (
        <Notice tone="success">If that address has an account, a link is on its way.</Notice>
      )}
      <TextField
        label="Email"
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={254}
        value={email}
        error={fault ?? wordsFor(ask.problem)}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(undefined);
          setSent(false);
          ask.forget();
        }}
      />
      {isSent ? (
        <Button wide onClick={onBack}>
          Back to sign in
        </Button>
      ) : (
        <Button type="submit" wide busy={ask.isPending}>
          Send the link
        </Button>
      )}
    </form>
  );
}
