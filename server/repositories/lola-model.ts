import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lolaModelConsents } from '../database/schema.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { FullScope } from './scope.ts';

/** Whether the owner lets the stylist ask this model: they said so of whoever runs it now. */
export async function mayAskModel(
  scope: FullScope,
  database: Database,
  model: Pick<LanguageModel, 'provider'> | null,
): Promise<boolean> {
  if (!model) return false;
  const [row] = await database
    .select()
    .from(lolaModelConsents)
    .where(eq(lolaModelConsents.ownerId, scope.subject));
  return row?.provider === model.provider;
}

/** Keeps that the owner lets the stylist ask whoever runs a model, or nobody (null). */
export async function keepModelConsent(
  scope: FullScope,
  database: Database,
  provider: string | null,
): Promise<void> {
  if (provider === null) {
    await database.delete(lolaModelConsents).where(eq(lolaModelConsents.ownerId, scope.subject));
    return;
  }
  await database
    .insert(lolaModelConsents)
    .values({ ownerId: scope.subject, provider })
    .onConflictDoUpdate({ target: lolaModelConsents.ownerId, set: { provider } });
}
