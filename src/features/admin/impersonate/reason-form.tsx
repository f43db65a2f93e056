import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStartImpersonation } from '#api/impersonation.ts';
import { FormFault } from '#components/form-fault.tsx';
import { reasonLength } from '#contract/rules/impersonation.ts';
import { useAccountActions } from '#lib/account-actions.ts';
import { beginStandIn } from '#lib/begin-stand-in.ts';
import { isolated } from '#lib/isolated.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './reason-form.module.css';

/** Asks why somebody of the staff goes into a member's account, and opens it. */
export function ReasonForm({
  userId,
  name,
  onCancel,
}: {
  userId: string;
  name: string;
  onCancel(): void;
}) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const { forgetSession } = useAccountActions();
  const start = useStartImpersonation({
    onSuccess({ token, impersonation }) {
      const { name: called, startedDate, endsDate } = impersonation;
      // By this device's clock, which may go wrong.
      const endsMs = Date.now() + Date.parse(endsDate) - Date.parse(startedDate);
      void navigate(paths.wardrobes());
      const within = { within: token, memberId: userId, name: called, reason, endsMs };
      beginStandIn({ ...within, reason: impersonation.reason }, forgetSession);
    },
  });
  const isShort = [...reason.trim()].length < reasonLength.least;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort && !start.isPending) start.mutate({ userId, reason: reason.trim() });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Reason"
        required
        autoFocus
        value={reason}
        maxLength={reasonLength.most}
        error={
          isTried && isShort ? `Say why in ${reasonLength.least} characters or more.` : undefined
        }
        hint={`${isolated(name)} reads this, under the bell and by mail.`}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className={styles.text}>
        For 30 minutes you see the account as {isolated(name)} does, and all you do there is written
        down. Money, password, email, deletion and links for others are closed.
      </p>
      <FormFault problem={start.error} words={faultWords(start.error)} />
      <div className={styles.buttons}>
        <Button type="submit" kind="danger" size="small" busy={start.isPending}>
          Start
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function faultWords(problem: unknown): string | undefined {
  const { code } = Object(problem);
  if (code === 'not-found') return 'This account is gone.';
  return code === 'forbidden' ? 'This account cannot be opened any more.' : undefined;
}
