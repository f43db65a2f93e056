import { useEffect, useRef } from 'react';
import { Avatar } from '#components/avatar.tsx';
import type { Entitlement } from '#contract/rules/profile.ts';
import type { FoundMember } from '#contract/schemas/impersonation.ts';
import { asSentence } from '#lib/count-words.ts';
import { Button } from '#ui/button.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './member-row.module.css';
import { ReasonForm } from './reason-form.tsx';

const whyNotWords = {
  yourself: 'This is you.',
  staff: 'Staff. Their accounts are closed to each other.',
  leaving: 'This account is about to be deleted.',
} as const;

/** A member who was found; chosen, with the form that asks why. */
export function MemberRow({
  member,
  isChosen,
  onChoose,
}: {
  member: FoundMember;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}) {
  const { userId, screenName, email, imageUrl, entitlements, whyNot } = member;
  const name = screenName ?? email;
  const button = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    // Back from the form to what opened it.
    if (wasChosen.current && !isChosen) button.current?.querySelector('button')?.focus();
    wasChosen.current = isChosen;
  }, [isChosen]);
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <div className={styles.row}>
        <Avatar name={name} imageUrl={imageUrl} />
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {screenName ?? 'No screen name yet'}
          </h2>
          <p className={styles.text}>{email}</p>
          <p className={styles.id}>{userId}</p>
          {entitlements.length > 0 && (
            <p className={styles.labels}>
              {entitlements.map((key) => (
                <WovenLabel key={key}>{entitlementWords(key)}</WovenLabel>
              ))}
            </p>
          )}
        </div>
        {whyNot ? (
          <p className={styles.closed}>{whyNotWords[whyNot]}</p>
        ) : (
          !isChosen && (
            <div ref={button}>
              <Button
                kind="secondary"
                size="small"
                aria-label={`Choose ${name}`}
                onClick={() => onChoose(true)}
              >
                Choose
              </Button>
            </div>
          )
        )}
      </div>
      {isChosen && <ReasonForm userId={userId} name={name} onCancel={() => onChoose(false)} />}
    </li>
  );
}

/** `noServiceFees` as `No service fees`. */
const entitlementWords = (key: Entitlement): string =>
  asSentence(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
