import type { Database } from '../database/database.ts';
import { endCalendarFeed } from './calendar-feeds.ts';
import { endMeasuring } from './measuring-sessions.ts';
import { endLinks, type LinkPurpose } from './one-time-links.ts';
import { endSessions } from './sessions.ts';
import { endLinking } from './sign-in-attempts.ts';
import { endForeignIdentities } from './sign-in-identities.ts';
import { findEmail } from './users.ts';

/** The events that also end what somebody else may have opened before. */
export type CredentialEvent =
  | 'signed out everywhere'
  | 'password changed'
  | 'password reset'
  | 'email changed'
  | 'email change stopped'
  | 'account to be deleted';

/** All but the link that stops an email change: it belongs to whoever reads the old address. */
const everyOtherLink: LinkPurpose[] = ['validate-email', 'change-email', 'reset-password'];

/** The rule of docs/credentials.md. */
const rules: Record<
  CredentialEvent,
  {
    sessions: 'none' | 'others' | 'all';
    links: LinkPurpose[];
    /** The private calendar address, the form on a phone, and a way to sign in that is being added. */
    areOthersKept?: true;
    /** Whether ways to sign in that have another address than the account are unlinked. */
    areForeignWaysEnded?: true;
  }
> = {
  'signed out everywhere': { sessions: 'all', links: everyOtherLink },
  'password changed': { sessions: 'others', links: everyOtherLink, areForeignWaysEnded: true },
  'password reset': { sessions: 'all', links: everyOtherLink, areForeignWaysEnded: true },
  'email changed': { sessions: 'none', links: everyOtherLink, areOthersKept: true },
  // The stop of an email change stays: the old address must get the account back from whoever took it.
  'account to be deleted': { sessions: 'all', links: everyOtherLink },
  'email change stopped': {
    sessions: 'all',
    links: [...everyOtherLink, 'stop-email-change'],
    areForeignWaysEnded: true,
  },
};

/**
 * Ends what an event ends, in the transaction of the event, under the account's lock.
 * `thisSessionId` is kept where only the others end.
 */
export async function endCredentials(
  database: Database,
  event: CredentialEvent,
  account: { userId: string; thisSessionId?: string },
  now: Date,
): Promise<void> {
  const { sessions, links, areOthersKept, areForeignWaysEnded } = rules[event];
  await endLinks(database, account.userId, links, now);
  if (!areOthersKept) {
    await endCalendarFeed(database, account.userId);
    await endMeasuring(database, account.userId, now);
    await endLinking(database, account.userId);
  }
  if (areForeignWaysEnded) {
    const email = await findEmail(database, account.userId);
    await endForeignIdentities(database, account.userId, email);
  }
  if (sessions === 'all') await endSessions(database, account.userId);
  if (sessions === 'others') {
    await endSessions(database, account.userId, account.thisSessionId);
  }
}
