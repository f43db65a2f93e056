import { useQuery } from '@tanstack/react-query';
import { stylingsQuery, useWithdrawStyling } from '#api/stylings.ts';
import { Avatar } from '#components/avatar.tsx';
import { friendName, nameWithin } from '#components/friend-names.ts';
import { occasionWords } from '#components/styling/styling-words.ts';
import type { SentStyling } from '#contract/schemas/styling.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from '../people-list.module.css';
import own from './sent-stylings.module.css';

const stateWords: Record<SentStyling['state'], string> = {
  sent: 'Sent',
  seen: 'Seen',
  kept: 'Kept',
};

/** What one laid for friends, and what they are told of it; what was not kept can be taken back. A row leads to the friend. */
export function SentStylings() {
  const { owner: me } = useScope();
  const { data } = useQuery(stylingsQuery(me));
  const withdraw = useWithdrawStyling({ onSuccess: () => void showToast({ title: 'Taken back' }) });
  const sent = data?.sent ?? [];
  if (sent.length === 0) return null;
  const busy = withdraw.isPending ? withdraw.variables.stylingId : null;
  return (
    <section className={styles.section}>
      <h2>Outfits you sent</h2>
      <ul className={styles.list}>
        {sent.map(({ stylingId, owner, title, occasion, state }) => {
          const name = friendName(owner);
          const about = occasion ? `${title}, for ${occasionWords(occasion, todayIs())}` : title;
          return (
            <li key={stylingId} className={own.row}>
              <Avatar name={name} imageUrl={owner.imageUrl} />
              <span className={styles.name} dir="auto">
                <Link to={paths.friend(owner.userId).wardrobes()} className={own.link}>
                  {name}
                </Link>
                <span className={own.about}>
                  {stateWords[state]} · {about}
                </span>
              </span>
              {state !== 'kept' && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Take back: ${title}, for ${nameWithin(owner)}`}
                  busy={busy === stylingId}
                  onClick={() => withdraw.mutate({ owner: owner.userId, stylingId })}
                >
                  Take back
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
