import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type MailedLink, mailedLinkQuery } from '#api/auth.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './auth-screen.module.css';
import { ExpiredLink } from './expired-link.tsx';
import { StepHead } from './step-head.tsx';

const words = {
  emailValidation: {
    busy: 'Confirming your email.',
    done: 'Your email is confirmed.',
    next: 'Ask for a new one in Account Settings.',
  },
  userValidateEmailChange: {
    busy: 'Changing your email.',
    done: 'This is your email from now on.',
    next: 'Change your email once more in Account Settings.',
  },
};

/** The page of a mailed link: it follows the link at once, and says how that went. */
export function MailedLinkStep({ name, linkToken }: { name: MailedLink; linkToken: string }) {
  const { token } = useSnapshot(session);
  const link = useQuery(mailedLinkQuery(name, linkToken));
  const settings = paths.accountSettings('Password & Security');
  if (link.data) {
    return (
      <div className={styles.form} role="status">
        <StepHead line={words[name].done} detail={link.data.email} />
        <ButtonLink to={token === null ? paths.auth() : paths.home()} replace wide>
          {token === null ? 'Sign in' : 'Continue'}
        </ButtonLink>
      </div>
    );
  }
  if (!link.isError || link.isFetching) {
    return (
      <div className={styles.form} role="status">
        <StepHead line={words[name].busy} />
        <Stitches count={5} busy />
      </div>
    );
  }
  const code = link.error instanceof AppError ? link.error.code : undefined;
  if (code === 'email-taken') {
    return (
      <div className={styles.form} role="alert">
        <StepHead line="Another account uses this email by now." detail={words[name].next} />
        <ButtonLink to={settings} replace wide>
          Account Settings
        </ButtonLink>
      </div>
    );
  }
  if (code === 'link-expired' || code === 'invalid') {
    return (
      <ExpiredLink detail={words[name].next}>
        <ButtonLink to={settings} replace wide>
          {token === null ? 'Sign in' : 'Account Settings'}
        </ButtonLink>
      </ExpiredLink>
    );
  }
  return (
    <div className={styles.form} role="alert">
      <StepHead line="That did not work." detail="The link is still good. Try it again." />
      <Button wide onClick={() => void link.refetch()}>
        Try again
      </Button>
    </div>
  );
}
