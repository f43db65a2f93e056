import { useQuery } from '@tanstack/react-query';
import { signInWaysQuery } from '#api/sign-in.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { EmailSection } from './email-section.tsx';
import { EndSection } from './end-section.tsx';
import { PasswordSection } from './password-section.tsx';
import styles from './security-tab.module.css';
import { SessionsSection } from './sessions-section.tsx';
import { WaysSection } from './ways-section.tsx';

/** Email, password, ways to sign in, sessions, and the end of the account. */
export function SecurityTab({ me }: { me: UserDetails }) {
  // While it is not known whether there is a password, there is one, as of nearly everybody: the server knows.
  const { data: ways } = useQuery(signInWaysQuery());
  const hasPassword = ways?.hasPassword ?? true;
  return (
    <div className={styles.tab}>
      <EmailSection me={me} hasPassword={hasPassword} />
      <PasswordSection email={me.email} hasPassword={hasPassword} ways={ways?.ways ?? []} />
      {ways && <WaysSection email={me.email} ways={ways} />}
      <SessionsSection />
      <EndSection />
    </div>
  );
}
