import type { UserDetails } from '#contract/schemas/user.ts';
import { EmailSection } from './email-section.tsx';
import { EndSection } from './end-section.tsx';
import { PasswordSection } from './password-section.tsx';
import styles from './security-tab.module.css';
import { SessionsSection } from './sessions-section.tsx';

/** Email, password, sessions, and the end of the account. */
export function SecurityTab({ me }: { me: UserDetails }) {
  return (
    <div className={styles.tab}>
      <EmailSection me={me} />
      <PasswordSection email={me.email} />
      <SessionsSection />
      <EndSection />
    </div>
  );
}
