import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '#api/account.ts';
import { useRevokeSession } from '#api/auth.ts';
import type { Session } from '#contract/schemas/user.ts';
import { useAccountActions } from '#lib/account-actions.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import { deviceName } from './device-name.ts';
import tab from './security-tab.module.css';
import styles from './sessions-section.module.css';

const EverywhereDialog = late(
  'layer',
  async () => (await import('./everywhere-dialog.tsx')).EverywhereDialog,
);

/** The user's sessions, and the buttons to sign out. */
export function SessionsSection() {
  const { data, isError, refetch } = useQuery(sessionsQuery());
  const { signOut } = useAccountActions();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={tab.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className={tab.title}>
        Signed in on
      </h2>
      {data ? (
        <ul className={styles.list}>
          {data.sessions.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorCard
          title="Your devices did not load"
          text="You are still signed in."
          onRetry={() => void refetch()}
        />
      ) : (
        <Stitches count={5} busy />
      )}
      <div className={tab.actions}>
        <Button kind="secondary" size="small" onClick={() => signOut(false)}>
          Sign out
        </Button>
        <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      {isAsking && (
        <EverywhereDialog onSure={() => signOut(true)} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

const lastUsed = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function SessionRow({ session }: { session: Session }) {
  const revoke = useRevokeSession();
  const name = deviceName(session.device);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.used}>
          {session.isThis
            ? 'In use now'
            : `Last used ${lastUsed.format(new Date(session.lastUsedDate))}`}
        </p>
      </div>
      {session.isThis ? (
        <WovenLabel>This device</WovenLabel>
      ) : (
        <Button
          kind="quiet"
          size="small"
          busy={revoke.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => revoke.mutate({ sessionId: session.sessionId })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
