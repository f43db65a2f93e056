import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { session } from '#lib/session.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { AuthRail } from './auth-rail.tsx';
import styles from './auth-screen.module.css';
import { MailedLinkStep } from './mailed-link-step.tsx';
import { ReturnStep } from './return-step.tsx';
import { SignIn } from './sign-in.tsx';
import { StopEmailChangeStep } from './stop-email-change-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';

/** The sign-in in all its forms, and where the links of our mails lead. */
export function AuthScreen() {
  const [search] = useSearchParams();
  const validate = search.get('validate');
  const emailChange = search.get('email-change');
  const emailStop = search.get('email-stop');
  const { token } = useSnapshot(session);
  if (token !== null && search.get('step') === 'welcome') return <WelcomeStep />;
  return (
    <main className={styles.screen}>
      <AuthRail />
      <div className={styles.sheet} data-at-foot="">
        <h1 className={styles.name}>
          <Wordmark size="large" />
        </h1>
        {validate ? (
          <MailedLinkStep name="emailValidation" linkToken={validate} />
        ) : emailChange ? (
          <MailedLinkStep name="userValidateEmailChange" linkToken={emailChange} />
        ) : emailStop ? (
          <StopEmailChangeStep linkToken={emailStop} />
        ) : search.get('step') === 'return' ? (
          <ReturnStep />
        ) : (
          <SignIn resetToken={search.get('reset')} />
        )}
      </div>
    </main>
  );
}
