import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { MailKind } from '#contract/rules/mail-kinds.ts';
import type { NoticeAbout } from '#contract/schemas/notice.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { findEntitlements } from './grants.ts';
import { type FullScope, ownScope } from './scope.ts';

/** The kind under which each notice is mailed. */
export const mailKindOf: Record<NoticeAbout['kind'], MailKind> = {
  'friend-request': 'friends',
  friend: 'friends',
  loan: 'loans',
  'loan-end': 'loans',
  'loan-called-off': 'loans',
  styling: 'stylings',
  'styling-kept': 'stylings',
  'shared-day': 'together',
  'shared-day-answer': 'together',
  order: 'orders',
  quote: 'orders',
  message: 'orders',
  morning: 'mornings',
  // Not mailed from here, as orders are not: its mail is sent when the payment fails (tell-of-grace.ts).
  'payment-failed': 'orders',
  // Neither are these: their mails are sent with the decision (tell-of-review.ts).
  'color-reviewed': 'orders',
  'portrait-asked': 'orders',
  // Its mail is sent to everybody (mails/impersonation-mail.ts).
  impersonated: 'orders',
};

/** The kinds of notices that are mailed to a member; none to one whose account is gone. */
export async function findMailKinds(database: Database, userId: string): Promise<MailKind[]> {
  const [row] = await database
    .select({ mailKinds: users.mailKinds })
    .from(users)
    .where(eq(users.id, userId));
  return row?.mailKinds ?? [];
}

/** Says which kinds of notices are mailed to the subject. */
export async function saveMailKinds(
  { subject }: FullScope,
  database: Database,
  mailKinds: MailKind[],
): Promise<void> {
  await database.update(users).set({ mailKinds }).where(eq(users.id, subject));
}

/** Finds what mailing a member their notices needs, in their own scope of now; null where no mail may reach them. */
export async function findMailReader(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ scope: FullScope; email: string; mailKinds: MailKind[] } | null> {
  const [row] = await database
    .select({ email: users.email, mailKinds: users.mailKinds })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailValidatedAt),
        // Whoever leaves is told no more of what goes on.
        isNull(users.deletionAt),
      ),
    );
  if (!row) return null;
  const entitlements = await findEntitlements(database, userId, now);
  return { scope: ownScope({ userId, sessionId: '', entitlements }), ...row };
}
