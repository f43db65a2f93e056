import { useState } from 'react';
import { resendCode } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { CodeForm } from '#components/code-form.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { Notice } from '#components/notice.tsx';
import type { UserDetails } from '#contract/schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import { EmailForm } from './email-form.tsx';
import { FirstPassword } from './first-password.tsx';
import styles from './security-tab.module.css';

/** The address, whether it is confirmed, and the form to change it. */
export function EmailSection({ me, hasPassword }: { me: UserDetails; hasPassword: boolean }) {
  const [open, setOpen] = useState<'code' | 'change' | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const send = useFormCall(resendCode, () => setOpen('code'));
  return (
    <section className={styles.section} aria-labelledby="email-title">
      <h2 id="email-title" className={styles.title}>
        Email
      </h2>
      <p className={styles.email}>
        {me.email}
        <WovenLabel>{me.emailValidated ? 'Confirmed' : 'Not confirmed'}</WovenLabel>
      </p>
      {asked && (
        <Notice tone="success">
          A link is on its way to {asked}. Until you open it, {me.email} stays.
        </Notice>
      )}
      {open === 'code' && !me.emailValidated && (
        <div className={styles.form}>
          <p className={styles.note}>A code is on its way to {me.email}.</p>
          <CodeForm
            email={me.email}
            onConfirmed={() => {
              setOpen(null);
              showToast({ title: 'Email confirmed' });
            }}
          />
        </div>
      )}
      {open === 'change' && !hasPassword && (
        <div className={styles.form}>
          <FirstPassword
            email={me.email}
            why="That takes your password, and you have none yet. Choose one first."
          />
        </div>
      )}
      {open === 'change' && hasPassword && (
        <EmailForm
          onClose={() => setOpen(null)}
          onAsked={(email) => {
            setAsked(email);
            setOpen(null);
          }}
        />
      )}
      <FormFault problem={send.problem} />
      {open === null && (
        <div className={styles.actions}>
          {!me.emailValidated && (
            <Button size="small" busy={send.isPending} onClick={() => send.send(undefined)}>
              Confirm it
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={() => setOpen('change')}>
            Change email
          </Button>
        </div>
      )}
    </section>
  );
}
