import * as v from 'valibot';
import { done, email, moment, nothing, uuid } from './scalars.ts';

/** A password on its way: `{ password, nonce, at }` as JSON under RSA-OAEP-256, base64. */
export const sealedPassword = v.strictObject({
  keyId: uuid,
  sealed: v.pipe(v.string(), v.maxLength(1024), v.base64()),
});

/** The secret of a mailed link. */
export const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));

/** A session that was opened, with the token that only its caller gets. */
export const openedSession = v.object({ token: v.string(), userId: uuid, expiresAt: moment });

/** Inputs and outputs of `common/login`. */
export const loginSchemas = {
  emailCheck: { input: v.strictObject({ email }), output: v.object({ exists: v.boolean() }) },
  getPublicKey: {
    input: nothing,
    output: v.object({
      keyId: uuid,
      /** SPKI, base64. */
      publicKey: v.string(),
      /** To be sealed with the password; good once. */
      nonce: v.string(),
      expiresAt: moment,
    }),
  },
  tokenAuth: {
    input: v.strictObject({ email, password: sealedPassword }),
    output: v.object({
      ...openedSession.entries,
      /** Whether the account was to be deleted, and stays because of this. */
      isKept: v.boolean(),
    }),
  },
  emailValidation: {
    input: v.union([
      v.strictObject({ email, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
      v.strictObject({ linkToken }),
    ]),
    output: v.object({ email: v.string() }),
  },
  sendEmailValidation: { input: nothing, output: done },
  forgotPassword: { input: v.strictObject({ email }), output: done },
  resetPassword: {
    input: v.strictObject({ linkToken, password: sealedPassword }),
    output: v.object({ email: v.string() }),
  },
  createAccount: {
    input: v.strictObject({ email, password: sealedPassword }),
    output: openedSession,
  },
  changePassword: {
    input: v.strictObject({ current: sealedPassword, next: sealedPassword }),
    output: done,
  },
  logout: { input: v.strictObject({ everywhere: v.boolean() }), output: done },
  revokeSession: { input: v.strictObject({ sessionId: uuid }), output: done },
};
