import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { openSession, session } from '#lib/session.ts';
import { late } from '#ui/late.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './auth-screen.module.css';
import { ConfirmStep } from './confirm-step.tsx';
import { CreateStep } from './create-step.tsx';
import { EmailStep } from './email-step.tsx';
import { ForgotStep } from './forgot-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetStep } from './reset-step.tsx';
import { useAuthSteps, useLeave } from './use-auth-steps.ts';

const ProviderButtons = late(
  'quiet',
  async () => (await import('./provider-buttons.tsx')).ProviderButtons,
);

/** The steps of a sign-in, one at a time in the same place. */
export function SignIn({ resetToken }: { resetToken: string | null }) {
  const { token, ended } = useSnapshot(session);
  const { step, go, replace, back } = useAuthSteps();
  const [email, setEmail] = useState('');
  const [hasReset, setReset] = useState(false);
  const [isNew, setNew] = useState(false);
  const stays = resetToken !== null || isNew || step === 'confirm';
  const isLeaving = token !== null && !stays;
  useLeave(isLeaving);

  if (resetToken) {
    return (
      <ResetStep
        linkToken={resetToken}
        onExpired={() => replace('forgot')}
        onDone={(address) => {
          setEmail(address);
          setReset(true);
          replace('password');
        }}
      />
    );
  }
  if (isLeaving) {
    return (
      <p className={styles.leaving} role="status" aria-label="Opening Hem">
        <Stitches count={5} busy />
      </p>
    );
  }
  if (token !== null) return <ConfirmStep email={email} onDone={() => replace('welcome')} />;
  const shown = email || step === 'forgot' ? step : 'email';
  if (shown === 'password') {
    return (
      <>
        <PasswordStep
          email={email}
          hasReset={hasReset}
          isExpired={ended === 'expired'}
          onBack={back}
          onForgot={() => go('forgot')}
        />
        <ProviderButtons />
      </>
    );
  }
  if (shown === 'create') {
    return (
      <>
        <CreateStep
          email={email}
          onBack={back}
          onExists={() => replace('password')}
          onCreated={(opened) => {
            // Set before the session opens, or the sign-in would be left at once.
            flushSync(() => setNew(true));
            openSession(opened);
            replace('confirm');
          }}
        />
        <ProviderButtons />
      </>
    );
  }
  if (shown === 'forgot') return <ForgotStep email={email} onBack={back} />;
  return (
    <>
      <EmailStep
        email={email}
        isExpired={ended === 'expired'}
        onFound={(address, exists) => {
          setEmail(address);
          setReset(false);
          go(exists ? 'password' : 'create');
        }}
      />
      <ProviderButtons />
    </>
  );
}
