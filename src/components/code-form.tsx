import { type FormEvent, useState } from 'react';
import { confirmCode, resendCode } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './code-form.module.css';
import { wordsFor } from './form-words.ts';

/** The six digits of the mail that proves an address. They are sent once the last is typed. */
export function CodeForm({ email, onConfirmed }: { email: string; onConfirmed(): void }) {
  const [code, setCode] = useState('');
  const [isResent, setResent] = useState(false);
  const confirm = useFormCall('emailValidation', confirmCode, onConfirmed);
  const resend = useFormCall('sendEmailValidation', resendCode, () => setResent(true));
  const isWhole = /^\d{6}$/.test(code);
  const [isShort, setShort] = useState(false);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    setCode(digits);
    setShort(false);
    confirm.forget();
    if (digits.length === 6 && digits !== code) confirm.send({ email, code: digits });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) confirm.send({ email, code });
    else setShort(true);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Six-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        className={styles.code ?? ''}
        value={code}
        error={isShort ? 'The code has six digits.' : wordsFor(confirm.problem)}
        hint={isResent ? 'A new code is on its way. Only the newest works.' : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" wide busy={confirm.isPending}>
        Confirm
      </Button>
      <Button
        kind="quiet"
        size="small"
        busy={resend.isPending}
        onClick={() => {
          setResent(false);
          confirm.forget();
          resend.send(undefined);
        }}
      >
        Send a new code
      </Button>
      {resend.problem && <p role="alert">{wordsFor(resend.problem)}</p>}
    </form>
  );
}
