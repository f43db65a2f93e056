import { passwordRules } from '#contract/rules/password.ts';
import styles from './password-rules.module.css';

/** The four password rules; the check of each is sewn in as one types. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={styles.rules} aria-label="Password rules">
      {passwordRules.map(({ id, label, holds }) => {
        const isMet = holds(password);
        return (
          <li key={id} className={styles.rule} data-met={isMet || undefined}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="8.5" />
              <path d="m6 10.4 2.8 2.8L14.2 7" pathLength="1" />
            </svg>
            {label}
            <span className="visually-hidden">{isMet ? ': met' : ': not yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
