import { changeEmail } from '#api/auth.ts';
import { FormFault } from '#components/form-fault.tsx';
import { emailFault, oddEmail, passwordWords } from '#components/form-words.ts';
import { PasswordField } from '#components/password-field.tsx';
import { useForm } from '#components/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './security-tab.module.css';

/** Asks for another address; it changes once the link in the mail there is opened. */
export function EmailForm({ onAsked, onClose }: { onAsked(email: string): void; onClose(): void }) {
  const form = useForm({
    saved: { email: '', password: '' },
    call: changeEmail,
    input: ({ email, password }) => ({ email: email.trim(), password }),
    check: ({ email, password }) => ({
      email: emailFault(email),
      password: password ? undefined : 'Type your present password.',
    }),
    words: {
      fields: { email: oddEmail, password: passwordWords },
      codes: { 'email-taken': 'email', 'wrong-password': 'password' },
    },
    onDone: (_done, sent) => onAsked(sent.email),
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.text('email')}
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        hint="We send a link there, and tell the old address at once."
      />
      <PasswordField
        {...form.text('password')}
        label="Present password"
        name="current-password"
        autoComplete="current-password"
        enterKeyHint="send"
      />
      <FormFault problem={form.rest} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={form.isPending}>
          Send the link
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
