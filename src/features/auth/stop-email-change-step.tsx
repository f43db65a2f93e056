import { useState } from 'react';
import { stopEmailChange } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { FormFault } from '#components/form-fault.tsx';
import { useAccountActions } from '#lib/account-actions.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './auth-screen.module.css';
import { ExpiredLink } from './expired-link.tsx';
import { StepHead } from './step-head.tsx';

/**
 * The page of the link in the mail to the old address: stops a change of the email, or takes it back. It asks before it
 * does so, since mail programs open links by themselves.
 */
export function StopEmailChangeStep({ linkToken }: { linkToken: string }) {
  const [kept, setKept] = useState<{ email: string; resetToken: string } | null>(null);
  const { signOut } = useAccountActions();
  const stop = useFormCall(stopEmailChange, (answer) => {
    // It ended every session, the one on this device too.
    if (session.token !== null) signOut(false);
    setKept(answer);
  });
  if (kept) {
    return (
      <div className={styles.form} role="status">
        <StepHead
          line={`Your account stays with ${kept.email}.`}
          detail="Every device is signed out. Choose a new password now: somebody knew the old one."
        />
        <ButtonLink to={`${paths.auth()}?reset=${kept.resetToken}`} replace wide>
          Choose a new password
        </ButtonLink>
      </div>
    );
  }
  const isExpired = stop.problem?.code === 'link-expired' || !!stop.problem?.fields.linkToken;
  if (isExpired) {
    return (
      <ExpiredLink detail="If you cannot sign in, ask for a new password.">
        <ButtonLink to={paths.auth()} replace wide>
          Sign in
        </ButtonLink>
      </ExpiredLink>
    );
  }
  return (
    <div className={styles.form}>
      <StepHead
        line="Keep your account at this email?"
        detail="The change is stopped or taken back, and every device is signed out. Then you choose a new password."
      />
      <FormFault problem={stop.problem} />
      <Button wide busy={stop.isPending} onClick={() => stop.send({ linkToken })}>
        Stop the change
      </Button>
    </div>
  );
}
