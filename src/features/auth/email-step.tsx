import { useSearchParams } from 'react-router-dom';
import { findAccount } from '#api/auth.ts';
import { FormFault } from '#components/form-fault.tsx';
import { emailFault, oddEmail } from '#components/form-words.ts';
import { Notice } from '#components/notice.tsx';
import { useForm } from '#components/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './auth-screen.module.css';
import { StepHead } from './step-head.tsx';
import { useFirstField } from './use-first-field.ts';

/** Email first: whether it is known decides what comes next. */
export function EmailStep({
  email: known,
  isExpired,
  onFound,
}: {
  email: string;
  isExpired: boolean;
  onFound(email: string, exists: boolean): void;
}) {
  const form = useForm({
    saved: { email: known },
    call: findAccount,
    input: ({ email }) => email.trim(),
    check: ({ email }) => ({ email: emailFault(email) }),
    words: { fields: { email: oddEmail } },
    onDone: ({ exists }, sent) => onFound(sent, exists),
  });
  const [search] = useSearchParams();
  const isInvited = /^\/friends\?link=/.test(search.get('redirect') ?? '');
  // On a phone the keyboard would hide the rail before one has seen it.
  useFirstField(form.props.ref, window.matchMedia('(pointer: fine)').matches);
  return (
    <form {...form.props} className={styles.form}>
      <StepHead line="Everything you own, on one rail." />
      {isExpired && <Notice>Please sign-in again.</Notice>}
      {isInvited && (
        <Notice>A friend invites you. Sign in, or make an account, and see who.</Notice>
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
        enterKeyHint="next"
        maxLength={254}
      />
      <FormFault problem={form.rest} />
      <Button type="submit" wide busy={form.isPending}>
        Continue
      </Button>
      <p className={styles.note}>We look up your email, then ask for a password.</p>
    </form>
  );
}
