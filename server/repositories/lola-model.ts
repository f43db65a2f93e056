import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lolaModelConsents } from '../database/schema.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { requireOwner, type Viewer } from './viewer.ts';

/** Whether the owner lets the stylist ask this model: they said so of whoever runs it now. */
export async function mayAskModel(
  viewer: Viewer,
  database: Database,
  owner: string,
  model: Pick<LanguageModel, 'provider'> | null,
): Promise<boolean> {
  requireOwner(viewer, owner);
  if (!model) return false;
  const [row] = await database
    .select()
    .from(lolaModelConsents)
    .where(eq(lolaModelConsents.ownerId, owner));
  return row?.provider === model.provider;
}

/** Keeps that the owner lets the stylist ask whoever runs a model, or nobody (null). */
export async function keepModelConsent(
  viewer: Viewer,
  database: Database,
  owner: string,
  provider: string | null,
): Promise<void> {
  requireOwner(viewer, owner);
  if (provider === null) {
    await database.delete(lolaModelConsents).where(eq(lolaModelConsents.ownerId, owner));
    return;
  }
  await database
    .insert(lolaModelConsents)
    .values({ ownerId: owner, provider })
    .onConflictDoUpdate({ target: lolaModelConsents.ownerId, set: { provider } });
}
