import { and, eq, isNull } from 'drizzle-orm';
import { circlePlans } from '#contract/rules/circle.ts';
import type { Membership } from '#contract/rules/membership.ts';
import type { Database } from '../database/database.ts';
import { grants } from '../database/schema.ts';

/**
 * Makes the grants of a member, whose account is locked, follow their plan: what it entitles to holds until its end, and
 * what another one gave is taken back. What they have of other sources stays.
 */
export async function followPlan(
  database: Database,
  userId: string,
  membership: Membership | null,
  now: Date,
): Promise<void> {
  const rows = await database
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.source, 'plan'), isNull(grants.revoked)));
  const open = rows.filter(({ until }) => until === null || until > now);
  const due = new Set<string>(membership ? circlePlans[membership.plan].entitles : []);
  const until = membership?.heldUntil ?? null;
  const by = membership ? `plan:${membership.plan}` : 'plan';
  for (const row of open) {
    // Of two for one key the second is taken back.
    const isDue = due.delete(row.key);
    if (!isDue) {
      await database
        .update(grants)
        .set({ revoked: now, revokedBy: by })
        .where(eq(grants.id, row.id));
    } else if (row.until?.getTime() !== until?.getTime() || row.grantedBy !== by) {
      await database.update(grants).set({ until, grantedBy: by }).where(eq(grants.id, row.id));
    }
  }
  const missing = [...due].map((key) => ({
    ...{ userId, key, source: 'plan' as const, until, from: now, grantedBy: by, createdAt: now },
  }));
  if (missing.length > 0) await database.insert(grants).values(missing);
}
