import type { Database } from '../database/database.ts';
import type { Mail } from '../ports/mailer.ts';
import type { ImpersonationRow } from '../repositories/impersonations.ts';
import { findAddress } from '../repositories/users.ts';

const momentOf = (at: Date): string =>
  at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * The mail by which a member learns that the staff was in their account, once that is over; it goes out whatever they
 * chose to have mailed. Null where the account is gone.
 */
export async function mailOfImpersonation(
  database: Database,
  { subjectId, reason, startedAt, endsAt }: ImpersonationRow,
  now: Date,
): Promise<Mail | null> {
  const to = await findAddress(database, subjectId);
  if (!to) return null;
  const over = now < endsAt ? now : endsAt;
  return {
    to,
    subject: 'Someone from Hem was in your account',
    text: `On ${momentOf(startedAt)} (UTC) someone from Hem opened your account, and left it by ${momentOf(over)}. The reason they gave:\n\n${reason}\n\nThey could look at your things and mend them. Money, your password, your email and deleting anything were closed to them, and all they did is written down.\n\nIf you did not ask for help, answer this mail.`,
  };
}
