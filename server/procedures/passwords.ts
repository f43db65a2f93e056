import { constants, privateDecrypt, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import {
  currentLoginKey,
  findPrivateKey,
  sealLifeMs,
  spendNonce,
} from '../repositories/login-keys.ts';
import { findPasswordHash } from '../repositories/users.ts';
import type { Viewer } from '../repositories/viewer.ts';

/** argon2id (algorithm 2) with 64 MiB and three passes: about 55 ms, off the main thread. */
const hashOptions = { algorithm: 2, memoryCost: 65_536, timeCost: 3 };

/** A password as it travels: sealed with a key of `getPublicKey`. */
export interface SealedPassword {
  keyId: string;
  /** RSA-OAEP-256 over `{ password, nonce }` as JSON, base64. */
  sealed: string;
}

const letter = v.strictObject({ password: v.string(), nonce: v.string() });

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(password, hashOptions);

/**
 * The hash of a random password: checking against it makes an unknown account take as long to refuse as
 * a known one.
 */
const nobody = hash(randomBytes(16).toString('hex'), hashOptions);

/** Whether a password is right. With no stored hash it takes as long, and is wrong. */
export async function isPasswordRight(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password);
  return right && stored !== null;
}

/**
 * Checks the viewer's own password, and answers its hash for `requireSamePassword`. Throws as
 * `unseal` does, and `wrong-password` with the field's name, also for who has none.
 */
export async function checkOwnPassword(
  services: Services,
  viewer: Viewer,
  sealed: SealedPassword,
  field: string,
): Promise<string> {
  const password = await unseal(services, sealed);
  const stored = await findPasswordHash(viewer, services.open.database);
  if (stored === null) throw noPassword(field);
  if (!(await isPasswordRight(stored, password))) throw wrongPassword(field);
  return stored;
}

/**
 * Throws the Refusal `wrong-password` if the password that was checked is not the viewer's any more: of
 * two changes at the same time one wins. The account is locked.
 */
export async function requireSamePassword(
  viewer: Viewer,
  database: Database,
  stored: string,
  field: string,
): Promise<void> {
  if ((await findPasswordHash(viewer, database)) !== stored) throw wrongPassword(field);
}

const wrongPassword = (field: string) =>
  new Refusal('wrong-password', 'the present password is wrong', { [field]: 'wrong' });

/** Of who signs in with a provider and has chosen none: nothing that they type is right. */
const noPassword = (field: string) =>
  new Refusal('wrong-password', 'this account has no password', { [field]: 'none' });

/** A key to seal passwords with, and a nonce to seal with them. */
export async function offerKey(services: Services) {
  const now = services.now();
  const key = await currentLoginKey(services.open.database, now);
  const expires = now.getTime() + sealLifeMs;
  const random = randomBytes(12).toString('base64url');
  const nonce = `${expires}.${random}.${services.signer.sign('nonce', key.id, expires, random)}`;
  return {
    keyId: key.id,
    publicKey: key.publicKey,
    nonce,
    expiresAt: new Date(expires).toISOString(),
  };
}

/**
 * Opens a sealed password. Throws the Refusal `key-expired` if the key or the nonce is too old
 * or was used before, and `invalid` if it cannot be opened.
 */
export async function unseal(services: Services, sealed: SealedPassword): Promise<string> {
  const { database } = services.open;
  const privateKey = await findPrivateKey(database, sealed.keyId, services.now());
  if (!privateKey) throw new Refusal('key-expired', 'this key is too old');
  const { password, nonce } = openLetter(privateKey, sealed.sealed);
  const [expires = '', random = '', signature = ''] = nonce.split('.');
  const isOurs = services.signer.holds(signature, 'nonce', sealed.keyId, expires, random);
  if (!isOurs || Number(expires) < services.now().getTime()) {
    throw new Refusal('key-expired', 'this nonce is too old');
  }
  if (!(await spendNonce(database, nonce, new Date(Number(expires))))) {
    throw new Refusal('key-expired', 'this nonce was used');
  }
  return password;
}

function openLetter(privateKey: string, sealed: string): v.InferOutput<typeof letter> {
  try {
    const opened = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(sealed, 'base64'),
    );
    return v.parse(letter, JSON.parse(opened.toString('utf8')));
  } catch {
    throw new Refusal('invalid', 'the sealed password cannot be opened');
  }
}
