import { and, eq, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { profile, UserDetails } from '#contract/schemas/user.ts';
import type { Database } from '../database/database.ts';
import { images, lolaMornings, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { isReserved } from './one-time-links.ts';
import type { FullScope } from './scope.ts';
import { doesStudioWait } from './studio-waits.ts';
import type { Viewer } from './viewer.ts';

type UserRow = typeof users.$inferSelect;

/** The account of an email address, for signing in; null if there is none. */
export async function findAccount(
  database: Database,
  email: string,
): Promise<Pick<UserRow, 'id' | 'email' | 'passwordHash' | 'emailValidatedAt'> | null> {
  const [row] = await database.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** The address of an account. Throws the Refusal `signed-out` if it is gone. */
export async function findEmail(database: Database, userId: string): Promise<string> {
  const email = await findAddress(database, userId);
  if (email === null) throw new Refusal('signed-out', 'the account is gone');
  return email;
}

/** The address of an account; null if it is gone. */
export async function findAddress(database: Database, userId: string): Promise<string | null> {
  const [row] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row?.email ?? null;
}

/** Everybody who has an account. */
export async function listUserIds(database: Database): Promise<string[]> {
  const rows = await database.select({ id: users.id }).from(users);
  return rows.map(({ id }) => id);
}

/** Makes an account. Throws the Refusal `account-exists` if the address has one, or is reserved. */
export async function insertAccount(
  database: Database,
  account: typeof users.$inferInsert,
  now = new Date(),
): Promise<{ id: string }> {
  const [row] = await database
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  // Checked after the row is inserted: by then a change of email that frees the address at the same
  // time has reserved it.
  if (!row || (await isReserved(database, account.email, now))) {
    throw new Refusal('account-exists', 'this address has an account');
  }
  return row;
}

/** The stored hash of the viewer's password; null of who has none. */
export async function findPasswordHash(viewer: Viewer, database: Database): Promise<string | null> {
  const [row] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.userId));
  if (!row) throw new Refusal('signed-out', 'the account is gone');
  return row.passwordHash;
}

/** Sets a user's password. */
export async function setPasswordHash(
  database: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Marks a user's address as proven, if it still is the user's. */
export async function markEmailValidated(
  database: Database,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  const marked = await database
    .update(users)
    .set({ emailValidatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  if (marked.length === 0) throw new Refusal('link-expired', 'the address has changed');
}

/**
 * Gives a user another, proven address. Throws the Refusal `email-taken`. Answers the old one, and
 * whether that was proven.
 */
export async function changeEmail(
  database: Database,
  userId: string,
  email: string,
  now: Date,
): Promise<{ email: string; wasProven: boolean }> {
  const [taken] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (taken) throw new Refusal('email-taken', 'another account has this address');
  const [old] = await database
    .select({ email: users.email, emailValidatedAt: users.emailValidatedAt })
    .from(users)
    .where(eq(users.id, userId));
  await database
    .update(users)
    .set({ email, emailValidatedAt: now, updatedAt: now })
    .where(eq(users.id, userId));
  if (await isReserved(database, email, now, userId)) {
    throw new Refusal('email-taken', 'another account had this address a moment ago');
  }
  return { email: old?.email ?? email, wasProven: old?.emailValidatedAt != null };
}

/**
 * The details of users, the subject's own when no id is given. Throws the Refusal `forbidden` for
 * anybody else's.
 */
export async function findUserDetails(
  { actor: { entitlements }, subject }: FullScope,
  database: Database,
  userIds: string[],
  signer: Signer,
): Promise<UserDetails[]> {
  if (userIds.some((userId) => userId !== subject)) {
    throw new Refusal('forbidden', 'another user’s details');
  }
  const [row] = await database
    .select({ user: users, imageStatus: images.status, lolaReadyDay: lolaMornings.readyDay })
    .from(users)
    .leftJoin(images, eq(images.id, users.imageId))
    .leftJoin(lolaMornings, eq(lolaMornings.ownerId, users.id))
    .where(eq(users.id, subject));
  if (!row) throw new Refusal('signed-out', 'the account is gone');
  const waits = await doesStudioWait(database, subject);
  const more = { entitlements, waits, lolaReadyDay: row.lolaReadyDay };
  return [toDetails(row.user, row.imageStatus, more, signer)];
}

/** Where a member lives (ISO 3166, two letters); null where they did not say. */
export async function readCountry(
  { subject }: FullScope,
  database: Database,
): Promise<string | null> {
  const [row] = await database
    .select({ country: users.shippingCountry })
    .from(users)
    .where(eq(users.id, subject));
  return row!.country;
}

/** The name by which others know a member; a general one of whoever has no profile yet. */
export async function readScreenName({ subject }: FullScope, database: Database): Promise<string> {
  const [row] = await database
    .select({ screenName: users.screenName })
    .from(users)
    .where(eq(users.id, subject));
  return row?.screenName ?? 'A member';
}

/** Saves the profile form. Throws the Refusal `screen-name-taken`. */
export async function saveProfile(
  viewer: Viewer,
  database: Database,
  form: v.InferOutput<typeof profile>,
): Promise<void> {
  const [taken] = await database
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        // The database lowers both: its lower case differs from JavaScript's for some letters.
        eq(sql`lower(${users.screenName})`, sql`lower(${form.screenName}::text)`),
        ne(users.id, viewer.userId),
      ),
    );
  if (taken) {
    throw new Refusal('screen-name-taken', 'another member has this screen name', {
      screenName: 'taken',
    });
  }
  await database
    .update(users)
    .set({ ...form, updatedAt: sql`now()` })
    .where(eq(users.id, viewer.userId));
}

/** Saves the viewer's country, by its two letters. */
export async function saveCountry(
  viewer: Viewer,
  database: Database,
  shippingCountry: string,
): Promise<void> {
  await database
    .update(users)
    .set({ shippingCountry, updatedAt: sql`now()` })
    .where(eq(users.id, viewer.userId));
}

function toDetails(
  row: UserRow,
  imageStatus: string | null,
  {
    entitlements,
    waits,
    lolaReadyDay,
  }: Pick<UserDetails, 'entitlements' | 'lolaReadyDay'> & { waits: boolean },
  signer: Signer,
): UserDetails {
  return {
    userId: row.id,
    imageUrl:
      row.imageId && imageStatus === 'ready' ? signer.imageUrl(row.id, row.imageId, 240) : null,
    isImagePending: imageStatus === 'received',
    bodyMeasurements: row.bodyMeasurements,
    createDate: row.createdAt.toISOString(),
    email: row.email,
    emailValidated: row.emailValidatedAt !== null,
    firstName: row.firstName,
    lastName: row.lastName,
    screenName: row.screenName,
    updateDate: row.updatedAt.toISOString(),
    mostRecentCartId: row.mostRecentCartId,
    shippingCountry: row.shippingCountry,
    gender: row.gender,
    dateOfBirth: row.dateOfBirth,
    bio: row.bio,
    entitlements,
    studioWaits: waits,
    lolaReadyDay,
    currency: row.currency,
  };
}
