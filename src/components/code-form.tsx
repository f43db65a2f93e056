import { useState } from 'react';
import { confirmCode, resendCode } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './code-form.module.css';
import { FormFault } from './form-fault.tsx';
import { useForm } from './use-form.ts';

const shortWords = 'The code has six digits.';

/** The six digits of the mail that proves an address. They are sent once the last is typed. */
export function CodeForm({ email, onConfirmed }: { email: string; onConfirmed(): void }) {
  const [isResent, setResent] = useState(false);
  const form = useForm({
    saved: { code: '' },
    call: confirmCode,
    input: ({ code }) => ({ email, code }),
    check: ({ code }) => (/^\d{6}$/.test(code) ? {} : { code: shortWords }),
    words: { fields: { code: shortWords }, codes: { 'code-wrong': 'code' } },
    onDone: onConfirmed,
  });
  const resend = useFormCall(resendCode, () => setResent(true));
  const type = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, 6);
    form.change({ code });
    if (code.length === 6 && code !== form.values.code) form.submit({ code });
  };
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.text('code')}
        label="Six-digit code"
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        className={styles.code ?? ''}
        hint={isResent ? 'A new code is on its way. Only the newest works.' : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <FormFault problem={form.rest ?? resend.problem} />
      <Button type="submit" wide busy={form.isPending}>
        Confirm
      </Button>
      <Button
        kind="quiet"
        size="small"
        busy={resend.isPending}
        onClick={() => {
          setResent(false);
          form.discard();
          resend.send(undefined);
        }}
      >
        Send a new code
      </Button>
    </form>
  );
}
