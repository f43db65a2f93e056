import { eq } from 'drizzle-orm';
import type { Entitlement } from '#contract/rules/profile.ts';
import type { Database } from '#server/database/database.ts';
import { grants } from '#server/database/schema.ts';

/** Long before anything that a test's clock says. */
const from = new Date('2020-01-01');

/** Has somebody entitled to these keys, and to nothing else. */
export async function entitle(
  database: Database,
  userId: string,
  keys: readonly Entitlement[],
): Promise<void> {
  await database.delete(grants).where(eq(grants.userId, userId));
  const given = { userId, source: 'gift', from, grantedBy: 'test' } as const;
  if (keys.length > 0) {
    await database.insert(grants).values(keys.map((key) => ({ ...given, key })));
  }
}
