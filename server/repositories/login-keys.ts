import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { loginKeys, usedNonces } from '../database/schema.ts';
import type { SweepPart } from './sweep-part.ts';

const makeKeyPair = promisify(generateKeyPair);
const keyLifeMs = 60 * 60_000;
/** A key is handed out only while it has at least this long to live. */
export const sealLifeMs = 10 * 60_000;

/** The newest key that still lives long enough, made when there is none. */
export async function currentLoginKey(
  database: Database,
  now: Date,
): Promise<{ id: string; publicKey: string }> {
  const [key] = await database
    .select({ id: loginKeys.id, publicKey: loginKeys.publicKey })
    .from(loginKeys)
    .where(gt(loginKeys.expiresAt, new Date(now.getTime() + sealLifeMs)))
    .orderBy(desc(loginKeys.expiresAt))
    .limit(1);
  if (key) return key;
  const pair = await makeKeyPair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const made = {
    id: randomUUID(),
    publicKey: pair.publicKey.toString('base64'),
    privateKey: pair.privateKey,
    expiresAt: new Date(now.getTime() + keyLifeMs),
  };
  await database.insert(loginKeys).values(made);
  return made;
}

/** The private half of a key that has not expired, PEM; or null. */
export async function findPrivateKey(
  database: Database,
  keyId: string,
  now: Date,
): Promise<string | null> {
  const [key] = await database.select().from(loginKeys).where(eq(loginKeys.id, keyId));
  return key && key.expiresAt > now ? key.privateKey : null;
}

/** Marks a nonce as used; false if it was used before. */
export async function spendNonce(
  database: Database,
  nonce: string,
  expiresAt: Date,
): Promise<boolean> {
  const used = await database
    .insert(usedNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: usedNonces.nonce });
  return used.length > 0;
}

/** Keys and nonces that have expired. */
export const loginKeySweep: SweepPart = {
  afterMs: 0,
  async forget(database, before) {
    await database.delete(loginKeys).where(lt(loginKeys.expiresAt, before));
    await database.delete(usedNonces).where(lt(usedNonces.expiresAt, before));
  },
};
