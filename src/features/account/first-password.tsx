import { useState } from 'react';
import { forgotPassword } from '#api/auth.ts';
import { useFormCall } from '#api/form-call.ts';
import { FormFault } from '#components/form-fault.tsx';
import { Notice } from '#components/notice.tsx';
import { Button } from '#ui/button.tsx';
import styles from './security-tab.module.css';

/** The way to a first password, for who signs in with Google or Apple alone: a link by mail, as for a forgotten one. */
export function FirstPassword({ email, why }: { email: string; why: string }) {
  const [isSent, setSent] = useState(false);
  const send = useFormCall(forgotPassword, () => setSent(true));
  return (
    <>
      <p className={styles.note}>{why}</p>
      {isSent ? (
        <Notice tone="success">
          A link is on its way to {email}. Choosing a password signs every device out once.
        </Notice>
      ) : (
        <div className={styles.actions}>
          <Button
            kind="secondary"
            size="small"
            busy={send.isPending}
            onClick={() => send.send(email)}
          >
            Mail me a link
          </Button>
        </div>
      )}
      <FormFault problem={send.problem} />
    </>
  );
}
