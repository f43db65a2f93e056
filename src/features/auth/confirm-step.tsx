import { useEffect, useEffectEvent } from 'react';
import { useMe } from '#api/users.ts';
import { CodeForm } from '#components/code-form.tsx';
import { Button } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './auth-screen.module.css';
import { StepHead } from './step-head.tsx';

/** Proves the address of a new account; can be put off. */
export function ConfirmStep({ email, onDone }: { email: string; onDone(): void }) {
  const me = useMe();
  const leave = useEffectEvent(onDone);
  const isValidated = me?.emailValidated === true;
  useEffect(() => {
    if (isValidated) leave();
  }, [isValidated]);
  const address = email || me?.email;
  return (
    <div className={styles.form}>
      <StepHead
        line="Check your mail."
        detail={address ? `A code is on its way to ${address}.` : 'A code is on its way.'}
      />
      {address ? <CodeForm email={address} onConfirmed={onDone} /> : <Stitches count={5} busy />}
      <Button kind="quiet" size="small" onClick={onDone}>
        Skip for now
      </Button>
    </div>
  );
}
