import { type FormEvent, useState } from 'react';
import { changePassword } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { weaknessOf, wordsFor } from '#components/form-words.ts';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { isPasswordGood } from '#contract/rules/password.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './security-tab.module.css';

/** The password: changed with the present one. */
export function PasswordSection({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title" className={styles.title}>
        Password
      </h2>
      {isOpen ? (
        <PasswordForm email={email} onClose={() => setOpen(false)} />
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

function PasswordForm({ email, onClose }: { email: string; onClose(): void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [checked, setChecked] = useState(false);
  const save = useFormCall('changePassword', changePassword, () => {
    showToast({ title: 'Password changed', text: 'Other devices are signed out.' });
    onClose();
  });
  const isWrong = save.problem?.code === 'wrong-password';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (current && isPasswordGood(next)) save.send({ current, next });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input
        className="visually-hidden"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label="Present password"
        name="current-password"
        autoComplete="current-password"
        enterKeyHint="next"
        value={current}
        error={
          checked && !current
            ? 'Type your present password.'
            : isWrong
              ? wordsFor(save.problem)
              : undefined
        }
        onChange={(event) => {
          setCurrent(event.target.value);
          save.forget();
        }}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="done"
        value={next}
        error={
          checked && !isPasswordGood(next)
            ? weaknessOf(next)
            : isWrong
              ? undefined
              : wordsFor(save.problem)
        }
        onChange={(event) => {
          setNext(event.target.value);
          setChecked(false);
          save.forget();
        }}
      />
      <PasswordRules password={next} />
      <p className={styles.note}>Other devices are signed out. This one stays.</p>
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={save.isPending}>
          Change password
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
