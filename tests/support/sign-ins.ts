import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SignInProvider } from '#contract/rules/sign-in.ts';
import type { ToldIdentity } from '#server/database/schema/sign-ins.ts';
import type { SignInPort } from '#server/ports/sign-in-provider.ts';
import {
  beginAttempt,
  keepIdentity,
  newChecks,
  takeReturn,
} from '#server/repositories/sign-in-attempts.ts';
import { addIdentity } from '#server/repositories/sign-in-identities.ts';
import type { Person, TestServer } from './test-server.ts';

/** A browser's secret, and the hash that it gives when a sign-in begins. */
export function browserSecret(): { browserKey: string; browserHash: string } {
  const browserKey = randomBytes(32).toString('base64url');
  return { browserKey, browserHash: createHash('sha256').update(browserKey).digest('base64url') };
}

/** Gives a server a provider that nobody is ever asked at. */
export function haveProvider(server: TestServer, provider: SignInProvider = 'google'): void {
  const idle: SignInPort = {
    begin: async ({ state }) => `https://provider.example/?state=${state}`,
    finish: async () => somebody(),
  };
  (server.app.services.signIn as Map<SignInProvider, SignInPort>).set(provider, idle);
}

/** Somebody whom no account knows. */
export const somebody = (known: Partial<ToldIdentity> = {}): ToldIdentity => ({
  subject: randomUUID(),
  email: `${randomUUID()}@example.com`,
  firstName: null,
  ...known,
});

/** A sign-in that came back, as its browser has it; with a session, of who adds a way to sign in. */
export async function cameBack(
  server: TestServer,
  identity: ToldIdentity,
  { provider = 'google' as SignInProvider, sessionId = null as string | null } = {},
): Promise<{ ticket: string; browserKey: string }> {
  const { open, now } = server.app.services;
  const { browserKey, browserHash } = browserSecret();
  const checks = newChecks();
  await beginAttempt(open.database, { provider, browserHash, sessionId, checks }, now());
  const taken = await takeReturn(open.database, provider, checks.state, now());
  const ticket = await keepIdentity(open.database, taken!.attemptId, identity, now());
  return { ticket: ticket!, browserKey };
}

/** Links somebody at a provider to a member. */
export async function linked(
  server: TestServer,
  { userId }: Person,
  identity: ToldIdentity,
  provider: SignInProvider = 'google',
): Promise<void> {
  const { open, now } = server.app.services;
  await addIdentity(open.database, userId, provider, identity, now());
}
