import { useState } from 'react';
import { changePassword } from '#api/auth.ts';
import { FormFault } from '#components/form-fault.tsx';
import { newPasswordWords, passwordWords, weaknessOf } from '#components/form-words.ts';
import { KnownEmail } from '#components/known-email.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { useForm } from '#components/use-form.ts';
import { isPasswordGood } from '#contract/rules/password.ts';
import { providerNames } from '#contract/rules/sign-in.ts';
import type { LinkedWay } from '#contract/schemas/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { FirstPassword } from './first-password.tsx';
import styles from './security-tab.module.css';

interface PasswordSectionProps {
  email: string;
  hasPassword: boolean;
  /** The accounts at providers that are linked. */
  ways: readonly LinkedWay[];
}

/** The password: changed with the present one, or chosen by a link where there is none. */
export function PasswordSection({ email, hasPassword, ways }: PasswordSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title" className={styles.title}>
        Password
      </h2>
      {!hasPassword ? (
        <FirstPassword
          email={email}
          why="You have none yet. With one you can also sign in by your email."
        />
      ) : isOpen ? (
        <PasswordForm email={email} ways={ways} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
            Change password
          </Button>
        </div>
      )}
    </section>
  );
}

function PasswordForm({
  email,
  ways,
  onClose,
}: Omit<PasswordSectionProps, 'hasPassword'> & { onClose(): void }) {
  // What the server unlinks with a new password (docs/credentials.md).
  const unlinked = ways.filter((way) => way.email !== email);
  const form = useForm({
    saved: { current: '', next: '' },
    call: changePassword,
    input: (passwords) => passwords,
    check: ({ current, next }) => ({
      current: current ? undefined : 'Type your present password.',
      next: isPasswordGood(next) ? undefined : weaknessOf(next),
    }),
    words: {
      fields: { current: passwordWords, next: newPasswordWords },
      // Faults of the rules and of the seal name the new password so.
      aliases: { password: 'next' },
      codes: { 'wrong-password': 'current' },
    },
    onDone() {
      showToast({ title: 'Password changed', text: 'Other devices are signed out.' });
      onClose();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <KnownEmail email={email} />
      <PasswordField
        {...form.text('current')}
        label="Present password"
        name="current-password"
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...form.text('next')}
        label="New password"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <PasswordRules password={form.values.next} />
      <p className={styles.note}>Other devices are signed out. This one stays.</p>
      {unlinked.map((way) => (
        <p key={way.provider} className={styles.note}>
          {providerNames[way.provider]} is unlinked, for it has another address than your account.
          Link it again afterwards.
        </p>
      ))}
      <FormFault problem={form.rest} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={form.isPending}>
          Change password
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
