import type { Database } from '../database/database.ts';
import type { Services } from '../ports/services.ts';
import { type CredentialEvent, endCredentials } from '../repositories/credentials.ts';
import { leaveWithSessions } from './leave-account.ts';

/** Ends what an event ends of an account, and with its sessions what they opened in a member's account; that one is told. */
export async function endAccess(
  services: Pick<Services, 'signer' | 'now'>,
  database: Database,
  event: CredentialEvent,
  account: { userId: string; thisSessionId?: string },
): Promise<void> {
  await endCredentials(database, event, account, services.now());
  await leaveWithSessions(services, database, account.userId);
}
