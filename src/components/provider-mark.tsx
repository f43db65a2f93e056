import type { SignInProvider } from '#contract/rules/sign-in.ts';
import styles from './provider-mark.module.css';

/** The mark of a provider, 20 px: Google's G in its four colors, Apple's in black or white. Decoration. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return provider === 'google' ? <GoogleMark /> : <AppleMark />;
}

const GoogleMark = () => (
  <svg
    className={styles.google}
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    aria-hidden="true"
  >
    <path className={styles.red} d="M4.64 7.75A8.5 8.5 0 0 1 18.01 5.99" />
    <path className={styles.yellow} d="M4.64 16.25a8.5 8.5 0 0 1 0-8.5" />
    <path className={styles.green} d="M18.01 18.01A8.5 8.5 0 0 1 4.64 16.25" />
    <path className={styles.blue} d="M12.2 12h8.3a8.5 8.5 0 0 1-2.49 6.01" />
  </svg>
);

const AppleMark = () => (
  <svg className={styles.apple} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="M12.3 7.4c1 0 2.1-1 3.8-1 1.5 0 2.9.8 3.7 2.1-3.1 1.8-2.6 6.2.7 7.5-.8 2-2.4 5.2-4.4 5.2-1.5 0-2-.9-3.7-.9s-2.3.9-3.7.9c-2.2 0-5-4.6-5-8.5 0-3.8 2.4-6.2 5-6.2 1.5 0 2.6.9 3.6.9z" />
    <path d="M16 1.8c.2 2.2-1.8 4.3-4 4.2-.2-2.1 1.9-4.2 4-4.2z" />
  </svg>
);
