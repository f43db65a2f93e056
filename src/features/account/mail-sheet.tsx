import { useState } from 'react';
import { useSaveMailKinds } from '#api/notices.ts';
import { FormFault } from '#components/form-fault.tsx';
import { Notice } from '#components/notice.tsx';
import type { MailKind } from '#contract/rules/mail-kinds.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { showToast } from '#ui/toasts.ts';
import { Waiting } from '#ui/waiting.tsx';
import { mailKindWords } from './mail-kind-words.ts';
import styles from './mail-sheet.module.css';
import { useMailKinds } from './use-mail-kinds.ts';

/** Asks which kinds of notices are mailed. */
export function MailSheet({ me, onClose }: { me: UserDetails; onClose(): void }) {
  const { chosen: saved, offered, isError, refetch } = useMailKinds(me);
  const [changed, setChanged] = useState<readonly MailKind[] | null>(null);
  const chosen = changed ?? saved ?? [];
  const save = useSaveMailKinds({
    onSuccess() {
      showToast({ title: 'Saved' });
      onClose();
    },
  });
  const toggle = (kind: MailKind) =>
    setChanged(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <Sheet
      title="Notices by email"
      isRoute
      onClose={onClose}
      foot={
        <>
          <FormFault problem={save.error} />
          <Button
            busy={save.isPending}
            disabled={!saved}
            onClick={() => save.mutate({ mailKinds: [...chosen] })}
          >
            Save
          </Button>
        </>
      }
    >
      {saved ? (
        <div className={styles.choice}>
          {me.emailValidated ? (
            <p className={styles.note}>
              To {me.email}, what you have not seen in Hem within an hour.
            </p>
          ) : (
            <Notice>
              Nothing can be mailed until you confirm {me.email}, under Password & Security.
            </Notice>
          )}
          <div>
            {offered.map((kind) => (
              <ChoiceRow
                key={kind}
                {...mailKindWords[kind]}
                isChosen={chosen.includes(kind)}
                onChoose={() => toggle(kind)}
              />
            ))}
          </div>
          <p className={styles.note}>
            Receipts, and what keeps your account safe, are always mailed.
          </p>
        </div>
      ) : isError ? (
        <ErrorCard title="Your choice did not load" onRetry={() => void refetch()} />
      ) : (
        <Waiting label="Loading" className={styles.choice}>
          <Stitches count={7} busy />
        </Waiting>
      )}
    </Sheet>
  );
}
