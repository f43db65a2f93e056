import type { UserDetails } from '#contract/schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { mailKindList } from './mail-kind-words.ts';
import styles from './setting-row.module.css';
import { useMailKinds } from './use-mail-kinds.ts';

/** What is mailed to the member, and the way to change that. */
export function MailRow({ me, onOpen }: { me: UserDetails; onOpen(): void }) {
  const { chosen, offered } = useMailKinds(me);
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Notices by email
        {chosen && (
          <span className={styles.note}>
            {mailKindList(offered.filter((kind) => chosen.includes(kind)))}
          </span>
        )}
      </span>
      <Button kind="secondary" size="small" onClick={onOpen} aria-label="Change what is mailed">
        Change
      </Button>
    </div>
  );
}
